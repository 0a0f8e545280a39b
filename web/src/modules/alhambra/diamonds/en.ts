// The Diamonds in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Diamonds',
  about: 'A fifth currency that pays for any tile, but never mixed with another.',
  'pay.diamond': 'in diamonds',
} as const;

export const rules = {
  pay: {
    h: 'Paying with diamonds',
    p: 'Ten diamonds with values from 3 to 9 are mixed into the money and are taken like any money. They pay for a tile of every place, but only on their own, never together with another currency. An exact sum gives a further action as always.',
  },
  limits: {
    h: 'Good to know',
    p: 'They may pay for a bid or for the vizier, again only on their own. When the last tiles are given away diamonds do not count.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
