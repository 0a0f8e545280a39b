// Die Wachtürme auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Wachtürme',
  about:
    'Halbe Plättchen, die man zusammen mit einem Gebäude kauft: eine eigene Mauer, und in der längsten Mauer je 2 Punkte mehr.',
  market: 'Wachtürme, je {n} mehr als das Gebäude',
  gone: 'keine mehr',
  'tip.price': 'Ein Wachturm macht sein Gebäude jetzt um {n} teurer.',
  'tile.watchtower': 'Wachturm: {type}',
  'tip.watchtower':
    'Zusammen mit einem Gebäude seiner Art zu kaufen. Die lange Seite ist eine Mauer; in der längsten Mauer bringt er 2 Punkte mehr.',
  'do.buy': 'Mit einem Wachturm kaufen',
  'hint.buy': 'Gebäude und Wachturm werden zusammen bezahlt; der Wachturm muss gebaut werden.',
  'verb.buy': 'Mit einem Wachturm',
  'do.place': '{tile} {corner} bauen',
  'verb.place': 'Einen Wachturm bauen',
  'lay.title': 'Welche Ecke?',
  'lay.hint': 'Der rechte Winkel liegt in dieser Ecke des Feldes; die Mauer läuft quer hindurch.',
  laying: 'Ecke wählen',
  'corner.NW': 'in der Nordwestecke',
  'corner.NE': 'in der Nordostecke',
  'corner.SE': 'in der Südostecke',
  'corner.SW': 'in der Südwestecke',
  'event.bought': '{name} kauft {tile} und {watchtower} für {n}.',
  'event.built': '{name} baut {tile}.',
  'event.returned': '{tile} findet keinen Platz und geht zurück.',
};

export const rules: Rules = {
  buy: {
    h: 'Einen kaufen',
    p: 'Von jeder Art liegen drei Wachtürme offen neben dem Markt. Wer ein Grundgebäude kauft, darf einen derselben Art dazunehmen. Er kostet vor der ersten Wertung 6 mehr, zwischen der ersten und zweiten 4, danach 2, alles in einer Zahlung; passend bezahlt gibt es eine weitere Aktion. Man darf ihn nur nehmen, wenn es einen Platz für ihn gibt oder nach dem Legen eines neuen Plättchens geben kann. Bei der letzten Verteilung gibt es keine, und Dirk bekommt keinen.',
  },
  build: {
    h: 'Ihn bauen',
    p: 'Ein Wachturm füllt ein halbes Feld. Die beiden kurzen Seiten sind offen und liegen an zwei Seiten des Feldes; die lange Seite ist eine Mauer, und die Hälfte dahinter bleibt für immer leer. An einer kurzen Seite muss eine offene Seite liegen, und mindestens eine berührt ein fertiges Grundgebäude seiner Art. Man darf über ihn gehen. Kein leeres Feld und keine leere Hälfte darf eingeschlossen werden. Er wird mit den anderen neuen Plättchen in beliebiger Reihenfolge gebaut und kommt nie in die Reserve. Hat keiner der übrigen einen Platz, gehen sie ohne Ersatz zurück.',
  },
  stay: {
    h: 'Er bleibt',
    p: 'Ein Wachturm wird nie entfernt, gedreht oder getauscht. Andere Plättchen darf man umbauen, solange er an einer kurzen Seite ein Grundgebäude seiner Art behält. Feldlager liegen nie neben ihm. Für Bauhütten, Basare, Falken und Schatztruhen ist er kein Gebäude.',
  },
  score: {
    h: 'Was er bringt',
    p: 'Die lange Seite ist ein Abschnitt der Außenmauer und schließt an jede Mauer an, die an einer ihrer Ecken endet. Nur die längste Mauer zählt: ihre Länge und 2 Punkte für jeden Wachturm darin. Von gleich langen Mauern zählt die mit den meisten Wachtürmen; eine kürzere nie.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'A leg of the watchtower must lie against a base building of its type.':
    'Eine kurze Seite des Wachturms muss an einem Grundgebäude seiner Art liegen.',
  'A watchtower is never removed, turned or exchanged.': 'Ein Wachturm wird nie entfernt, gedreht oder getauscht.',
  'No empty cell, and no empty half beside a watchtower, may be enclosed.':
    'Kein leeres Feld und keine leere Hälfte neben einem Wachturm darf eingeschlossen werden.',
  "A watchtower's legs lie against open sides, and no camp lies beside it.":
    'Die kurzen Seiten eines Wachturms liegen an offenen Seiten, und kein Feldlager liegt neben ihm.',
  'A camp never lies beside a watchtower.': 'Ein Feldlager liegt nie neben einem Wachturm.',
  "The side against a watchtower's leg must be open.":
    'Die Seite an einer kurzen Seite eines Wachturms muss offen sein.',
  'One must be able to walk onto the watchtower over one of its legs.':
    'Man muss den Wachturm über eine kurze Seite betreten können.',
  'Choose a market slot that holds a tile.': 'Wähle einen Marktplatz, auf dem ein Plättchen liegt.',
  'A watchtower comes with a base building only.': 'Einen Wachturm gibt es nur zu einem Grundgebäude.',
  'No watchtower of that type is left.': 'Von dieser Art ist kein Wachturm mehr da.',
  'Your Alhambra has no place for that watchtower.': 'In deiner Alhambra ist kein Platz für diesen Wachturm.',
  'A watchtower is built when the new tiles are placed.':
    'Ein Wachturm wird gebaut, wenn die neuen Plättchen gelegt werden.',
  'That watchtower is not waiting to be built.': 'Dieser Wachturm wartet nicht auf einen Platz.',
  'Its right angle lies in one of the corners NW, NE, SE and SW.':
    'Der rechte Winkel liegt in einer der Ecken NW, NO, SO und SW.',
  'A watchtower would lose the only building of its type at its legs.':
    'Ein Wachturm verlöre das einzige Gebäude seiner Art an seinen kurzen Seiten.',
};
