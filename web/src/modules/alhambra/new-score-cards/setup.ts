import type { SetupFacts } from '../../types';

export default { box: '5', weight: 1, about: 'points' } satisfies SetupFacts;
