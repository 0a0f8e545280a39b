import type { SetupFacts } from '../../types';

export default { box: '3', weight: 2, about: 'turns' } satisfies SetupFacts;
