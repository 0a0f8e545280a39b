// The Invaders in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Invaders',
  about: 'After every scoring an army costs you points for each open side it finds; scouts tell where from.',
  'option.invaders_open': 'The next invasion lies open, without scouts',
  'option.invaders_open.true': 'open',
  'option.invaders_open.false': 'hidden',
  'card.invasion-n': 'invasion from the north',
  'card.invasion-e': 'invasion from the east',
  'card.invasion-s': 'invasion from the south',
  'card.invasion-w': 'invasion from the west',
  'card.scout': 'scout for {type}',
  unknown: 'next invasion unknown',
  next: 'next: {card}',
  'tip.invasion':
    'The next army comes from here: after the scoring every side of your palace that is open in this direction costs points.',
  'tip.hidden': 'Nobody knows where the next army comes from, unless a scout has looked.',
  'tip.scout': 'A scout: pay exactly for a building of this kind and you may look at the next invasion.',
  'ask.scout': 'Send the scout?',
  'scout.hint': 'You look at the next invasion; nobody else sees it. The scout leaves the game.',
  'do.scout': 'Look where they come from',
  'pass.scout': 'Leave the scout',
  'event.scout_up': 'A {card} comes forward.',
  'event.scouts_leave': '{scouts} {scouts|scout leaves|scouts leave} the game.',
  'event.turned_up': 'Next comes an {card}.',
  'event.looked': '{name} sends a {scout} and sees: {card}.',
  'event.looked.no-card': '{name} sends a {scout} and looks at the next invasion.',
  'event.invasion': 'There is an {card}!',
  'event.deducted': '{name} loses {n} {n|point|points} to the invaders.',
} as const;

export const rules = {
  invasion: {
    h: 'The invasion',
    p: 'After each scoring, when all its points are written down, the top invasion card is turned up. Every open side of your palace in its direction costs 1 point after the first scoring and 2 after the second. After the third each costs 3, and each open side in the two neighbouring directions 1 more. Nobody falls below zero.',
  },
  open: {
    h: 'Open sides',
    p: 'A side is open if it has no wall and the cell beside it is empty. Every such side counts, also in a bay and also of the fountain. Wooden walls protect, camps do not stand in the open, and tiles in reserve are safe.',
  },
  scouts: {
    h: 'Scouts',
    p: 'Two scouts lie open, each for a kind of building. Whoever buys a building of that kind and pays exactly may send the scout at once: look secretly at the top card and put it back. The scout leaves the game. After the first and second invasion two new ones come forward.',
  },
  variant: {
    h: 'With open cards',
    p: 'As an option there are no scouts, and the next invasion card lies open from the beginning. One card is never used.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
