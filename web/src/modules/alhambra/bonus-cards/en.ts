// The Bonus Cards in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Bonus Cards',
  about: 'Secret cards that make one building without walls count double once you have built it.',
  'title.play': 'Lay a bonus card',
  'hint.play': 'Its tile stands in your palace: laid open, the card counts as one more of its kind.',
  before: 'Before the scoring',
  beforeHint: 'Lay a bonus card whose tile you have built, or pass.',
  'do.play': 'Lay {card}',
  notYet: 'tile not in your palace',
  hand: '{n} bonus {n|card|cards} in hand',
  card: 'bonus card {tile}',
  'event.dealt': '{name} gets the bonus card {card}.',
  'event.dealt_unseen': '{name} gets {n} bonus {n|card|cards}.',
  'event.played': '{name} lays the bonus card {card}.',
  'event.returned': "{name}'s bonus card {card} goes back to the hand.",
  'card.bonus': 'bonus card',
  'tip.hidden': 'Bonus cards in hand: only their owner sees them.',
} as const;

export const rules = {
  deal: {
    h: 'The cards',
    p: 'There are ten cards, one for each building without walls. You get three with two or three players, two with four or five, one with six. Keep them secret; the rest stays out of the game.',
  },
  lay: {
    h: 'Laying a card',
    p: 'Once the very tile on your card stands in your palace you may lay the card open: at any time in your turn, or just before a scoring. You never have to. If the tile leaves your palace the card goes back to your hand and can be laid again later.',
  },
  count: {
    h: 'What it brings',
    p: 'An open card counts as one more building of its kind in each scoring. It is no tile: nothing can stand beside it. A card never laid is worth nothing.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
