// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'workers-huts', { en, nl, de }, [
  {
    key: 'take',
    rules: ['1', '2', '3', 'R4'],
    picture: {
      tiles: ['hut-pavilion-n', 'hut-seraglio-s', 'hut-arcades-e', 'hut-chambers-w', 'hut-garden-ne', 'hut-tower-es'],
    },
  },
  {
    key: 'count',
    rules: ['4', '5', '8', 'R1', 'R2', 'R3', 'R5'],
    picture: {
      minis: [
        {
          tiles: [
            ['garden-10-0', 0, -1],
            ['hut-garden-e', 0, -2],
            ['garden-11-0', 0, -3],
            ['garden-8-nw', -1, -2],
          ],
          cells: [[0, -2]],
        },
      ],
    },
  },
]);
