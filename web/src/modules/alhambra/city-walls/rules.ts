// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'city-walls', { en, nl, de }, [
  {
    key: 'card',
    rules: ['1', '2', '3', 'R1'],
    picture: {
      cards: [
        ['wall-n', 'wall-e', 'wall-s', 'wall-w'],
        ['wall-ne', 'wall-es', 'wall-sw', 'wall-nw'],
      ],
    },
  },
  {
    key: 'build',
    rules: ['3', 'R2', 'R5', 'R8', 'R9'],
    picture: {
      cards: [['wall-es']],
      minis: [{ tiles: [['garden-10-n', 1, 0, { walls_added: 'ES' }]], mark: 'good' }],
    },
  },
  {
    key: 'outer',
    rules: ['4', 'R3', 'R4'],
    picture: {
      minis: [
        { tiles: [['garden-10-n', 1, 0, { walls_added: 'E' }]], mark: 'good' },
        { tiles: [['garden-10-n', 1, 0, { walls_added: 'W' }]], mark: 'bad' },
      ],
    },
  },
  { key: 'stays', rules: ['5', '6', '7', '8', 'R6', 'R7', 'R10'] },
]);
