import type { SetupFacts } from '../../types';

export default { box: '6', weight: 1, about: 'tiles' } satisfies SetupFacts;
