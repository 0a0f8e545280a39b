// The Art of the Moors in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Art of the Moors',
  reconstructed: 'Copies, points and squares of the culture counters are partly reconstructed.',
  about: 'Buildings of equal price bring culture counters, which are developed for points in every scoring.',
  stacks: 'Culture counters',
  left: 'Culture counter {group}: {n} left',
  counter: 'Culture counter {group}: {now} points, up to {top}',
  'tip.stacks':
    'Culture counters: whoever owns two base buildings of a price, in palace and reserve, takes one of that price at the end of the turn.',
  'tip.counter':
    'A culture counter: it brings the points at its top in every scoring and can be turned up to the section with the marker.',
  'develop.title': 'Develop your culture counters',
  'do.develop': 'Develop: {n} more points in every scoring',
  'hint.develop': 'Every counter that has not reached its marker is turned one section on. This ends your actions.',
  'event.taken': '{name} takes culture counter {group}.',
  'event.marked': '{name} may develop culture counter {group} up to {n} points.',
  'event.turned': '{name} develops culture counter {group} to {n} points.',
  print: 'culture counter {id}',
  'print.copies': 'How many',
  'print.squares': 'Squares, clockwise',
  'print.points': 'Points, clockwise',
} as const;

export const rules = {
  take: {
    h: 'Getting counters',
    p: 'At the end of your turn you get a culture counter for each price from 6 to 13 of which you own two base buildings, in palace and reserve together; 12 and 13 are one price. It begins at 0 points. A marker lies on the highest section for which you have enough buildings: the small squares say how many. Outside your turn this happens at once when you get a tile.',
  },
  develop: {
    h: 'Developing',
    p: 'As an action you develop: every counter that has not reached its marker is turned one section on, all of them at once. Afterwards your actions are over. Buildings bought in the same turn do not help yet. Markers never go back.',
  },
  score: {
    h: 'Scoring',
    p: 'In each scoring every counter brings the points of the section at its top: 0, 3, 6, 10, 15 or 21. There is no sharing and no ranking.',
  },
  limits: {
    h: 'Good to know',
    p: 'Nobody has two counters of one price and none is ever given back. Magical buildings, huts, bazaars, camps, medinas and tiles under construction do not count, and with two players neither does what you gave to Dirk.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
