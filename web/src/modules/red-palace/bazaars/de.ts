// Die Basare auf Deutsch: was anders ist als bei Alhambra.

import { rules as shared, words as own } from '../../alhambra/bazaars/de';
import type { Rules, Words } from './en';

export const words: Words = {
  ...own,
  'tile.land-bazaar': 'Basar',
  tip: 'Basar für {money}: Am Ende zählt er {types} auf den acht Feldern um sich herum. Er kostet genau, was auf dem Feld für {money} liegt.',
  'event.laid_beside': 'Neben den Bauhof kommt: {tile}.',
};

export const rules: Rules = {
  beside: {
    h: 'Neben dem Bauhof',
    p: 'Unter den Landplättchen sind acht Basare. Wird einer für den Bauhof oder die Vorschau gezogen, kommt er offen neben den Spielplan, und es wird weitergezogen. Dort können beliebig viele liegen; nur wer kauft, nimmt sie weg. Dirk zieht sie wie jedes Plättchen, ohne etwas davon zu haben.',
  },
  buy: {
    h: 'Einen kaufen',
    p: 'Ein Basar hat eine Währung und kostet so viel wie das, was gerade auf dem Feld dieser Währung im Bauhof liegt. Er wird passend und in dieser Währung gezahlt; darum hast du immer eine weitere Aktion. Ist das Feld leer, ist er nicht zu haben. Am Ende deines Zugs legst du ihn wie ein Gebäude ohne Mauern.',
  },
  score: shared.score,
  limits: {
    h: 'Gut zu wissen',
    p: 'Ein Basar ist kein Gebäude: Er zählt für keine Mehrheit. Für ihn zählen nur Gebäude seiner Arten; kein Platz, kein halbes Gebäude, kein Feldlager, keine Medina, kein anderer Basar und nicht das Startplättchen. Was am Ende nicht verkauft ist, bekommt niemand.',
  },
};

export { refusals } from '../../alhambra/bazaars/de';
