// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';
import Sides from './Sides.svelte';

export default page<keyof Rules>('alhambra', 'invaders', { en, nl, de }, [
  { key: 'invasion', rules: ['1', '2', '3', '5', '6', '7', 'R2', 'R5', 'R8', 'R10', 'R11'] },
  { key: 'open', rules: ['4', '5', '8', 'R1'], picture: { art: Sides, wide: true } },
  {
    key: 'scouts',
    rules: ['3', 'R3', 'R4', 'R12'],
    picture: { cards: [['scout-garden', 'scout-tower']] },
  },
  { key: 'variant', rules: ['2', 'R6', 'R7', 'R9'] },
]);
