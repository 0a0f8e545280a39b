// Die Medina auf Deutsch: was anders ist als bei Alhambra.

import { rules as shared, words as own } from '../../alhambra/medina/de';
import type { Rules, Words } from './en';

export const words: Words = {
  ...own,
  'tile.land-medina': 'Medina',
  'tip.land-medina': own['tip.medina'],
};

export const rules: Rules = {
  build: {
    h: 'Bauen',
    p: 'Auf neun Landplättchen steht eine Medina statt eines Gebäudes; sie kosten 2 bis 10. Man kauft, baut, reserviert und versetzt sie wie Gebäude, aus dem Bauhof oder der Vorschau; passend bezahlt geben sie eine weitere Aktion. Eine Medina hat keine Art und zählt für keine Mehrheit, aber ihre Mauern gehören zu deiner Mauer.',
  },
  fewest: shared.fewest,
  none: shared.none,
};

export { refusals } from '../../alhambra/medina/de';
