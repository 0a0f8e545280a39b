// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'magical-buildings', { en, nl, de }, [
  {
    key: 'lay',
    rules: ['1', '2', '3', '4', '5', 'R1', 'R3', 'R4', 'R5', 'R7'],
    picture: {
      minis: [
        {
          tiles: [
            ['arcades-9-0', 1, 0],
            ['garden-11-0', 1, 1],
            ['magical-pavilion-9-n', 0, 1, { walls: 'W' }],
          ],
          cells: [[0, 1]],
          mark: 'good',
        },
        {
          tiles: [
            ['arcades-9-0', 1, 0],
            ['garden-11-0', 1, 1],
            ['magical-pavilion-9-n', 0, 1, { walls: 'N' }],
          ],
          cells: [[0, 1]],
          mark: 'bad',
        },
      ],
    },
  },
  {
    key: 'turn',
    rules: ['3', 'R2', 'R6', 'R8'],
    picture: {
      minis: [
        { tiles: [['magical-pavilion-9-n', 0, -1, { walls: 'N' }]], cells: [[0, -1]] },
        { tiles: [['magical-pavilion-9-n', 0, -1, { walls: 'E' }]], cells: [[0, -1]] },
      ],
    },
  },
  { key: 'limits', rules: ['6', '7', '8'] },
]);
