// Wertung, was noch kommt und Schluss auf Deutsch.

import type { ExplainMessages } from './en';

export const de: ExplainMessages = {
  'chips': 'Zahlenchips', 'line.track': 'Platz auf der Leiste: {what}', 'line.chips': 'Werte der Zahlenchips',
  'title': 'Wertung {n}', 'now': 'Wenn jetzt gewertet würde', 'nowHint': 'Was alle bekämen, wenn Wertung {n} in diesem Augenblick käme.', 'wall': 'Längste Mauer', 'total': 'Zusammen', 'source': 'Quelle', 'rest': 'Außerhalb der Wertungen', 'kinds': 'Mehrheiten',
  'none': 'Noch bekommt niemand etwas.', 'choose': 'Wähle eine Zahl, um zu sehen, woher sie kommt.', 'rule': 'Regel', 'of': '{what}, {name}: {n} {n|Punkt|Punkte}', 'all': 'Alle Punkte von {name}', 'allMine': 'Alle deine Punkte',
  'line.buildings': '{n} {n|Feld zählt|Felder zählen} für {what}', 'line.wall': '{n} {n|Seite|Seiten} in einer Linie ohne Lücke', 'line.extra': '{n} Plättchen {n|zählt|zählen}', 'line.nothing': 'hier zählt nichts', 'line.points': '{n} {n|Punkt|Punkte}', 'dirkNote': 'Dirk hat keine Mauer und kann nicht gewinnen.',
  'left.title': 'Was noch kommt', 'left.hint': '{n} von {m} Plättchen {n|kommt|kommen} noch.', 'left.byPrice': 'Nach Preis', 'left.byWall': 'Nach Mauer', 'left.only': 'Nur was noch kommt', 'left.kindLeft': 'noch {n} von {m}',
  'at.left': 'kommt noch', 'at.market': 'auf dem Bauhof', 'at.palace': 'gebaut von {name}', 'at.reserve': 'in der Reserve von {name}', 'at.aside': 'wird gerade gelegt', 'at.dirk': 'bei Dirk', 'shape.none': 'keine Mauer', 'shape.some': 'Mauer im {sides}',
  'end.title': 'Das Spiel ist aus', 'end.winner': '{names} gewinnt mit {n} {n|Punkt|Punkten}', 'end.winners': '{names} teilen sich den Sieg mit {n} {n|Punkt|Punkten}', 'end.place': 'Platz {n}', 'end.points': '{n} {n|Punkt|Punkte}', 'end.byRound': 'Punkte nach Wertung', 'end.bySource': 'Punkte nach Quelle', 'end.start': 'Anfang', 'end.after': 'Wertung {n}', 'end.asTable': 'Als Tabelle', 'end.player': 'Spieler',
  'end.again': 'Noch einmal', 'end.replay': 'Nachspielen', 'end.home': 'Start', 'end.explain': 'Woher die Punkte kommen', 'close': 'Schließen',
};
