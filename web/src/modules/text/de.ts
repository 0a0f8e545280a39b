// Wörter der Module auf Deutsch.

import type { ModuleMessages } from './en';

export const de: ModuleMessages = {
  'title.viziers-favour': 'Die Gunst des Wesirs', 'about.viziers-favour': 'Zwischen zwei Zügen kauft dein wacher Wesir ein Plättchen für dich, wenn du genau passend zahlst.',
  'title.bureau-de-change': 'Die Wechselstube', 'about.bureau-de-change': 'Karten mit zwei Währungen: ein Plättchen darf in beiden gemischt bezahlt werden.',
  'title.bonus-cards': 'Die Bonuskarten', 'about.bonus-cards': 'Geheime Karten, durch die ein Gebäude ohne Mauer doppelt zählt, sobald du es gebaut hast.',
  'title.workers-huts': 'Die Bauhütten', 'about.workers-huts': 'Kostenlose Hütten, die die Gebäude ihrer Art daneben noch einmal zählen.',
  'title.city-gates': 'Die Stadttore', 'about.city-gates': 'Ein Tor öffnet einen Weg durch eine doppelte Mauer, zu Plättchen, die sonst niemand erreichte.',
  'title.diamonds': 'Die Diamanten', 'about.diamonds': 'Eine fünfte Währung, die jedes Plättchen bezahlt, aber nie gemischt wird.',
  'title.characters': 'Die Charaktere', 'about.characters': 'Zehn Leute mit besonderem Talent tauchen zwischen dem Geld auf und werden versteigert.',
  'title.camps': 'Die Feldlager', 'about.camps': 'Lager vor der Mauer bringen einen Punkt für jedes Plättchen in gerader Linie durch den Palast.',

  'pass': 'Passen', 'back': 'Zurück', 'choose': 'Wählen', 'rule': 'Regel', 'waiting': 'Warten auf {name}', 'left': 'noch {n}', 'none': 'keine',
  'window.title': 'Zwischen zwei Zügen', 'window.hint': 'Wer möchte, handelt jetzt, bevor der nächste Zug beginnt.', 'window.nothing': 'Du kannst jetzt nichts tun.',
  'start.title': 'Vor deinem Zug', 'start.hint': 'Nutze jetzt ein Talent, oder beginne deinen Zug.', 'start.pass': 'Weiter', 'end.title': 'Bevor dein Zug endet', 'end.pass': 'Zug beenden',

  'pay.title': 'Wie zahlst du?', 'pay.exact': 'passend', 'pay.over': '{n} zu viel', 'pay.bureau': 'mit der Wechselstube', 'pay.diamonds': 'in Diamanten', 'pay.free': 'der Gönner zahlt', 'pay.in': 'in {money}', 'pay.sum': '{n} zahlen',

  'vizier.title': 'Der Wesir bietet seine Gunst an', 'vizier.hint': 'Zahle genau passend, und das Plättchen gehört sofort dir. Danach schläft dein Wesir.', 'vizier.pickTile': 'Welches Plättchen?',
  'vizier.price': '{tile} für genau {n} {money}', 'vizier.wake': 'Wesir wecken', 'vizier.wakeHint': 'Kostet deine ganze Aktion. Ab der nächsten Pause kauft er wieder.', 'vizier.awake': 'Wesir wach', 'vizier.asleep': 'Wesir schläft',

  'hut.title': 'Bauhütte nehmen', 'hut.hint': 'Sie kostet nur deine Aktion. Du hast {n} von höchstens 3.', 'hut.take': '{tile} nehmen', 'hut.free': 'Kostet nur deine Aktion.', 'hut.full': 'Du hast schon drei Bauhütten.', 'hut.gone': 'keine mehr', 'hut.market': 'Bauhütten',

  'bonus.title': 'Bonuskarte auslegen', 'bonus.hint': 'Ihr Plättchen steht in deiner Alhambra: Offen zählt die Karte als eins mehr von seiner Art.', 'bonus.before': 'Vor der Wertung', 'bonus.beforeHint': 'Lege eine Bonuskarte aus, deren Plättchen du gebaut hast, oder passe.',
  'bonus.lay': '{tile} auslegen', 'bonus.notYet': 'Plättchen nicht in deiner Alhambra', 'bonus.open': 'offen: {cards}', 'bonus.hand': '{n} {n|Bonuskarte|Bonuskarten} auf der Hand', 'bonus.card': 'Bonuskarte {tile}',

  'gate.title': 'Ein Tor öffnen?', 'gate.hint': 'Niemand kann hierher gehen. Deine Torkarte öffnet die Mauer im {side}.', 'gate.choose': 'Niemand kann hierher gehen. Welche Mauer bekommt das Tor?', 'gate.forever': 'Tor und beide Plättchen bleiben dann bis zum Ende liegen.', 'gate.side': 'Tor im {side}', 'gate.offer': 'Torkarte im Angebot, allein und statt Geld zu nehmen', 'gate.instead': 'Statt Geld, und allein.', 'gate.without': 'Ohne Tor',

  'auction.title': 'Versteigerung', 'auction.hint': 'Biete mehr oder passe. Wer passt, ist draußen.', 'auction.noBid': 'noch kein Gebot', 'auction.bid': 'höchstes Gebot {n}, {name}', 'auction.in': 'dabei', 'auction.out': 'gepasst', 'auction.leads': 'führt', 'auction.yours': 'Dein Gebot', 'auction.doBid': '{n} bieten', 'auction.less': 'Weniger bieten', 'auction.more': 'Mehr bieten', 'auction.most': 'Höchstens {n}: deine beste Summe in einer Währung.', 'auction.cannot': 'Du kannst nicht höher bieten.', 'auction.you': 'du',
  'auction.won': 'Für {n} gehört dir: {who}', 'auction.payHint': 'Zahle mindestens dein Gebot, in einer Währung. Wechselgeld gibt es nicht.',
  'magician.title': 'Die fahrende Zauberin', 'magician.points': 'Jetzt 8 Punkte', 'magician.swap': 'Gegen die oberste Karte des Überschusses tauschen', 'magician.hint': 'In beiden Fällen verlässt sie das Spiel.', 'magician.left': 'Dort {n|wartet|warten} {n} {n|unbekannter Charakter|unbekannte Charaktere}.',
  'wise.title': 'Der weise Mann spricht', 'wise.hint': 'Eine Wertung beginnt. Für welche Art zählt er ein halbes Gebäude mehr?', 'wise.have': 'du {n}, bester anderer {m}',
  'miser.title': 'Der Geizhals', 'miser.hint': 'Preis 10 oder mehr: Nimm eine offene Geldkarte.', 'dancer.do': 'Tanzen lassen', 'dancer.hint': 'Welches Plättchen soll gegen ein neues zurück in den Beutel?', 'dancer.slot': '{tile} ersetzen',
  'changer.do': 'Geld wechseln', 'changer.give': 'Gib eine Karte', 'changer.take': 'und nimm eine von gleichem oder kleinerem Wert', 'beggar.do': 'Um eine Karte betteln', 'builder.do': 'Noch ein Umbau',
  'characters.use': 'Einsetzen', 'characters.used': 'in diesem Zug benutzt', 'characters.surplus': 'Überschuss: {n} {n|Charakter|Charaktere}', 'characters.market': 'Charaktere', 'characters.of': 'Charaktere: {list}',
  'does.patron': 'zahlt ein Plättchen des Bauhofs, passend, und geht', 'does.miser': 'nimmt eine Geldkarte, wenn du ein Plättchen für 10 oder mehr gekauft hast', 'does.builder': 'gibt am Ende deines Zugs noch einen Umbau', 'does.merchant': 'lässt dich mehrere Geldkarten bis 7 statt bis 5 nehmen', 'does.magician': 'bringt 8 Punkte oder einen unbekannten Charakter', 'does.wise-man': 'zählt in jeder Wertung ein halbes Gebäude mehr von einer Art', 'does.dancer': 'tauscht vor deinem Zug ein Plättchen des Bauhofs aus', 'does.money-changer': 'tauscht vor deinem Zug eine deiner Karten gegen eine offene', 'does.beggar': 'zieht vor deinem Zug eine Karte, wenn du weniger als drei hast', 'does.city-watch': 'bringt in jeder Wertung einen Punkt je drei Stücke deiner längsten Mauer',
  'when.once': 'einmal', 'when.turn': 'jeden Zug', 'when.scoring': 'jede Wertung',
  'camp.line': 'Linie von {n} Plättchen', 'category.camps': 'Feldlager', 'category.characters': 'Stadtwache',

  'event.viziers-favour:bought': 'Der Wesir von {name} kauft {tile} für genau {n}.', 'event.viziers-favour:woken': '{name} weckt den Wesir.',
  'event.bonus-cards:dealt': '{name} bekommt die Bonuskarte {card}.', 'event.bonus-cards:dealt_unseen': '{name} bekommt {n} {n|Bonuskarte|Bonuskarten}.', 'event.bonus-cards:played': '{name} legt die Bonuskarte {card} aus.', 'event.bonus-cards:returned': 'Die Bonuskarte {card} von {name} geht zurück auf die Hand.',
  'event.workers-huts:taken': '{name} nimmt {tile}.', 'event.workers-huts:turned_up': '{tile} liegt offen.',
  'event.city-gates:offered': 'Eine Torkarte liegt im Angebot.', 'event.city-gates:discarded': 'Eine zweite Torkarte geht auf die Ablage.', 'event.city-gates:gate_set': '{name} öffnet ein Tor im {side} von {tile}.',
  'event.characters:auction': 'Zur Versteigerung steht: {card}.', 'event.characters:bid': '{name} bietet {n}.', 'event.characters:bid_passed': '{name} passt in der Versteigerung.', 'event.characters:won': '{name} ersteigert für {n}: {card}.', 'event.characters:unsold': 'Niemand will: {card}.',
  'event.characters:magician_points': 'Die Zauberin bringt {name} {n} {n|Punkt|Punkte}.', 'event.characters:magician_swap': '{name} tauscht die Zauberin ein. Neu: {card}.', 'event.characters:wise_man': 'Der weise Mann von {name} spricht für: {kind}.', 'event.characters:dancer': 'Die Tänzerin von {name} schickt {tile} in den Beutel zurück.', 'event.characters:money_changer': '{name} tauscht {give} gegen {take}.', 'event.characters:beggar': '{name} schickt den Bettler.', 'event.characters:begged': '{name} erbettelt {card}.', 'event.characters:begged_unseen': '{name} erbettelt eine Karte.', 'event.characters:begged_nothing': '{name} bettelt vergebens.', 'event.characters:miser': 'Der Geizhals von {name} nimmt {card}.', 'event.characters:builder': 'Der Baumeister von {name} baut um.', 'event.characters:patron': 'Der Gönner von {name} zahlt und geht.',
};
