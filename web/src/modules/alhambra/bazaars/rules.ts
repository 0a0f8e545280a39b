// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'bazaars', { en, nl, de }, [
  {
    key: 'beside',
    rules: ['1', '2', '3', '7', 'R1', 'R4', 'R9'],
    picture: { tiles: ['bazaar-1', 'bazaar-4', 'bazaar-5', 'bazaar-7'] },
  },
  {
    key: 'buy',
    rules: ['3', '4', 'R2', 'R3', 'R5', 'R6', 'R8'],
    picture: { tiles: ['bazaar-7', 'tower-9-es'], cards: [['florin-5', 'florin-4']] },
  },
  {
    key: 'score',
    rules: ['5'],
    picture: {
      minis: [
        {
          tiles: [
            ['chambers-10-0', 1, 0],
            ['seraglio-9-0', 2, 0],
            ['arcades-9-0', 3, 0],
            ['garden-10-0', 1, -1],
            ['bazaar-7', 2, -1],
            ['tower-11-0', 3, -1],
            ['seraglio-7-w', 1, -2],
          ],
          cells: [
            [2, 0],
            [3, 0],
            [3, -1],
            [1, -2],
          ],
        },
      ],
    },
  },
  { key: 'limits', rules: ['6', '8', 'R7'] },
]);
