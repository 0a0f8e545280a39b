// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';
import Sections from './Sections.svelte';

export default page<keyof Rules>('alhambra', 'art-of-the-moors', { en, nl, de }, [
  {
    key: 'take',
    rules: ['1', '2', '3', 'R1', 'R2', 'R3', 'R5', 'R6', 'R8', 'R10'],
    picture: { tiles: ['garden-8-ne', 'garden-8-nw'] },
  },
  { key: 'develop', rules: ['3', 'R7'], picture: { art: Sections } },
  { key: 'score', rules: ['5', '6'] },
  { key: 'limits', rules: ['4', '7', '8', 'R4', 'R9'] },
]);
