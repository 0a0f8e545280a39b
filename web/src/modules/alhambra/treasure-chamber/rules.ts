// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import Room from './Room.svelte';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'treasure-chamber', { en, nl, de }, [
  {
    key: 'buy',
    rules: ['1', '2', '3', 'R5', 'R8'],
    picture: { cards: [['ducat-3', 'denar-3', 'dirham-4']], art: Room },
  },
  {
    key: 'place',
    rules: ['3', '7', 'R2', 'R3', 'R6', 'R9', 'R11'],
    picture: {
      minis: [
        {
          tiles: [
            ['seraglio-9-0', 1, 0, { chest: 'true' }],
            ['tower-11-0', 0, 1, { chest: 'true' }],
            ['tower-12-0', 1, 1],
          ],
        },
      ],
    },
  },
  { key: 'refill', rules: ['3', 'R4', 'R7', 'R10'] },
  { key: 'score', rules: ['5', 'R1'] },
  { key: 'limits', rules: ['4', '6', '8'] },
]);
