// The Bazaars: tiles with stalls.

import type { WebModule } from '../../types';
import Face from './Face.svelte';

export default { faces: { bazaar: { art: Face } } } satisfies WebModule;
