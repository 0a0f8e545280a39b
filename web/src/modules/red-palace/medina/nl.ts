// De medina in het Nederlands: wat anders is dan bij Alhambra.

import { rules as shared, words as own } from '../../alhambra/medina/nl';
import type { Rules, Words } from './en';

export const words: Words = {
  ...own,
  'tile.land-medina': 'medina',
  'tip.land-medina': own['tip.medina'],
};

export const rules: Rules = {
  build: {
    h: 'Bouwen',
    p: 'Op negen landtegels staat een medina in plaats van een gebouw; ze kosten 2 tot en met 10. Je koopt, bouwt, reserveert en verplaatst ze als gebouwen, van de bouwplaats of uit de vooruitblik; gepast betaald geven ze nog een actie. Een medina heeft geen soort en telt dus voor geen meerderheid, maar haar muren horen bij jouw muur.',
  },
  fewest: shared.fewest,
  none: shared.none,
};

export { refusals } from '../../alhambra/medina/nl';
