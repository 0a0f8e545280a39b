// The City Walls in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The City Walls',
  reconstructed: 'Which sides the eight cards show is reconstructed.',
  about: 'Wooden wall segments for your own tiles, free, instead of another action.',
  'card.wall': 'city wall {sides}',
  'do.build': '{card} on {tile}',
  'where.build': 'Which of your tiles gets the {card}?',
  'hint.build': 'It stands there for good. No further action.',
  'verb.build': 'Build a city wall',
  'event.turned_up': 'A card lies open beside the market: {card}.',
  'event.built': '{name} builds {card} on {tile}.',
  'on.walls_added': 'wooden wall {walls_added}',
  'tip.on.walls_added': 'A wooden wall: a wall like any other, and it never leaves its tile.',
  'tip.wall':
    'Take it as your action and set its wooden walls on one of your tiles, on exactly these sides. It costs nothing.',
  'print.sides': 'Segments',
} as const;

export const rules = {
  card: {
    h: 'Open cards',
    p: 'Eight cards lie hidden in the money pile, four with one wooden segment and four with two that meet at a corner. One that is drawn is laid open beside the market, and the next card is drawn. They belong to nobody until somebody builds.',
  },
  build: {
    h: 'Building a city wall',
    p: 'As a main action take one open card and at once set its one or two segments on one of your own tiles, on exactly the sides it shows: a tile in your Alhambra, the fountain, a tile on your reserve, or one you have just bought. None of these sides may have a wall yet. It is free and gives no further action; the card leaves the game.',
  },
  outer: {
    h: 'Only outer sides',
    p: 'On a tile of your Alhambra the cell beside each of those sides must be empty, so nothing becomes unlawful. On the reserve and on bought tiles any side without a wall will do; it matters when the tile is placed.',
  },
  stays: {
    h: 'A wall like any other',
    p: 'From then on it counts as printed: for the longest wall, for matching sides, for walking. It goes with its tile to the reserve and back and is never taken off. Only a gate does not stand on it. Camps and watchtowers get none, nor do tiles given away; cards left at the end do nothing.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
