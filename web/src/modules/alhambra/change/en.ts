// Change in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'Change',
  about: 'Whoever pays too much draws a coin for every two of it; a coin is 1 of its currency.',
  'card.coin': 'coin of 1 {money}',
  coins: '{n} {n|coin|coins} of 1 {money}',
  'event.drawn': '{name} gets change: {coins}.',
  'tip.coin': 'A coin is 1 of its currency in any payment. It lies open and is no card.',
} as const;

export const rules = {
  get: {
    h: 'Getting coins',
    p: 'A bag holds 24 coins, six of each currency. Whoever pays more than the price at once draws one coin for every two too much, rounded down, without looking. Coins used in the same payment are back in the bag by then. If the bag holds too few, nobody owes the rest. Paying too much is still not exact and gives no further action.',
  },
  pay: {
    h: 'Paying with coins',
    p: 'A coin is money of value 1 of its currency, in any payment, alone or with cards, in any number. So coins help to pay exactly. Used ones go back into the bag.',
  },
  limits: {
    h: 'Good to know',
    p: 'Coins lie open and are no cards: nobody takes, steals or exchanges them. Bids give change as well; vizier purchases and whatever else must be paid exactly do not, nor does anything free. When the last tiles are given away each coin counts 1 of its currency.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
