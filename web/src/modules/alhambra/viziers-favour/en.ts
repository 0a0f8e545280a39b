// The Vizier's Favour in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: "The Vizier's Favour",
  about: 'Between two turns your vizier, while awake, buys a tile for you if you pay its price exactly.',
  'verb.buy': 'The vizier buys',
  'buy.title': 'The vizier offers his help',
  'buy.hint': 'Pay exactly and the tile is yours at once. Your vizier then sleeps.',
  'buy.tile': 'Which tile?',
  'buy.price': '{tile} for exactly {n} {money}',
  'do.wake': 'Wake the vizier',
  'hint.wake': 'Takes your whole action. He can buy again from the next pause on.',
  awake: 'vizier awake',
  asleep: 'vizier asleep',
  'event.bought': "{name}'s vizier buys {tile} for exactly {n}.",
  'event.woken': '{name} wakes the vizier.',
  'tip.vizier': 'Between two turns your vizier, while awake, buys a tile for you if you pay its price exactly.',
} as const;

export const rules = {
  window: {
    h: 'A purchase between turns',
    p: 'Everybody has a vizier, at first awake. When a turn is completely over, each player in order, beginning with the one who comes next, may let an awake vizier buy one tile of the market. The price must be paid exactly. The vizier falls asleep, the tile is placed at once and the market is filled up; then everybody is asked again. Whoever comes next still has the normal turn.',
  },
  wake: {
    h: 'Waking him',
    p: 'Waking your own vizier takes a main action and gives no further one. He can buy again from the next pause on, even the one right after this turn.',
  },
  limits: {
    h: 'Good to know',
    p: 'The exact payment gives no further action here. A bureau card or diamonds may be used, characters not, and no hut can be taken. If the market cannot be filled up after the purchase, the game ends at once.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
