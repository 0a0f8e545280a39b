// Nederlandse teksten; de woorden van het Nederlandse spelregelboek.

import type { Messages } from './en';
import { plainNl } from './plain.nl';
import { playNl } from './play.nl';

export const nl: Messages = {
  ...plainNl,
  ...playNl,
  'app.title': 'Comares',
  'app.tagline': 'Bouw het mooiste paleis op de rode heuvel.',
  'app.light': 'Licht', 'app.dark': 'Donker', 'app.palette': 'Kleuren voor iedereen', 'app.sound': 'Geluid', 'app.language': 'Taal', 'app.home': 'Begin', 'app.close': 'Sluiten',

  'start.play': 'Nu spelen', 'start.play.hint': 'Basisspel, jij en twee bots',
  'start.learn': 'Eerste keer? Leer al spelend',
  'start.new': 'Nieuwe tafel', 'start.new.hint': 'Kies spel, modules en plaatsen',
  'start.open': 'Open tafels', 'start.open.none': 'Er wacht geen tafel. Open er een!', 'start.join': 'Meedoen',
  'start.mine': 'Mijn spellen', 'start.mine.none': 'Nog geen spel.', 'start.continue': 'Verder', 'start.yourTurn': 'jij bent aan de beurt', 'start.waiting': 'wacht op {name}',
  'start.watch': 'Kijken', 'start.watch.hint': 'Kijk met anderen mee',
  'start.replay': 'Naspelen', 'start.replay.hint': 'Een afgelopen spel, zet voor zet',
  'start.rules': 'Spelregels', 'start.rules.hint': 'In tien minuten geleerd',
  'start.gallery': 'Materiaal', 'start.seats': '{n} van {m} plaatsen bezet', 'start.modules': '{n} {n|module|modules}', 'start.base': 'basisspel', 'start.round': 'score {n} van 3',

  'kind.pavilion': 'paviljoen', 'kind.seraglio': 'harem', 'kind.arcades': 'bogengalerij', 'kind.chambers': 'kamers', 'kind.garden': 'tuin', 'kind.tower': 'toren',
  'money.denar': 'denar', 'money.dirham': 'dirham', 'money.ducat': 'dukaat', 'money.florin': 'gulden', 'money.diamond': 'diamant',
  'side.N': 'noord', 'side.E': 'oost', 'side.S': 'zuid', 'side.W': 'west',
  'family.hut': 'bouwhut: {kind}', 'family.camp': 'veldkamp', 'family.medina': 'medina', 'family.bazaar': 'bazaar', 'family.magical': 'magisch gebouw: {kind}', 'family.watchtower': 'wachttoren: {kind}', 'family.fountain': 'fontein',
  'tile.price': 'prijs {n}', 'tile.walls': 'stadsmuur {sides}', 'tile.noWalls': 'geen stadsmuur', 'tile.bastions': 'bastion {sides}', 'list.and': ' en ',

  'table.market': 'Gebouwenmarkt', 'table.slot': 'Veld {n}, {money}', 'table.empty': 'leeg', 'table.display': 'Geldkaarten', 'table.hand': 'Jouw hand', 'table.palace': 'Jouw Alhambra', 'table.palaceOf': 'Alhambra van {name}',
  'table.reserve': 'Reserve', 'table.reserve.none': 'niets in reserve', 'table.bought': 'Te plaatsen', 'table.others': 'Andere Alhambra’s', 'table.log': 'Verloop', 'table.scores': 'Score', 'table.points': '{n} {n|punt|punten}', 'table.cards': '{n} {n|kaart|kaarten}',
  'table.deck': 'Geldstapel: {n} {n|kaart|kaarten}', 'table.bag': 'Tegeltoren: {n} {n|tegel|tegels}', 'table.dirk': 'Dirk', 'table.you': 'jij', 'table.bot': 'bot', 'table.turn': '{name} is aan de beurt', 'table.yourTurn': 'Jouw beurt', 'table.nextScoring': 'Straks: score {n}',
  'table.scoring': 'Score {n}', 'table.scoringDone': 'Score {n}: geweest', 'table.menu': 'Menu',

  'act.take': 'Neem {n}', 'act.undo': 'Terug', 'act.end': 'Einde beurt', 'act.pass': 'Passen', 'act.toReserve': 'Naar reserve', 'act.give': 'Aan Dirk geven', 'act.cancel': 'Annuleren', 'act.pay': 'Betaal {n}', 'act.exact': 'gepast', 'act.over': '{n} te veel', 'act.redesign': 'Verbouwen', 'act.rotate': 'Draaien',
  'act.choosePayment': 'Betaal voor {tile}', 'act.chooseCell': 'Waar komt {tile}?', 'act.wallWould': 'muur {n}', 'act.pointsWould': '{n} {n|punt|punten}',
  'hint.main': 'Neem geld, koop een gebouw of verbouw.', 'hint.canBuy': 'te koop', 'hint.canBuyExact': 'gepast te betalen', 'hint.canTake': 'te nemen', 'hint.chosen': 'gekozen', 'hint.sum': '{money}: samen {n}',

  'palace.describe': '{n} {n|tegel|tegels}. Langste muur {wall}. {kinds}', 'palace.empty': 'Alleen de fontein.', 'palace.cell': 'Plaats in kolom {x}, rij {y}', 'palace.tileAt': '{tile}, kolom {x}, rij {y}',
  'palace.zoomIn': 'Inzoomen', 'palace.zoomOut': 'Uitzoomen', 'palace.fit': 'Alles tonen', 'palace.closer': 'Dichterbij', 'palace.further': 'Naar nog {n} {n|plaats|plaatsen}, {side}', 'palace.keys': 'Pijltoetsen verplaatsen, plus en min zoomen, 0 toont alles.', 'palace.longestWall': 'Langste muur', 'palace.enlarge': 'Vergroten',

  'piece.vizierAwake': 'vizier, wakker', 'piece.vizierAsleep': 'vizier, slapend', 'piece.bureau': 'wisselkantoor', 'piece.bonus': 'bonuskaartje', 'piece.gate': 'stadspoort',
  'character.patron': 'de rijke beschermheer', 'character.miser': 'de vrek', 'character.builder': 'de bouwmeester', 'character.merchant': 'de handelaar', 'character.magician': 'de reizende goochelaar', 'character.wise-man': 'de wijze man', 'character.dancer': 'de danseres', 'character.money-changer': 'de geldwisselaar', 'character.beggar': 'de bedelaar', 'character.city-watch': 'de stadswacht',

  'log.take': '{name} neemt {cards}.', 'log.buy': '{name} koopt {tile} voor {n} {money}.', 'log.buyExact': '{name} betaalt gepast: {tile} voor {n} {money}.', 'log.place': '{name} bouwt {tile}.', 'log.reserve': '{name} legt {tile} in reserve.', 'log.scoring': 'Score {n}.',
  'gallery.title': 'Het spelmateriaal', 'gallery.kinds': 'Gebouwen', 'gallery.small': 'Op 40 pixels', 'gallery.money': 'Geld', 'gallery.walls': 'Stadsmuren', 'gallery.modules': 'Modules', 'gallery.characters': 'Personages', 'gallery.dice': 'Dobbelstenen', 'gallery.states': 'Toestanden',
};
