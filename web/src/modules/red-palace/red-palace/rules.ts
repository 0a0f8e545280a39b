// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import Abilities from './Abilities.svelte';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('red-palace', 'red-palace', { en, nl, de }, [
  { key: 'goal', rules: ['1'], picture: { tiles: ['land-7-es', 'land-6-esw', 'land-8-0', 'plaza-1'] } },
  {
    key: 'setup',
    rules: ['2', 'R17', 'R29', '11'],
    picture: {
      cards: [
        ['denar-4', 'dirham-7', 'florin-9'],
        ['ducat-8', 'ducat-6', 'denar-6'],
      ],
    },
  },
  { key: 'turn', rules: ['3', '3.1', 'R11'] },
  { key: 'preview', rules: ['3.3', 'R3', 'R20'] },
  {
    key: 'guards',
    rules: ['R10', 'R19'],
    picture: {
      minis: [
        {
          tiles: [
            ['land-7-e', 1, 0, { guards: 'E' }],
            ['land-7-nsw', -1, 0, { guards: 'NS' }],
          ],
        },
      ],
    },
  },
  { key: 'paying', rules: ['3.2', 'R7', 'R24'] },
  {
    key: 'abilities',
    rules: ['R4', 'R5', 'R6', 'R9', 'R18', 'R26', 'R27'],
    picture: { art: Abilities, wide: true },
  },
  {
    key: 'pieces',
    rules: ['4', 'R8', 'R22', 'R25'],
    picture: {
      minis: [
        {
          tiles: [
            ['plaza-1', 1, 0, { wall_piece: 'E' }],
            ['land-8-0', 0, 1],
          ],
        },
      ],
    },
  },
  { key: 'scoring', rules: ['5', 'R2', 'R23'] },
  { key: 'end', rules: ['6', 'R12', 'R28', 'R21'] },
  { key: 'dirk', rules: ['7', 'R13', 'R14', 'R16'] },
  { key: 'modules', rules: ['M', 'B', 'F', '8', 'R15', 'R1'] },
]);
