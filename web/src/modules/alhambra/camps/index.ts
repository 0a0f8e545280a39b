// The Camps: tiles outside the wall, with bastions instead of walls.

import type { WebModule } from '../../types';
import Camp from './Camp.svelte';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';

export default {
  words: { en, nl, de },
  faces: { camp: { art: Camp } },
} satisfies WebModule;
