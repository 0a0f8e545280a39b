// The New Score Cards in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The New Score Cards',
  about: 'Each scoring has an order of its own in which the six kinds are worth more and more.',
  'card.score-card': 'score card {n}',
  row: 'Scoring {n}, from the least points to the most: {kinds}',
  'tip.score-card':
    'A score card: the order of the kinds in one of the three scorings, from the fewest points to the most.',
  'event.laid': 'For scoring {round}: {card}.',
} as const;

export const rules = {
  order: {
    h: 'An order for each scoring',
    p: 'Three of eighteen score cards are drawn at the beginning and lie open, one for each scoring. Each shows the six kinds in an order of its own. The kind in the first place brings as few points as pavilions do otherwise, the kind in the sixth place as many as towers.',
  },
  rest: {
    h: 'All else as usual',
    p: 'Ties are shared and rounded down, who has none of a kind gets nothing for it, and walls count as always. A scoring that never takes place does not use its card, and the last scoring always uses the third. Dirk is ranked with the same cards.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
