// The Medina in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Medina',
  reconstructed: 'The walls of the nine medinas are reconstructed.',
  about: 'Nine tiles that bring nothing, but whoever owns the fewest of them loses points.',
  'tile.medina': 'medina',
  'tip.medina':
    'A medina: bought and built like a building, without a kind. Who has the fewest in the palace loses points in every scoring.',
  none: 'no medina',
  have: '{n} {n|medina|medinas}, the dearest {price}',
  fewest: 'fewest',
} as const;

export const rules = {
  build: {
    h: 'Building',
    p: 'Nine medinas with prices from 2 to 10 come out of the bag. They are bought, built, put in reserve and moved like buildings; paid exactly they give a further action. A medina has no kind, so it counts for no majority, but its walls belong to your wall.',
  },
  fewest: {
    h: 'The fewest',
    p: 'In every scoring, after all other points, whoever has the fewest medinas in the palace loses points: 3 in the first scoring; 6, and the second fewest 3, in the second; 9, 6 and 3 in the third. Of equal numbers, whose dearest medina is cheaper has fewer. Medinas in reserve do not count.',
  },
  none: {
    h: 'None at all',
    p: 'All who have no medina share the first places: their penalties are added, divided and rounded up. Besides, each of them loses 1, 2 or 3 more points in the first, second and third scoring. Scores may fall below zero. Of two players Dirk takes part as the third.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
