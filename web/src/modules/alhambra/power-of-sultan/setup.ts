import type { SetupFacts } from '../../types';

export default { box: '5', weight: 2, about: 'turns' } satisfies SetupFacts;
