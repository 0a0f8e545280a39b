// Die Baustellen auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Baustellen',
  about: 'Ein Plättchen zum halben Preis als Baustelle, später in einer geheimen Währung fertigzustellen.',
  stack: 'Baustellen',
  left: 'noch {n} {n|Baustelle|Baustellen}',
  'tip.stack':
    'Baustellen, die noch zu haben sind: ein Plättchen zum halben Preis, später in der Währung der Rückseite fertiggestellt.',
  'verb.set_up': 'Als Baustelle',
  'do.set_up': 'Eine Baustelle einrichten',
  'ask.choose': 'Welche Baustelle für dein Plättchen?',
  'choose.hint': 'Nur du siehst die Währung. In ihr stellst du das Plättchen später zum vollen Preis fertig.',
  'do.choose': '{currency}',
  'verb.complete': 'Fertigstellen',
  'do.complete': '{tile} fertigstellen',
  'hint.complete': 'Der volle Preis in {money}. Passend bezahlt gibt es eine weitere Aktion.',
  'on.site': 'Baustelle',
  'tip.on.site':
    'Eine Baustelle: Vom Plättchen zählen nur die Mauern, bis der volle Preis in der Währung der Baustelle bezahlt ist.',
  'event.set_up': '{name} richtet {tile} als Baustelle ein, für {n}.',
  'event.drawn': '{name} sieht zwei Baustellen: {currency} und {other}.',
  'event.chosen': '{name} wählt {currency} für {tile}.',
  'event.laid': '{name} legt eine Baustelle auf {tile}.',
  'event.completed': '{name} stellt {tile} in {currency} fertig.',
  'event.revealed': '{name} deckt die Baustelle auf {tile} auf: {currency}.',
  'event.void': 'Alles Geld von {name} in {currency} ist wertlos: {pay}.',
};

export const rules: Rules = {
  setUp: {
    h: 'Eine Baustelle einrichten',
    p: 'Statt ein Plättchen vom Bauhof zu kaufen, darfst du es als Baustelle einrichten: Zahle mindestens den halben Preis, abgerundet, in der Währung seines Platzes. Das gilt nie als passend, deine Aktionen sind also vorbei. Sieh zwei Baustellen vom Stapel an, wähle heimlich eine und lege sie auf das Plättchen; die andere geht zurück. Das Plättchen wird dann gelegt wie sonst, aber nicht Dirk gegeben.',
  },
  counts: {
    h: 'Im Bau',
    p: 'Für das Plättchen gelten alle Bauregeln, und seine Mauern zählen für deine längste Mauer. Seine Art zählt nirgends, bevor es fertig ist. Seine Baustelle behält es bei jedem Umbau.',
  },
  complete: {
    h: 'Fertigstellen',
    p: 'Als Aktion stellst du eine deiner Baustellen fertig, in der Alhambra oder in der Reserve: Zahle den vollen Preis in der Währung der Baustelle, was du auch schon gezahlt hast. Passend bezahlt gibt es eine weitere Aktion. Die Baustelle geht aus dem Spiel, und das Plättchen ist ein gewöhnliches Gebäude.',
  },
  end: {
    h: 'Am Ende',
    p: 'Bevor die letzten Plättchen verteilt werden, decken alle die Baustellen in ihrer Alhambra auf, nicht die in der Reserve. Alles Geld dieser Währungen ist wertlos und wird abgegeben: Karten, Münzen, Baumeister, Karawansereien und Erspartes.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Sites are neither set up nor completed between two turns.':
    'Zwischen zwei Zügen werden Baustellen weder eingerichtet noch fertiggestellt.',
  'Complete a tile of your own that is under construction.': 'Stelle ein eigenes Plättchen fertig, das im Bau ist.',
  'No building site is left in the stack.': 'Im Stapel ist keine Baustelle mehr.',
  'Choose a market slot that holds a tile.': 'Wähle einen Platz des Bauhofs, auf dem ein Plättchen liegt.',
  'This tile cannot be set up as a site.': 'Dieses Plättchen kann keine Baustelle werden.',
  'A site is chosen right after it is set up.': 'Die Baustelle wird gleich nach dem Einrichten gewählt.',
  'Choose one of the two sites drawn.': 'Wähle eine der beiden gezogenen Baustellen.',
  'A tile bought as a site cannot be given to Dirk.': 'Ein Plättchen mit Baustelle kann man Dirk nicht geben.',
};
