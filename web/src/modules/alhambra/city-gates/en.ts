// The City Gates in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The City Gates',
  about: 'A gate opens a way through a double wall, for tiles nobody could walk to.',
  'lay.title': 'Open a gate?',
  'lay.hint': 'Nobody can walk to this place. Your gate card opens the wall in the {side}.',
  'lay.choose': 'Nobody can walk to this place. Which wall gets the gate?',
  'lay.forever': 'Gate and both tiles then stay for the rest of the game.',
  'lay.side': 'Gate in the {side}',
  offer: 'gate card on offer, taken alone instead of money',
  'hint.take_money': 'Taken instead of money, and alone.',
  'lay.without': 'Without a gate',
  'event.offered': 'A gate card is on offer.',
  'event.discarded': 'A second gate card goes to the discard.',
  'event.gate_set': '{name} opens a gate in the {gate} of {tile}.',
  'card.city-gate': 'city gate',
  laying: 'city gate',
  'field.gate': 'gate {x}',
  'on.gate': 'city gate {gate}',
  'tip.on.gate': 'A gate: here one may walk through the double wall.',
} as const;

export const rules = {
  card: {
    h: 'Getting a card',
    p: 'As many gate cards as players lie in the lower part of the money pile. The first to appear lies open on offer beside the display; while it lies there, others go to the discard. Take it alone, instead of money.',
  },
  open: {
    h: 'Opening a gate',
    p: 'If a tile you lay is cut off only because nobody could walk there, and it stands wall against wall with your palace, play a gate card: a gate opens one of these double walls and the tile is within reach. Both walls must be printed on their tiles. A tile that can be reached anyway gets no gate. This also works when adding from the reserve, for the vizier and for the last tiles.',
  },
  stay: {
    h: 'It stays',
    p: 'The gate and both tiles under it are never moved again. For scoring the border is still a double wall, which counts nothing. The card is used up.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
