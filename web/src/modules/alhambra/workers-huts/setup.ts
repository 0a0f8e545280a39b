import type { SetupFacts } from '../../types';

export default { box: '1', weight: 2, about: 'tiles', sets: ['rebuild'] } satisfies SetupFacts;
