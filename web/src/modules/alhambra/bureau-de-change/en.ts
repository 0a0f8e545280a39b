// The Bureau de Change in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Bureau de Change',
  about: 'Cards with two currencies: pay for one tile in any mix of both.',
  'card.bureau': 'bureau de change',
  'pay.bureau': 'with the bureau de change',
} as const;

export const rules = {
  take: {
    h: 'Getting a card',
    p: 'Six cards, one for each pair of currencies, lie in the middle of the money pile and come to the display like money. Instead of money you may take one of them, alone.',
  },
  pay: {
    h: 'Paying with it',
    p: 'If one of its two currencies is the one asked for, play it together with money of both, in any mix, even of the other one only. The card has no value of its own. If the sum is exactly the price you may act again. One card serves for one tile, and one tile takes one card at most.',
  },
  limits: {
    h: 'Good to know',
    p: 'A used card is discarded and may come back. It can help with a bid for a character and with the vizier. Diamonds never go with it, and it counts for nothing when the last tiles are given away.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
