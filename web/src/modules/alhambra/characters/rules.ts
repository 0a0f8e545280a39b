// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import All from './All.svelte';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'characters', { en, nl, de }, [
  {
    key: 'auction',
    rules: ['1', '2', '3', 'R2', 'R3', 'R4', 'R11'],
  },
  {
    key: 'people',
    rules: ['3.abilities', 'R1', 'R12', 'R15'],
    picture: {
      art: All,
      wide: true,
    },
  },
  {
    key: 'start',
    rules: ['R5', 'R8', 'R13', 'R16'],
  },
  {
    key: 'turn',
    rules: ['4', '8', 'R9', 'R10', 'R14', 'R6'],
  },
  {
    key: 'scoring',
    rules: ['5', '6', 'R7'],
  },
]);
