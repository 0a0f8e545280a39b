import type { SetupFacts } from '../../types';

export default { box: '6', weight: 2, about: 'points' } satisfies SetupFacts;
