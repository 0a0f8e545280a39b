// Die neuen Wertungskarten auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die neuen Wertungskarten',
  about: 'Jede Wertung hat eine eigene Reihenfolge, in der die sechs Arten immer mehr wert sind.',
  'card.score-card': 'Wertungskarte {n}',
  row: 'Wertung {n}, von den wenigsten Punkten zu den meisten: {kinds}',
  'tip.score-card':
    'Eine Wertungskarte: die Reihenfolge der Arten in einer der drei Wertungen, von den wenigsten Punkten zu den meisten.',
  'event.laid': 'Für Wertung {round}: {card}.',
};

export const rules: Rules = {
  order: {
    h: 'Eine Reihenfolge je Wertung',
    p: 'Zu Beginn werden drei von achtzehn Wertungskarten gezogen; sie liegen offen, eine je Wertung. Jede zeigt die sechs Arten in einer eigenen Reihenfolge. Die Art an erster Stelle bringt so wenige Punkte wie sonst Pavillons, die Art an sechster Stelle so viele wie sonst Türme.',
  },
  rest: {
    h: 'Alles andere wie sonst',
    p: 'Bei Gleichstand wird geteilt und abgerundet, wer von einer Art nichts hat, bekommt nichts dafür, und Mauern zählen wie immer. Eine Wertung, die nicht stattfindet, benutzt ihre Karte nicht, und die letzte benutzt immer die dritte. Für Dirk gelten dieselben Karten.',
  },
};

export const refusals: Readonly<Record<string, string>> = {};
