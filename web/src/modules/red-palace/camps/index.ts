// The Field Camps of the Red Palace: as in Alhambra, on land tiles.

import shared from '../../alhambra/camps';
import Camp from '../../alhambra/camps/Camp.svelte';
import type { WebModule } from '../../types';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';

export default {
  ...shared,
  words: { en, nl, de },
  faces: { 'land-camp': { art: Camp } },
} satisfies WebModule;
