// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'bureau-de-change', { en, nl, de }, [
  {
    key: 'take',
    rules: ['1', '2', 'R1', 'R4'],
    picture: {
      cards: [['bureau-denar-florin']],
    },
  },
  {
    key: 'pay',
    rules: ['3', 'R2', 'R3'],
    picture: {
      tiles: ['garden-11-0'],
      cards: [['bureau-denar-florin', 'florin-9', 'denar-2']],
    },
  },
  {
    key: 'limits',
    rules: ['5', '8', 'R5'],
  },
]);
