import type { SetupFacts } from '../../types';

export default { box: '2', weight: 2, about: 'tiles' } satisfies SetupFacts;
