import type { SetupFacts } from '../../types';

export default { box: '3', weight: 3, about: 'points', sets: ['rebuild'] } satisfies SetupFacts;
