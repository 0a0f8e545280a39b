// The Bazaars in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Bazaars',
  reconstructed: 'Types and currencies of the eight bazaars are partly reconstructed.',
  about: 'Bazaars are paid exactly and score the buildings round them at the end.',
  'tile.bazaar': 'bazaar',
  name: '{money} bazaar',
  full: '{money} bazaar: {types}',
  tip: '{money} bazaar: at the end it counts {types} on the eight cells round it. It costs what the tile on the {money} place costs, exactly.',
  now: 'price {n}',
  unsold: 'no price now',
  'do.buy': 'Buy the {tile}',
  'hint.buy': 'Only exact payments, in its own currency. You then have a further action.',
  'verb.buy': 'Buy a bazaar',
  'event.laid_beside': 'Beside the market lies the {tile}.',
  'event.bought': '{name} buys the {tile} for {n}.',
} as const;

export const rules = {
  beside: {
    h: 'Beside the market',
    p: 'Eight bazaars are in the bag. One that is drawn for the market is laid open beside it and the draw goes on, also in the very first market. Any number may lie there; only buying takes them away. With two players Dirk draws them like any tile, for nothing.',
  },
  buy: {
    h: 'Buying one',
    p: 'A bazaar has a currency and costs as much as the tile that lies on that currency’s place of the market now. It must be paid exactly, in that currency; so you always have a further action. While that place is empty it cannot be bought. You place it at the end of your turn like a building without walls. The vizier may buy one, too.',
  },
  score: {
    h: 'What it brings',
    p: 'Only in the third scoring: look at the eight cells round it, corners too. Count the buildings of its three types there, and multiply by how many of the three types are among them, up to 24 points. Walls do not matter, and one building may count for several bazaars.',
  },
  limits: {
    h: 'Good to know',
    p: 'A bazaar is no building: it counts for no majority and carries no citizen or chest. Only finished buildings count for it, magical ones too; no fountain, hut, camp, medina or other bazaar. Those not sold when the game ends are given to nobody, and those left in the bag do not keep it going.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
