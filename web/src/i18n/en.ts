// English texts; the key set of all languages. `{n}` and the like are filled in by t().

import { plainEn } from './plain.en';
import { playEn } from './play.en';

export const en = {
  ...plainEn,
  ...playEn,
  'app.title': 'Comares',
  'app.tagline': 'Build the finest palace on the red hill.',
  'app.light': 'Light', 'app.dark': 'Dark', 'app.palette': 'Colours for everyone', 'app.sound': 'Sound', 'app.language': 'Language', 'app.home': 'Start', 'app.close': 'Close',

  'start.play': 'Play now', 'start.play.hint': 'Base game, you and two bots',
  'start.learn': 'First time? Learn by playing',
  'start.new': 'New table', 'start.new.hint': 'Choose game, modules and seats',
  'start.open': 'Open tables', 'start.open.none': 'No table is waiting. Open one!', 'start.join': 'Join',
  'start.mine': 'My games', 'start.mine.none': 'No game yet.', 'start.continue': 'Continue', 'start.yourTurn': 'your turn', 'start.waiting': 'waiting for {name}',
  'start.watch': 'Watch', 'start.watch.hint': 'Look over the shoulders of others',
  'start.replay': 'Replay', 'start.replay.hint': 'A finished game, move by move',
  'start.rules': 'Rules', 'start.rules.hint': 'Learn it in ten minutes',
  'start.gallery': 'Pieces', 'start.seats': '{n} of {m} seats taken', 'start.modules': '{n} {n|module|modules}', 'start.base': 'base game', 'start.round': 'scoring {n} of 3',

  'kind.pavilion': 'pavilion', 'kind.seraglio': 'seraglio', 'kind.arcades': 'arcades', 'kind.chambers': 'chambers', 'kind.garden': 'garden', 'kind.tower': 'tower',
  'money.denar': 'denar', 'money.dirham': 'dirham', 'money.ducat': 'ducat', 'money.florin': 'florin', 'money.diamond': 'diamond',
  'side.N': 'north', 'side.E': 'east', 'side.S': 'south', 'side.W': 'west',
  'family.hut': "workers' hut: {kind}", 'family.camp': 'camp', 'family.medina': 'medina', 'family.bazaar': 'bazaar', 'family.magical': 'magical {kind}', 'family.watchtower': 'watchtower: {kind}', 'family.fountain': 'fountain',
  'tile.price': 'price {n}', 'tile.walls': 'wall {sides}', 'tile.noWalls': 'no wall', 'tile.bastions': 'bastion {sides}', 'list.and': ' and ',

  'table.market': 'Market', 'table.slot': 'Place {n}, {money}', 'table.empty': 'empty', 'table.display': 'Money', 'table.hand': 'Your hand', 'table.palace': 'Your palace', 'table.palaceOf': 'Palace of {name}',
  'table.reserve': 'Reserve', 'table.reserve.none': 'nothing in reserve', 'table.bought': 'To place', 'table.others': 'Other palaces', 'table.log': 'Log', 'table.scores': 'Scores', 'table.points': '{n} {n|point|points}', 'table.cards': '{n} {n|card|cards}',
  'table.deck': 'Money pile: {n} {n|card|cards}', 'table.bag': 'Bag: {n} {n|tile|tiles}', 'table.dirk': 'Dirk', 'table.you': 'you', 'table.bot': 'bot', 'table.turn': "{name}'s turn", 'table.yourTurn': 'Your turn', 'table.nextScoring': 'Next: scoring {n}',
  'table.scoring': 'Scoring {n}', 'table.scoringDone': 'Scoring {n}: done', 'table.menu': 'Menu',

  'act.take': 'Take {n}', 'act.undo': 'Undo', 'act.end': 'End turn', 'act.pass': 'Pass', 'act.toReserve': 'To reserve', 'act.give': 'Give to Dirk', 'act.cancel': 'Cancel', 'act.pay': 'Pay {n}', 'act.exact': 'exact', 'act.over': '{n} too much', 'act.redesign': 'Redesign', 'act.rotate': 'Turn',
  'act.choosePayment': 'Pay for {tile}', 'act.chooseCell': 'Where shall {tile} go?', 'act.wallWould': 'wall {n}', 'act.pointsWould': '{n} {n|point|points}',
  'hint.main': 'Take money, buy a building or redesign.', 'hint.canBuy': 'can be bought', 'hint.canBuyExact': 'can be paid exactly', 'hint.canTake': 'can be taken', 'hint.chosen': 'chosen', 'hint.sum': '{money}: {n} in all',

  'palace.describe': '{n} {n|tile|tiles}. Longest wall {wall}. {kinds}', 'palace.empty': 'Only the fountain.', 'palace.cell': 'Place at column {x}, row {y}', 'palace.tileAt': '{tile}, column {x}, row {y}',
  'palace.zoomIn': 'Zoom in', 'palace.zoomOut': 'Zoom out', 'palace.fit': 'Show all', 'palace.closer': 'Closer', 'palace.further': 'Go to {n} more {n|place|places} in the {side}', 'palace.keys': 'Arrow keys move, plus and minus zoom, 0 shows all.', 'palace.longestWall': 'Longest wall', 'palace.enlarge': 'Enlarge',

  'piece.vizierAwake': 'vizier, awake', 'piece.vizierAsleep': 'vizier, asleep', 'piece.bureau': 'bureau de change', 'piece.bonus': 'bonus card', 'piece.gate': 'city gate',
  'character.patron': 'the rich patron', 'character.miser': 'the miser', 'character.builder': 'the builder', 'character.merchant': 'the merchant', 'character.magician': 'the travelling magician', 'character.wise-man': 'the wise man', 'character.dancer': 'the dancer', 'character.money-changer': 'the money changer', 'character.beggar': 'the beggar', 'character.city-watch': 'the city watch',

  'log.take': '{name} takes {cards}.', 'log.buy': '{name} buys {tile} for {n} {money}.', 'log.buyExact': '{name} pays exactly: {tile} for {n} {money}.', 'log.place': '{name} builds {tile}.', 'log.reserve': '{name} puts {tile} in reserve.', 'log.scoring': 'Scoring {n}.',
  'gallery.title': 'The pieces', 'gallery.kinds': 'Buildings', 'gallery.small': 'At 40 pixels', 'gallery.money': 'Money', 'gallery.walls': 'Walls', 'gallery.modules': 'Modules', 'gallery.characters': 'Characters', 'gallery.dice': 'Dice', 'gallery.states': 'States',
} as const;

export type Key = keyof typeof en;
export type Messages = Record<Key, string>;
