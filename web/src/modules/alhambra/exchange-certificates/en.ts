// The Exchange Certificates in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Exchange Certificates',
  about: 'What you pay too much, up to 6, can be saved in any currency and spent later.',
  'card.stone': 'saving in {money}',
  'pay.stone': 'with your saving',
  saved: '{n} {money} saved',
  'ask.save': 'Save what you paid too much?',
  'save.hint': 'All of it becomes money of the currency you choose, to be spent as a whole later.',
  'pass.save': 'Save nothing',
  'do.save': 'Save it in {currency}',
  'event.saved': '{name} saves {n} in {currency}.',
  'event.returned': '{name} spends the saving in {currency}.',
  'tip.stone': 'A saving: money of its currency, spent as a whole in a later purchase.',
} as const;

export const rules = {
  save: {
    h: 'Saving',
    p: 'Right after you paid 1 to 6 too much for something you bought, you may save it, if your board is empty: take a stone of any currency that is left and put it on that number. You now own so much money of that currency, whatever you paid with. An excess of 7 or more cannot be saved, not even in part. How many stones there are depends on the number of players.',
  },
  spend: {
    h: 'Spending',
    p: 'In a later purchase in that currency the saving counts like one card of its value and is always spent whole. The stone goes back at once, so a new excess of the same payment can be saved again. Nobody must save or spend.',
  },
  limits: {
    h: 'Good to know',
    p: 'Savings pay for everything that is bought, also through the vizier, but not for bids, chests and falcons. They are no cards. With Change in play you get coins and may save the whole excess as well. When the last tiles are given away the saving counts.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
