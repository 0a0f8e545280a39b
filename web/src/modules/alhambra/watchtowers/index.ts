// The Watchtowers: half cells on the wall.

import type { WebModule } from '../../types';
import Face from './Face.svelte';

export default { faces: { watchtower: { art: Face, whole: true } } } satisfies WebModule;
