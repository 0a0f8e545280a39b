import type { SetupFacts } from '../../types';

export default { box: '3', weight: 1, about: 'money' } satisfies SetupFacts;
