import type { SetupFacts } from '../../types';

export default { box: '4', weight: 2, about: 'tiles', sets: ['rebuild'] } satisfies SetupFacts;
