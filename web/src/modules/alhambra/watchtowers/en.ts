// The Watchtowers in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Watchtowers',
  about:
    'Half tiles, bought together with a building: a wall of their own, and 2 points more each in your longest wall.',
  market: 'Watchtowers, each {n} more than its building',
  gone: 'none left',
  'tip.price': 'A watchtower raises the price of its building by {n} now.',
  'tile.watchtower': 'watchtower: {type}',
  'tip.watchtower':
    'Bought together with a building of its type. Its long side is a wall; in the longest wall it brings 2 points more.',
  'do.buy': 'Buy it with a watchtower',
  'hint.buy': 'Building and watchtower are paid together; the watchtower must be built.',
  'verb.buy': 'With a watchtower',
  'do.place': 'Build {tile} {corner}',
  'verb.place': 'Build a watchtower',
  'lay.title': 'Which corner?',
  'lay.hint': 'The right angle lies in that corner of the cell; the wall runs across it.',
  laying: 'choose the corner',
  'corner.NW': 'in the north-west corner',
  'corner.NE': 'in the north-east corner',
  'corner.SE': 'in the south-east corner',
  'corner.SW': 'in the south-west corner',
  'event.bought': '{name} buys {tile} and {watchtower} for {n}.',
  'event.built': '{name} builds {tile}.',
  'event.returned': '{tile} finds no place and goes back.',
} as const;

export const rules = {
  buy: {
    h: 'Buying one',
    p: 'Three watchtowers of each type lie open beside the market. When you buy a base building you may take one of the same type with it. It costs 6 more before the first scoring, 4 between the first and the second, 2 later, all in one payment; an exact total brings a further action. You may take it only if there is, or can be after laying one new tile, a place for it. In the last distribution there are none, and Dirk gets none.',
  },
  build: {
    h: 'Building it',
    p: 'A watchtower fills half a cell. Its two short sides are open and lie along two sides of the cell; the long side is a wall, and the half beyond it stays empty for ever. A short side needs an open side against it, and at least one of them must touch a finished base building of its type. One may walk over it. No empty cell and no empty half may be enclosed. It is built with your other new tiles, in any order; it never goes to the reserve. If none that is left has a place, it goes back without a refund.',
  },
  stay: {
    h: 'It stays',
    p: 'A watchtower is never removed, turned or exchanged. Other tiles may be redesigned as long as it keeps a base building of its type at one of its short sides. Camps never lie beside one. It is no building for huts, bazaars, falcons or chests.',
  },
  score: {
    h: 'What it brings',
    p: 'The long side is one segment of the outer wall and joins every wall that ends at one of its corners. Only the longest wall counts: its length, and 2 points for each watchtower in it. Of equally long walls the one with most watchtowers is scored; a shorter one never is.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
