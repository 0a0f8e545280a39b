// The Medina: tiles of the old town without a kind.

import type { WebModule } from '../../types';
import Count from './Count.svelte';
import de from './de?data';
import en from './en?data';
import Face from './Face.svelte';
import nl from './nl?data';

export default {
  words: { en, nl, de },
  faces: { medina: { art: Face } },
  player: Count,
} satisfies WebModule;
