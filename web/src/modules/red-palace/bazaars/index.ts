// The Bazaars of the Red Palace: as in Alhambra, on land tiles.

import shared from '../../alhambra/bazaars';
import Face from '../../alhambra/bazaars/Face.svelte';
import type { WebModule } from '../../types';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';

export default {
  ...shared,
  words: { en, nl, de },
  faces: { 'land-bazaar': { art: Face } },
} satisfies WebModule;
