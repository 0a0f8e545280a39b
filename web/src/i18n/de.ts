// Deutsche Texte.

import type { Messages } from './en';
import { plainDe } from './plain.de';
import { playDe } from './play.de';

export const de: Messages = {
  ...plainDe,
  ...playDe,
  'app.title': 'Comares',
  'app.tagline': 'Baue den schönsten Palast auf dem roten Hügel.',
  'app.light': 'Hell', 'app.dark': 'Dunkel', 'app.palette': 'Farben für alle', 'app.sound': 'Ton', 'app.language': 'Sprache', 'app.home': 'Start', 'app.close': 'Schließen',

  'start.play': 'Jetzt spielen', 'start.play.hint': 'Grundspiel, du und zwei Bots',
  'start.learn': 'Zum ersten Mal hier? Beim Spielen lernen',
  'start.new': 'Neuer Tisch', 'start.new.hint': 'Spiel, Module und Plätze wählen',
  'start.open': 'Offene Tische', 'start.open.none': 'Kein Tisch wartet. Eröffne einen!', 'start.join': 'Mitspielen',
  'start.mine': 'Meine Spiele', 'start.mine.none': 'Noch kein Spiel.', 'start.continue': 'Weiter', 'start.yourTurn': 'du bist am Zug', 'start.waiting': 'wartet auf {name}',
  'start.watch': 'Zuschauen', 'start.watch.hint': 'Anderen über die Schulter sehen',
  'start.replay': 'Nachspielen', 'start.replay.hint': 'Ein beendetes Spiel, Zug für Zug',
  'start.rules': 'Regeln', 'start.rules.hint': 'In zehn Minuten gelernt',
  'start.gallery': 'Material', 'start.seats': '{n} von {m} Plätzen besetzt', 'start.modules': '{n} {n|Modul|Module}', 'start.base': 'Grundspiel', 'start.round': 'Wertung {n} von 3',

  'kind.pavilion': 'Pavillon', 'kind.seraglio': 'Serail', 'kind.arcades': 'Arkaden', 'kind.chambers': 'Gemächer', 'kind.garden': 'Garten', 'kind.tower': 'Turm',
  'money.denar': 'Denar', 'money.dirham': 'Dirham', 'money.ducat': 'Dukat', 'money.florin': 'Gulden', 'money.diamond': 'Diamant',
  'side.N': 'Norden', 'side.E': 'Osten', 'side.S': 'Süden', 'side.W': 'Westen',
  'family.hut': 'Bauhütte: {kind}', 'family.camp': 'Feldlager', 'family.medina': 'Medina', 'family.bazaar': 'Basar', 'family.magical': 'magisches Gebäude: {kind}', 'family.watchtower': 'Wachturm: {kind}', 'family.fountain': 'Brunnen',
  'tile.price': 'Preis {n}', 'tile.walls': 'Mauer im {sides}', 'tile.noWalls': 'keine Mauer', 'tile.bastions': 'Bastion im {sides}', 'list.and': ' und ',

  'table.market': 'Bauhof', 'table.slot': 'Platz {n}, {money}', 'table.empty': 'leer', 'table.display': 'Geldkarten', 'table.hand': 'Deine Hand', 'table.palace': 'Deine Alhambra', 'table.palaceOf': 'Alhambra von {name}',
  'table.reserve': 'Reserve', 'table.reserve.none': 'nichts in Reserve', 'table.bought': 'Zu bauen', 'table.others': 'Andere Alhambras', 'table.log': 'Verlauf', 'table.scores': 'Punkte', 'table.points': '{n} {n|Punkt|Punkte}', 'table.cards': '{n} {n|Karte|Karten}',
  'table.deck': 'Geldstapel: {n} {n|Karte|Karten}', 'table.bag': 'Beutel: {n} Plättchen', 'table.dirk': 'Dirk', 'table.you': 'du', 'table.bot': 'Bot', 'table.turn': '{name} ist am Zug', 'table.yourTurn': 'Dein Zug', 'table.nextScoring': 'Als Nächstes: Wertung {n}',
  'table.scoring': 'Wertung {n}', 'table.scoringDone': 'Wertung {n}: erledigt', 'table.menu': 'Menü',

  'act.take': '{n} nehmen', 'act.undo': 'Zurück', 'act.end': 'Zug beenden', 'act.pass': 'Passen', 'act.toReserve': 'In die Reserve', 'act.give': 'An Dirk geben', 'act.cancel': 'Abbrechen', 'act.pay': '{n} zahlen', 'act.exact': 'passend', 'act.over': '{n} zu viel', 'act.redesign': 'Umbauen', 'act.rotate': 'Drehen',
  'act.choosePayment': 'Bezahle {tile}', 'act.chooseCell': 'Wohin mit {tile}?', 'act.wallWould': 'Mauer {n}', 'act.pointsWould': '{n} {n|Punkt|Punkte}',
  'hint.main': 'Nimm Geld, kaufe ein Gebäude oder baue um.', 'hint.canBuy': 'kann gekauft werden', 'hint.canBuyExact': 'kann passend bezahlt werden', 'hint.canTake': 'kann genommen werden', 'hint.chosen': 'gewählt', 'hint.sum': '{money}: zusammen {n}',

  'palace.describe': '{n} Plättchen. Längste Mauer {wall}. {kinds}', 'palace.empty': 'Nur der Brunnen.', 'palace.cell': 'Bauen in Spalte {x}, Reihe {y}', 'palace.tileAt': '{tile}, Spalte {x}, Reihe {y}',
  'palace.zoomIn': 'Vergrößern', 'palace.zoomOut': 'Verkleinern', 'palace.fit': 'Alles zeigen', 'palace.closer': 'Näher heran', 'palace.further': 'Zu {n} weiteren {n|Platz|Plätzen} im {side}', 'palace.keys': 'Pfeiltasten verschieben, Plus und Minus zoomen, 0 zeigt alles.', 'palace.longestWall': 'Längste Mauer', 'palace.enlarge': 'Vergrößern',

  'piece.vizierAwake': 'Wesir, wach', 'piece.vizierAsleep': 'Wesir, schlafend', 'piece.bureau': 'Wechselstube', 'piece.bonus': 'Bonuskarte', 'piece.gate': 'Stadttor',
  'character.patron': 'der reiche Gönner', 'character.miser': 'der Geizhals', 'character.builder': 'der Baumeister', 'character.merchant': 'der Händler', 'character.magician': 'die fahrende Zauberin', 'character.wise-man': 'der weise Mann', 'character.dancer': 'die Tänzerin', 'character.money-changer': 'der Geldwechsler', 'character.beggar': 'der Bettler', 'character.city-watch': 'die Stadtwache',

  'log.take': '{name} nimmt {cards}.', 'log.buy': '{name} kauft {tile} für {n} {money}.', 'log.buyExact': '{name} zahlt passend: {tile} für {n} {money}.', 'log.place': '{name} baut {tile}.', 'log.reserve': '{name} legt {tile} in die Reserve.', 'log.scoring': 'Wertung {n}.',
  'gallery.title': 'Das Spielmaterial', 'gallery.kinds': 'Gebäude', 'gallery.small': 'Mit 40 Pixeln', 'gallery.money': 'Geld', 'gallery.walls': 'Mauern', 'gallery.modules': 'Module', 'gallery.characters': 'Personen', 'gallery.dice': 'Würfel', 'gallery.states': 'Zustände',
};
