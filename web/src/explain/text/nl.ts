// Puntentelling, wat er nog komt en het slot in het Nederlands.

import type { ExplainMessages } from './en';

export const nl: ExplainMessages = {
  'chips': 'Getalfiches', 'line.track': 'Plaats op de balk: {what}', 'line.chips': 'Waarden van de getalfiches',
  'title': 'Puntentelling {n}', 'now': 'Als er nu geteld werd', 'nowHint': 'Wat iedereen zou krijgen als puntentelling {n} nu kwam.', 'wall': 'Langste stadsmuur', 'total': 'Samen', 'source': 'Bron', 'rest': 'Buiten de puntentellingen', 'kinds': 'Meerderheden',
  'none': 'Nog niemand krijgt iets.', 'choose': 'Kies een getal om te zien waar het vandaan komt.', 'rule': 'Regel', 'of': '{what}, {name}: {n} {n|punt|punten}', 'all': 'Alle punten van {name}', 'allMine': 'Al jouw punten',
  'line.buildings': '{n} {n|plek telt|plekken tellen} voor {what}', 'line.wall': '{n} {n|zijde|zijden} in één doorlopende lijn', 'line.extra': '{n} {n|tegel telt|tegels tellen}', 'line.nothing': 'hier telt niets', 'line.points': '{n} {n|punt|punten}', 'dirkNote': 'Dirk heeft geen muur en kan niet winnen.',
  'left.title': 'Wat er nog komt', 'left.hint': '{n} van de {m} {m|tegel|tegels} {n|komt|komen} nog.', 'left.byPrice': 'Op prijs', 'left.byWall': 'Op muur', 'left.only': 'Alleen wat nog komt', 'left.kindLeft': 'nog {n} van {m}',
  'at.left': 'komt nog', 'at.market': 'op de gebouwenmarkt', 'at.palace': 'gebouwd door {name}', 'at.reserve': 'in de reserve van {name}', 'at.aside': 'wordt geplaatst', 'at.dirk': 'bij Dirk', 'shape.none': 'geen stadsmuur', 'shape.some': 'stadsmuur {sides}',
  'end.title': 'Het spel is afgelopen', 'end.winner': '{names} wint met {n} {n|punt|punten}', 'end.winners': '{names} delen de overwinning met {n} {n|punt|punten}', 'end.place': 'Plaats {n}', 'end.points': '{n} {n|punt|punten}', 'end.byRound': 'Punten per telling', 'end.bySource': 'Punten per bron', 'end.start': 'Begin', 'end.after': 'Telling {n}', 'end.asTable': 'Als tabel', 'end.player': 'Speler',
  'end.again': 'Nog een keer', 'end.replay': 'Naspelen', 'end.home': 'Begin', 'end.explain': 'Waar de punten vandaan komen', 'close': 'Sluiten',
};
