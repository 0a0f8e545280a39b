// The Magical Buildings: tiles that can be turned.

import type { WebModule } from '../../types';
import Face from './Face.svelte';

export default { faces: { magical: { art: Face } } } satisfies WebModule;
