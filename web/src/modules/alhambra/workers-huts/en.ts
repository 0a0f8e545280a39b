// The Workers' Huts in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: "The Workers' Huts",
  reconstructed: 'The walls of the 24 huts are reconstructed.',
  about: 'Free huts that count the buildings of their own kind beside them once more.',
  'take.title': "Take a workers' hut",
  'take.hint': 'It costs nothing but your action. You have {n} of at most 3.',
  'do.take': 'Take {tile}',
  'hint.take': 'Costs nothing but your action.',
  gone: 'none left',
  market: 'Huts',
  'event.taken': '{name} takes {tile}.',
  'event.turned_up': '{tile} lies open.',
  'tile.hut': "workers' hut: {type}",
  'tip.gone': 'No hut of this kind is left.',
} as const;

export const rules = {
  take: {
    h: 'Taking a hut',
    p: 'Six stacks of huts, one for each kind, lie beside the market with the top one open. Taking an open hut is a main action, costs nothing and gives no further action. At the end of your turn it is placed like any tile, in the palace or on the reserve. Nobody may own more than three.',
  },
  count: {
    h: 'What it brings',
    p: 'A hut counts the buildings of its own kind beside it, up to three, and adds them to your number of that kind. A wall in between, even with a gate, prevents this. The hut itself is no building, so huts do not count one another. Its walls belong to your wall.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
