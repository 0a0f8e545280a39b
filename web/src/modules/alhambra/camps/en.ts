// The Camps in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Camps',
  reconstructed: 'Bastions and prices of the eight camps are reconstructed.',
  about: 'Camps outside your wall score every tile in a straight line across the palace.',
  category: 'Camps',
  'tile.camp': 'camp',
} as const;

export const rules = {
  build: {
    h: 'Where camps stand',
    p: 'Eight camps come to the market like buildings, are bought, reserved and exchanged like them. A camp stands outside the wall: only its bastions, the sides with an arrow, may touch other tiles, and only at a wall; at least one must. Two camps may touch with their green sides. Nobody walks over a camp, and as long as it leans on a wall that wall must stay. Behind a camp a wall still counts as an outer wall.',
  },
  score: {
    h: 'What they bring',
    p: 'In each scoring follow every arrow straight into the palace and count the tiles up to the first gap or camp; the fountain and huts count too, walls do not stop you. Each tile is a point. Several camps may count the same tile. On the reserve a camp is worth nothing.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
