// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'camps', { en, nl, de }, [
  {
    key: 'build',
    rules: ['1', '2', '3', '4', 'R1', 'R2', 'R3', 'R5', 'R8'],
    picture: {
      minis: [
        {
          tiles: [
            ['tower-11-0', 1, 0],
            ['arcades-8-e', 2, 0],
            ['camp-w', 3, 0],
          ],
          mark: 'good',
        },
        {
          tiles: [
            ['tower-11-0', 1, 0],
            ['arcades-8-e', 2, 0],
            ['camp-s', 3, 0],
          ],
          mark: 'bad',
        },
      ],
    },
  },
  {
    key: 'score',
    rules: ['5', '6', '7', '8', 'R4', 'R6', 'R7'],
    picture: {
      minis: [
        {
          tiles: [
            ['seraglio-7-w', -1, 0],
            ['tower-11-0', 1, 0],
            ['arcades-8-e', 2, 0],
            ['camp-e', -2, 0],
          ],
          cells: [
            [-1, 0],
            [0, 0],
            [1, 0],
            [2, 0],
          ],
          line: true,
        },
      ],
    },
  },
]);
