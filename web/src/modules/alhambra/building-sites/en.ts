// The Building Sites in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Building Sites',
  about: 'Get a tile for half its price as a building site, and complete it later in a secret currency.',
  stack: 'Building sites',
  left: '{n} {n|building site|building sites} left',
  'tip.stack':
    'Building sites still to be had: a tile for half its price, completed later in the currency on the back.',
  'verb.set_up': 'As a site',
  'do.set_up': 'Set up a site',
  'ask.choose': 'Which site for your tile?',
  'choose.hint': 'Only you see its currency. In it you complete the tile later, for the full price.',
  'do.choose': '{currency}',
  'verb.complete': 'Complete it',
  'do.complete': 'Complete {tile}',
  'hint.complete': 'The full price in {money}. Exact payment gives a further action.',
  'on.site': 'building site',
  'tip.on.site':
    'A building site: the tile counts for nothing but its walls until its full price is paid in the currency of the site.',
  'event.set_up': '{name} sets up {tile} as a site, for {n}.',
  'event.drawn': '{name} sees two sites: {currency} and {other}.',
  'event.chosen': '{name} chooses {currency} for {tile}.',
  'event.laid': '{name} lays a site on {tile}.',
  'event.completed': '{name} completes {tile} in {currency}.',
  'event.revealed': '{name} reveals the site on {tile}: {currency}.',
  'event.void': 'All money of {name} in {currency} is worthless: {pay}.',
} as const;

export const rules = {
  setUp: {
    h: 'Setting up a site',
    p: 'Instead of buying a tile of the market you may set it up as a site: pay at least half its price, rounded down, in the currency of its place. This never counts as exact, so your actions are over. Look at two sites from the stack, choose one secretly and lay it on the tile; the other goes back. The tile is then placed as usual, but not given to Dirk.',
  },
  counts: {
    h: 'Under construction',
    p: 'The tile obeys all rules of building and its walls count for your longest wall. Its kind counts nowhere before it is completed. It keeps its site whenever it is moved.',
  },
  complete: {
    h: 'Completing',
    p: 'As an action you complete one of your sites, in the palace or in reserve: pay the full price in the currency of the site, whatever you paid before. An exact payment gives a further action. The site leaves the game and the tile is an ordinary building.',
  },
  end: {
    h: 'At the end',
    p: 'Before the last tiles are given away everybody reveals the sites in the palace, not those in reserve. All money of their currencies is worthless and given up: cards, coins, master builders, caravanserais and savings.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
