// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';
import Series from './Series.svelte';

export default page<keyof Rules>('alhambra', 'street-trader', { en, nl, de }, [
  { key: 'setup', rules: ['1', '2', 'R6'] },
  {
    key: 'build',
    rules: ['3', '4', 'R1', 'R2', 'R3', 'R4'],
    picture: { minis: [{ tiles: [['seraglio-9-0', 1, 0, { citizen: 'seraglio' }]] }] },
  },
  { key: 'back', rules: ['3', 'R5', 'R8', 'R9', 'R10', 'R12', 'R13', 'R14'] },
  { key: 'score', rules: ['5', 'R7'], picture: { art: Series } },
  { key: 'limits', rules: ['6', '7', '8', 'R11'] },
]);
