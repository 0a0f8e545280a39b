// The Magical Buildings in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Magical Buildings',
  reconstructed: 'Prices and walls of the six buildings are reconstructed.',
  about: 'Six dear buildings that you may lay any way round and turn later.',
  'tile.magical': 'magical {type}',
  'tip.magical': 'A magical building: it may be laid any way round, and turned on the spot later as a redesign.',
  laying: 'can be turned',
  'lay.title': 'Which way round?',
  'lay.hint': 'All ways in which {tile} may lie here.',
  'turn.title': 'Turn {tile}?',
  'turn.hint': 'Turning it on the spot is a redesign.',
  'verb.turn': 'Turn it',
  'do.turn': 'Turn it: {walls}',
  'event.turned': '{name} turns {tile}.',
} as const;

export const rules = {
  lay: {
    h: 'Laying any way round',
    p: 'There is one magical building of each kind, with prices from 9 to 14. It is bought like any building and counts for the majority of its kind. Whenever it is laid into a palace you choose one of its four rotations; with its walls as they then lie it must fit as usual. In reserve it lies in no direction.',
  },
  turn: {
    h: 'Turning on the spot',
    p: 'Besides adding, removing and exchanging there is a fourth redesign: turn one magical building in your palace where it stands. The new rotation must fit all its neighbours. This is also possible wherever another module grants a redesign. What lies on the tile stays there and wooden walls turn with it.',
  },
  limits: {
    h: 'Good to know',
    p: 'Where base buildings are asked for a magical building does not count: culture counters, falcons, watchtowers and bonus cards. A tile under a city gate is never turned, and a camp keeps its wall.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
