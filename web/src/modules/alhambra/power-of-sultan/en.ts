// The Power of the Sultan in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Power of the Sultan',
  reconstructed: 'Currencies of the cards and two of the three pairs of opposite symbols are reconstructed.',
  about: 'A sultan card takes a building of its kind for nothing, as it is drawn for the market.',
  'card.sultan': 'sultan card, {money}',
  marked: '{card} {price}: {type}',
  open: 'Sultan cards',
  'do.buy': 'Buy the {card}',
  'hint.buy': 'It claims a building of the kind marked on it: {type}. Exact payment gives a further action.',
  'ask.redraw': 'Keep the mark on your card?',
  'redraw.hint': 'A new symbol is drawn by chance; then you mark it or its opposite. The old mark is gone.',
  'do.redraw': 'Draw another symbol',
  'pass.redraw': 'Keep the mark',
  keep: 'Keep {type}',
  'ask.mark': 'Which kind do you mark?',
  'mark.hint': 'The symbol drawn, or its opposite. Buildings of that kind can be claimed with the card.',
  'do.mark': 'Mark {type}',
  'ask.claim': 'Claim the building that was drawn?',
  'claim.title': 'Claim {tile}?',
  'claim.hint': 'You get it for nothing and place it at once. Your sultan card is used up.',
  'do.claim': 'Claim it',
  'pass.claim': 'Let it go to the market',
  'event.card_up': 'A {card} lies open, marked {type}.',
  'event.bought': '{name} buys a {card} for {n}.',
  'event.symbol': '{name} draws {type} for the {card}.',
  'event.marked': '{name} marks {type} on the {card}.',
  'event.drawn': '{tile} is drawn for the market and may be claimed.',
  'event.claimed': '{name} claims {tile} with a {card}.',
  'tip.sultan':
    'A sultan card: whoever owns it may claim one building of the kind marked on it, as it is drawn for the market.',
  'print.opposites': 'Opposite symbols',
} as const;

export const rules = {
  buy: {
    h: 'Buying a card',
    p: 'Eight sultan cards lie in the money pile. One that comes up is laid open beside the market and a kind of building is marked on it by chance. You buy it like a building for 7 of its currency; exact payment gives a further action.',
  },
  mark: {
    h: 'Another mark',
    p: 'Right after buying you may have another symbol drawn, once. Then you must mark that kind or its opposite: pavilion and tower, seraglio and garden, arcades and chambers. The mark is seen by all and never changes again.',
  },
  claim: {
    h: 'Claiming a building',
    p: 'Whenever a building is drawn to fill the market, those who own a card with its kind are asked, beginning with the player whose turn is next. The first who wants it gives up the card and places the tile at once, without paying. Then another tile is drawn for the same place. Tiles that already lie at the market cannot be claimed, nor can medinas, camps, huts and bazaars.',
  },
  end: {
    h: 'Good to know',
    p: 'You may own any number of cards and use several in one refill, one for each tile. Claims go on in the last refill until the bag is empty. The vizier comes only after all claims and buys no sultan cards. A card that is left is worth nothing.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
