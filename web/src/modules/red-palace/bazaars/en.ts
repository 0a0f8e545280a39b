// The Bazaars of the Red Palace in English: what differs from Alhambra’s.

import { rules as shared, words as own } from '../../alhambra/bazaars/en';

export const words = {
  ...own,
  'tile.land-bazaar': 'bazaar',
  tip: '{money} bazaar: at the end it counts {types} on the eight cells round it. It costs what lies on the {money} space of the yard, exactly.',
  'event.laid_beside': 'Beside the yard lies the {tile}.',
} as const;

export const rules = {
  beside: {
    h: 'Beside the yard',
    p: 'Eight bazaars are among the land tiles. One that is drawn for the yard or the preview is laid open beside the board and the draw goes on. Any number may lie there; only buying takes them away. Dirk draws them like any tile, for nothing.',
  },
  buy: {
    h: 'Buying one',
    p: 'A bazaar has a currency and costs as much as what lies on that currency’s space of the yard now. It must be paid exactly, in that currency; so you always have a further action. While that space is empty it cannot be bought. You place it at the end of your turn like a building without walls.',
  },
  score: shared.score,
  limits: {
    h: 'Good to know',
    p: 'A bazaar is no building: it counts for no majority. Only buildings of its types count for it; no plaza, half-building, camp, medina or other bazaar, and not the starting tile. Those not sold when the game ends are given to nobody.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
