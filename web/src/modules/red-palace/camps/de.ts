// Die Feldlager auf Deutsch: was anders ist als bei Alhambra.

import { words as own } from '../../alhambra/camps/de';
import type { Rules, Words } from './en';

export const words: Words = {
  ...own,
  'tile.land-camp': 'Feldlager',
};

export const rules: Rules = {
  build: {
    h: 'Wo Lager stehen',
    p: 'Auf acht Landplättchen steht ein Lager; sie werden wie Gebäude gekauft, reserviert und getauscht. Ein Lager steht vor der Mauer: Nur seine Bastionen, die Seiten mit Pfeil, dürfen andere Plättchen berühren, und nur an einer Mauer; mindestens eine muss es. Also nicht das Startplättchen oder einen Platz ohne Mauerstück. Zwei Lager dürfen sich mit grünen Seiten berühren. Niemand geht über ein Lager. Eine Mauer, vor der ein Lager steht, bleibt Außenmauer; auf ein Lager kommt kein Mauerstück.',
  },
  score: {
    h: 'Was sie bringen',
    p: 'Folge in jeder Wertung jedem Pfeil gerade in den Palast und zähle die Plättchen bis zur ersten Lücke oder zum ersten Lager; auch Startplättchen, Plätze, Medinas und Basare zählen, Mauern halten dich nicht auf. Jedes Plättchen ist ein Punkt. Mehrere Lager dürfen dasselbe Plättchen zählen. In der Reserve ist ein Lager nichts wert.',
  },
};

export { refusals } from '../../alhambra/camps/de';
