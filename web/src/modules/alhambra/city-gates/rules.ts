// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'city-gates', { en, nl, de }, [
  {
    key: 'card',
    rules: ['1', '2', '3', 'R1', 'R2', 'R10'],
    picture: {
      cards: [['city-gate']],
    },
  },
  {
    key: 'open',
    rules: ['3.use', '8', 'R3', 'R4', 'R5', 'R6', 'R7', 'R9'],
    picture: {
      minis: [
        {
          tiles: [
            ['pavilion-6-n', 0, -1],
            ['seraglio-8-s', 0, -2, { gate: 'S' }],
          ],
          mark: 'good',
        },
        {
          tiles: [
            ['pavilion-6-n', 0, -1],
            ['seraglio-8-s', 0, -2],
          ],
          mark: 'bad',
        },
      ],
    },
  },
  {
    key: 'stay',
    rules: ['4', '5', '6', 'R8'],
  },
]);
