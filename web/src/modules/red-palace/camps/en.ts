// The Field Camps of the Red Palace in English: what differs from Alhambra’s.

import { words as own } from '../../alhambra/camps/en';

export const words = {
  ...own,
  'tile.land-camp': 'camp',
} as const;

export const rules = {
  build: {
    h: 'Where camps stand',
    p: 'Eight land tiles bear a camp; they are bought, reserved and exchanged like buildings. A camp stands outside the wall: only its bastions, the sides with an arrow, may touch other tiles, and only at a wall; at least one must. So it cannot touch the starting tile or a plaza without a wall piece. Two camps may touch with their green sides. Nobody walks over a camp. A wall with a camp before it is still outer wall, but no wall piece stands on a camp.',
  },
  score: {
    h: 'What they bring',
    p: 'In each scoring follow every arrow straight into the palace and count the tiles up to the first gap or camp; the starting tile, plazas, medinas and bazaars count too, walls do not stop you. Each tile is a point. Several camps may count the same tile. On the reserve a camp is worth nothing.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
