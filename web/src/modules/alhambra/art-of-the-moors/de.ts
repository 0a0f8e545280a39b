// Die Kunst der Mauren auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Kunst der Mauren',
  reconstructed: 'Anzahl, Punkte und Kästchen der Kulturscheiben sind zum Teil rekonstruiert.',
  about: 'Gebäude gleichen Preises bringen Kulturplättchen, die man für Punkte in jeder Wertung entwickelt.',
  stacks: 'Kulturplättchen',
  left: 'Kulturplättchen {group}: noch {n}',
  counter: 'Kulturplättchen {group}: {now} Punkte, bis zu {top}',
  'tip.stacks':
    'Kulturplättchen: Wer zwei Gebäude des Grundspiels zum selben Preis hat, in Alhambra und Reserve, nimmt am Ende seines Zugs eines davon.',
  'tip.counter':
    'Ein Kulturplättchen: Es bringt in jeder Wertung die Punkte oben und lässt sich bis zum Feld mit dem Stein drehen.',
  'develop.title': 'Deine Kulturplättchen entwickeln',
  'do.develop': 'Entwickeln: {n} Punkte mehr in jeder Wertung',
  'hint.develop':
    'Jedes Plättchen, das noch nicht bei seinem Stein ist, dreht sich ein Feld weiter. Damit enden deine Aktionen.',
  'event.taken': '{name} nimmt Kulturplättchen {group}.',
  'event.marked': '{name} darf Kulturplättchen {group} bis {n} Punkte entwickeln.',
  'event.turned': '{name} entwickelt Kulturplättchen {group} auf {n} Punkte.',
  print: 'Kulturplättchen {id}',
  'print.copies': 'Wie viele',
  'print.squares': 'Quadrate, im Uhrzeigersinn',
  'print.points': 'Punkte, im Uhrzeigersinn',
};

export const rules: Rules = {
  take: {
    h: 'Plättchen bekommen',
    p: 'Am Ende deines Zugs bekommst du ein Kulturplättchen für jeden Preis von 6 bis 13, zu dem du zwei Gebäude des Grundspiels hast, in Alhambra und Reserve zusammen; 12 und 13 sind ein Preis. Es beginnt bei 0 Punkten. Ein Stein liegt auf dem höchsten Feld, für das du genug Gebäude hast: Die kleinen Quadrate sagen, wie viele. Außerhalb deines Zugs geschieht das sofort, wenn du ein Plättchen bekommst.',
  },
  develop: {
    h: 'Entwickeln',
    p: 'Als Aktion entwickelst du: Jedes Plättchen, das noch nicht bei seinem Stein ist, dreht sich ein Feld weiter, alle auf einmal. Danach sind deine Aktionen vorbei. Gebäude, die du im selben Zug gekauft hast, helfen noch nicht. Steine gehen nie zurück.',
  },
  score: {
    h: 'Wertung',
    p: 'In jeder Wertung bringt jedes Plättchen die Punkte des obersten Feldes: 0, 3, 6, 10, 15 oder 21. Nichts wird geteilt und nichts verglichen.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Niemand hat zwei Plättchen zu einem Preis, und keines geht je zurück. Magische Gebäude, Bauhütten, Basare, Feldlager, Medinas und Plättchen im Bau zählen nicht, und zu zweit auch nicht, was du Dirk gegeben hast.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Developing is a main action of your own turn.': 'Entwickeln ist eine Aktion des eigenen Zuges.',
  'None of your culture counters can be turned further.': 'Keines deiner Kulturplättchen lässt sich weiterdrehen.',
};
