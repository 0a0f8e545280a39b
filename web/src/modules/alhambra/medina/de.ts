// Die Medina auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Medina',
  reconstructed: 'Die Mauern der neun Medinas sind rekonstruiert.',
  about: 'Neun Plättchen, die nichts bringen; wer die wenigsten davon hat, verliert aber Punkte.',
  'tile.medina': 'Medina',
  'tip.medina':
    'Eine Medina: gekauft und gebaut wie ein Gebäude, ohne Art. Wer die wenigsten in der Alhambra hat, verliert bei jeder Wertung Punkte.',
  none: 'keine Medina',
  have: '{n} {n|Medina|Medinas}, die teuerste {price}',
  fewest: 'wenigste',
};

export const rules: Rules = {
  build: {
    h: 'Bauen',
    p: 'Neun Medinas zu Preisen von 2 bis 10 kommen aus dem Beutel. Man kauft, baut, reserviert und versetzt sie wie Gebäude; passend bezahlt geben sie eine weitere Aktion. Eine Medina hat keine Art und zählt für keine Mehrheit, aber ihre Mauern gehören zu deiner Mauer.',
  },
  fewest: {
    h: 'Die wenigsten',
    p: 'Bei jeder Wertung, nach allen anderen Punkten, verliert, wer die wenigsten Medinas in der Alhambra hat: 3 Punkte in der ersten Wertung; 6, und die zweitwenigsten 3, in der zweiten; 9, 6 und 3 in der dritten. Bei gleicher Zahl hat weniger, wessen teuerste Medina billiger ist. Medinas in der Reserve zählen nicht.',
  },
  none: {
    h: 'Gar keine',
    p: 'Alle ohne Medina teilen sich die ersten Plätze: Deren Abzüge werden addiert, geteilt und aufgerundet. Außerdem verliert jeder von ihnen in der ersten, zweiten und dritten Wertung noch 1, 2 oder 3 Punkte. Der Punktestand darf unter null fallen. Zu zweit macht Dirk als Dritter mit.',
  },
};

export const refusals: Readonly<Record<string, string>> = {};
