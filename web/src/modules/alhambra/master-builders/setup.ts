import type { SetupFacts } from '../../types';

export default { box: '4', weight: 1, about: 'tiles', sets: ['rebuild'] } satisfies SetupFacts;
