import type { SetupFacts } from '../../types';

export default { box: '2', weight: 1, about: 'money', sets: ['first'] } satisfies SetupFacts;
