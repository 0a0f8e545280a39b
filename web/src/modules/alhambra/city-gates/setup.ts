import type { SetupFacts } from '../../types';

export default { box: '2', weight: 1, about: 'tiles' } satisfies SetupFacts;
