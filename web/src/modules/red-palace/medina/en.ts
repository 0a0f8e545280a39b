// The Medina of the Red Palace in English: what differs from Alhambra’s.

import { rules as shared, words as own } from '../../alhambra/medina/en';

export const words = {
  ...own,
  'tile.land-medina': 'medina',
  'tip.land-medina': own['tip.medina'],
} as const;

export const rules = {
  build: {
    h: 'Building',
    p: 'Nine land tiles bear a medina instead of a building; their prices run from 2 to 10. They are bought, built, put in reserve and moved like buildings, from the yard or the preview; paid exactly they give a further action. A medina has no type, so it counts for no majority, but its walls belong to your wall.',
  },
  fewest: shared.fewest,
  none: shared.none,
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
