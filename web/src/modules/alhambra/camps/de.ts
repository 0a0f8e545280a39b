// Die Feldlager auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Feldlager',
  reconstructed: 'Bastionen und Preise der acht Lager sind rekonstruiert.',
  about: 'Lager vor der Mauer bringen einen Punkt für jedes Plättchen in gerader Linie durch den Palast.',
  category: 'Feldlager',
  'tile.camp': 'Feldlager',
};

export const rules: Rules = {
  build: {
    h: 'Wo Lager stehen',
    p: 'Acht Lager kommen wie Gebäude auf den Bauhof und werden ebenso gekauft, reserviert und getauscht. Ein Lager steht vor der Mauer: Nur seine Bastionen, die Seiten mit Pfeil, dürfen andere Plättchen berühren, und nur an einer Mauer; mindestens eine muss es. Zwei Lager dürfen sich mit grünen Seiten berühren. Niemand geht über ein Lager, und solange es an einer Mauer lehnt, muss diese bleiben. Hinter einem Lager zählt eine Mauer weiter als Außenmauer.',
  },
  score: {
    h: 'Was sie bringen',
    p: 'Folge in jeder Wertung jedem Pfeil gerade in den Palast und zähle die Plättchen bis zur ersten Lücke oder zum ersten Lager; auch Brunnen und Bauhütten zählen, Mauern halten dich nicht auf. Jedes Plättchen ist ein Punkt. Mehrere Lager dürfen dasselbe Plättchen zählen. In der Reserve ist ein Lager nichts wert.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Camps touch each other only green side to green side.': 'Feldlager berühren einander nur Grün an Grün.',
  'A wall never faces the green side of a camp.': 'Der grünen Seite eines Feldlagers liegt nie eine Mauer gegenüber.',
  'A camp touches other tiles only bastion to wall.':
    'Ein Feldlager berührt andere Plättchen nur mit Bastion an Mauer.',
  'A camp needs at least one bastion against a wall.': 'Ein Feldlager braucht mindestens eine Bastion an einer Mauer.',
  'That would leave a camp without a wall for its bastion.':
    'Dann hätte ein Feldlager keine Mauer mehr für seine Bastion.',
  'A camp has at least one bastion.': 'Ein Feldlager hat mindestens eine Bastion.',
};
