// The Medina: tiles of the old town.

import type { WebModule } from '../../types';
import Face from './Face.svelte';

export default { faces: { medina: { art: Face } } } satisfies WebModule;
