// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'change', { en, nl, de }, [
  {
    key: 'get',
    rules: ['1', '2', '3', 'R1', 'R2', 'R3', 'R7', 'R8'],
    picture: {
      tiles: ['tower-10-w'],
      cards: [
        ['denar-9', 'denar-8'],
        ['coin-denar', 'coin-ducat', 'coin-florin'],
      ],
    },
  },
  { key: 'pay', rules: ['3', 'R9'], picture: { tiles: ['seraglio-9-0'], cards: [['florin-8', 'coin-florin']] } },
  { key: 'limits', rules: ['4', '5', '6', '7', '8', 'R4', 'R5', 'R6'] },
]);
