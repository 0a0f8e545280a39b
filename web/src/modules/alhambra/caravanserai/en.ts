// The Caravanserai in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Caravanserai',
  reconstructed: 'Which currencies branch off where on a card is reconstructed.',
  about: 'Cards on which money grows from turn to turn, in a currency chosen on the way.',
  'card.caravanserai': 'caravanserai {money} {i}',
  'card.caravan': 'money on caravanserai {i}, {money}',
  'pay.caravan': 'with a caravanserai',
  empty: 'nothing yet',
  'move.title': 'Move a marker?',
  'do.move': 'on to {money}',
  'hint.move': 'One marker one step, up or aside, before everything else in your turn.',
  'buy.title': 'Buy a caravanserai for {n}',
  'do.buy': 'Buy {card}',
  'hint.buy': 'Costs 8, 4 or 2 of one currency with four, five or six types of building in your palace.',
  'event.bought': '{name} buys {card}.',
  'event.moved': '{name} moves the marker of {card}.',
  'event.returned': 'The marker of {card} goes back to 0.',
  'tip.caravanserai': 'Money that grows by one step in each turn of its owner; spent, the marker goes back to 0.',
  'tip.caravan': 'The value under the marker of a caravanserai, spent as a whole.',
  'print.b2': 'Aside at 2',
  'print.b3': 'Aside at 3',
  'print.b4': 'Aside at 4',
} as const;

export const rules = {
  buy: {
    h: 'Buying a caravanserai',
    p: 'Eight cards lie beside the market. With four types of building in your palace a card costs 8, with five 4, with six 2, in one currency of your choice; paid exactly it gives a further action. The first card needs four types, the second five, and nobody gets a third. Its marker begins on 0.',
  },
  move: {
    h: 'Moving the marker',
    p: 'Before everything else in your own turn you may move one marker one step: up the track, or from 2, 3 and 4 aside to the same value in another currency. There is no way back, and branch spaces and 5 are the end. Whoever passes then, or uses dancer, money-changer or beggar first, has forfeited the move.',
  },
  spend: {
    h: 'Spending',
    p: 'The space under the marker is money like one card of that value and currency, in any payment of yours, alone or with other money. It is always spent as a whole; then the marker goes back to 0. The card stays yours.',
  },
  limits: {
    h: 'Good to know',
    p: 'Only buildings that stand in your palace count as types. Between two turns no card is bought and no marker moves, but the money may be spent. When the last tiles are given away the value counts and nothing is spent.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
