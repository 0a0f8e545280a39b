import type { SetupFacts } from '../../types';

export default { box: '6', weight: 3, about: 'tiles' } satisfies SetupFacts;
