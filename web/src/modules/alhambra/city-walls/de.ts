// Die Stadtmauern auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Stadtmauern',
  reconstructed: 'Welche Seiten die acht Karten zeigen, ist rekonstruiert.',
  about: 'Hölzerne Mauerteile für deine eigenen Plättchen, kostenlos, statt einer anderen Aktion.',
  'card.wall': 'Stadtmauer im {sides}',
  'do.build': '{card} auf {tile}',
  'where.build': 'Welches deiner Plättchen bekommt sie: {card}?',
  'hint.build': 'Sie bleibt dort für immer. Keine weitere Aktion.',
  'verb.build': 'Eine Stadtmauer bauen',
  'event.turned_up': 'Neben dem Bauhof liegt eine Karte offen: {card}.',
  'event.built': '{name} baut {card} auf {tile}.',
  'on.walls_added': 'Holzmauer im {walls_added}',
  'tip.on.walls_added': 'Eine Holzmauer: eine Mauer wie jede andere, die ihr Plättchen nie verlässt.',
  'tip.wall':
    'Nimm sie als Aktion und setze ihre Holzmauern auf eines deiner Plättchen, genau auf diese Seiten. Sie kostet nichts.',
  'print.sides': 'Mauerstücke',
};

export const rules: Rules = {
  card: {
    h: 'Offene Karten',
    p: 'Acht Karten stecken verdeckt im Geldstapel, vier mit einem hölzernen Mauerteil und vier mit zweien, die an einer Ecke zusammenstoßen. Wird eine gezogen, kommt sie offen neben den Bauhof, und die nächste Karte wird gezogen. Sie gehören niemandem, bis jemand damit baut.',
  },
  build: {
    h: 'Eine Stadtmauer bauen',
    p: 'Nimm als Aktion eine offene Karte und setze ihre ein oder zwei Teile sofort auf eines deiner Plättchen, genau auf die gezeigten Seiten: auf ein Plättchen deiner Alhambra, den Brunnen, ein Plättchen der Reserve oder ein gerade gekauftes. Auf diesen Seiten darf noch keine Mauer stehen. Es ist kostenlos und gibt keine weitere Aktion; die Karte geht aus dem Spiel.',
  },
  outer: {
    h: 'Nur Außenseiten',
    p: 'Bei einem Plättchen deiner Alhambra muss das Feld neben jeder dieser Seiten leer sein; so wird nichts regelwidrig. In der Reserve und bei gekauften Plättchen geht jede Seite ohne Mauer; darauf kommt es erst beim Legen an.',
  },
  stays: {
    h: 'Eine Mauer wie jede andere',
    p: 'Von nun an zählt sie wie gedruckt: für die längste Mauer, für passende Seiten, für den Weg. Sie geht mit ihrem Plättchen in die Reserve und zurück und wird nie abgenommen. Nur ein Tor steht nicht auf ihr. Feldlager und Wachtürme bekommen keine, verschenkte Plättchen auch nicht; am Ende übrige Karten bewirken nichts.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Building a city wall is a main action of your own turn.':
    'Eine Stadtmauer zu bauen ist eine Aktion des eigenen Zuges.',
  'That card does not lie open beside the market.': 'Diese Karte liegt nicht offen neben dem Bauhof.',
  'A city wall is set on one of your own tiles.': 'Stadtmauern stehen auf deinen eigenen Plättchen.',
  'That piece carries no city wall.': 'Auf dieses Teil kommt keine Stadtmauer.',
  'Every side on the card must be without a wall.': 'Auf jeder Seite der Karte darf noch keine Mauer stehen.',
  'In the Alhambra a city wall stands on outer sides only.':
    'In der Alhambra steht eine Stadtmauer nur auf Außenseiten.',
  'A city-wall card shows at least one segment.': 'Eine Stadtmauerkarte zeigt mindestens ein Mauerstück.',
};
