import type { SetupFacts } from '../../types';

export default { box: '2', weight: 3, about: 'turns' } satisfies SetupFacts;
