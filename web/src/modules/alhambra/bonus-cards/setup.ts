import type { SetupFacts } from '../../types';

export default { box: '1', weight: 1, about: 'points', sets: ['first'] } satisfies SetupFacts;
