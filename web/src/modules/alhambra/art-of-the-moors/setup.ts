import type { SetupFacts } from '../../types';

export default { box: '5', weight: 3, about: 'points' } satisfies SetupFacts;
