// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import Crossing from './Crossing.svelte';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'falconers', { en, nl, de }, [
  { key: 'buy', rules: ['1', '2', '3', 'R1', 'R2', 'R8'] },
  { key: 'crossing', rules: ['3', 'R3', 'R6'], picture: { art: Crossing } },
  { key: 'back', rules: ['3', 'R4', 'R5', 'R9'] },
  { key: 'score', rules: ['5', 'R7'] },
  { key: 'limits', rules: ['4', '6', '7', '8', 'R10'] },
]);
