// Woorden van de spelmodules in het Nederlands; namen als in het Nederlandse spelregelboek.

import type { ModuleMessages } from './en';

export const nl: ModuleMessages = {
  'title.viziers-favour': 'De gunst van de vizier', 'about.viziers-favour': 'Tussen twee beurten koopt je wakkere vizier een tegel voor je, als je precies gepast betaalt.',
  'title.bureau-de-change': 'Het wisselkantoor', 'about.bureau-de-change': 'Kaarten met twee geldsoorten: betaal één tegel met een mengsel van allebei.',
  'title.bonus-cards': 'De bonuskaartjes', 'about.bonus-cards': 'Geheime kaartjes die een gebouw zonder stadsmuur dubbel laten tellen als je het gebouwd hebt.',
  'title.workers-huts': 'De pleinen met bouwhutten', 'about.workers-huts': 'Gratis bouwhutten die de gebouwen van hun soort ernaast nog eens tellen.',
  'title.city-gates': 'De stadspoorten', 'about.city-gates': 'Een poort opent een weg door een dubbele muur, voor tegels waar niemand heen kon lopen.',
  'title.diamonds': 'De diamanten', 'about.diamonds': 'Een vijfde geldsoort waarmee je elke tegel betaalt, maar nooit gemengd.',
  'title.characters': 'De personages', 'about.characters': 'Tien mensen met een bijzonder talent duiken op tussen het geld en worden geveild.',
  'title.camps': 'De veldkampen', 'about.camps': 'Kampen buiten je muur geven een punt voor elke tegel in een rechte lijn door het paleis.',

  'pass': 'Passen', 'back': 'Terug', 'choose': 'Kies', 'rule': 'Regel', 'waiting': 'Wachten op {name}', 'left': 'nog {n}', 'none': 'geen',
  'window.title': 'Tussen twee beurten', 'window.hint': 'Wie wil, kan iets doen voor de volgende beurt begint.', 'window.nothing': 'Je kunt nu niets doen.',
  'start.title': 'Voor je beurt', 'start.hint': 'Gebruik nu een talent, of ga verder met je beurt.', 'start.pass': 'Verder', 'end.title': 'Voor het einde van je beurt', 'end.pass': 'Einde beurt',

  'pay.title': 'Hoe betaal je?', 'pay.exact': 'gepast', 'pay.over': '{n} te veel', 'pay.bureau': 'met het wisselkantoor', 'pay.diamonds': 'met diamanten', 'pay.free': 'de beschermheer betaalt', 'pay.in': 'met {money}', 'pay.sum': 'Betaal {n}',

  'vizier.title': 'De vizier biedt zijn gunst', 'vizier.hint': 'Betaal gepast en de tegel is meteen van jou. Daarna slaapt je vizier.', 'vizier.pickTile': 'Welke tegel?',
  'vizier.price': '{tile} voor precies {n} {money}', 'vizier.wake': 'Maak de vizier wakker', 'vizier.wakeHint': 'Kost je hele actie. Vanaf de volgende pauze kan hij weer kopen.', 'vizier.awake': 'vizier wakker', 'vizier.asleep': 'vizier slaapt',

  'hut.title': 'Neem een bouwhut', 'hut.hint': 'Ze kost alleen je actie. Je hebt er {n} van hooguit 3.', 'hut.take': 'Neem {tile}', 'hut.free': 'Kost alleen je actie.', 'hut.full': 'Je hebt al drie bouwhutten.', 'hut.gone': 'op', 'hut.market': 'Bouwhutten',

  'bonus.title': 'Leg een bonuskaartje', 'bonus.hint': 'De tegel staat in je Alhambra: open gelegd telt het kaartje als nog een van zijn soort.', 'bonus.before': 'Voor de puntentelling', 'bonus.beforeHint': 'Leg een bonuskaartje waarvan je de tegel gebouwd hebt, of pas.',
  'bonus.lay': 'Leg {tile}', 'bonus.notYet': 'tegel niet in je Alhambra', 'bonus.open': 'open: {cards}', 'bonus.hand': '{n} {n|bonuskaartje|bonuskaartjes} in de hand', 'bonus.card': 'bonuskaartje {tile}',

  'gate.title': 'Een poort openen?', 'gate.hint': 'Niemand kan hierheen lopen. Je poortkaart opent de muur aan de {side}zijde.', 'gate.choose': 'Niemand kan hierheen lopen. Welke muur krijgt de poort?', 'gate.forever': 'De poort en beide tegels blijven dan de rest van het spel liggen.', 'gate.side': 'Poort aan de {side}zijde', 'gate.offer': 'poortkaart te nemen, alleen en in plaats van geld', 'gate.instead': 'In plaats van geld, en alleen.', 'gate.without': 'Zonder poort',

  'auction.title': 'Veiling', 'auction.hint': 'Bied meer of pas. Wie past, doet niet meer mee.', 'auction.noBid': 'nog geen bod', 'auction.bid': 'hoogste bod {n}, {name}', 'auction.in': 'doet mee', 'auction.out': 'gepast', 'auction.leads': 'hoogste', 'auction.yours': 'Jouw bod', 'auction.doBid': 'Bied {n}', 'auction.less': 'Minder bieden', 'auction.more': 'Meer bieden', 'auction.most': 'Hooguit {n}: je hoogste som in één geldsoort.', 'auction.cannot': 'Je kunt niet hoger bieden.', 'auction.you': 'jij',
  'auction.won': 'Je wint {who} voor {n}', 'auction.payHint': 'Betaal minstens je bod, in één geldsoort. Er is geen wisselgeld.',
  'magician.title': 'De reizende goochelaar', 'magician.points': 'Nu 8 punten', 'magician.swap': 'Ruilen tegen de bovenste kaart van de reservestapel', 'magician.hint': 'In beide gevallen verlaat de goochelaar het spel.', 'magician.left': 'Daar {n|wacht|wachten} {n} {n|onbekend personage|onbekende personages}.',
  'wise.title': 'De wijze man spreekt', 'wise.hint': 'Er begint een puntentelling. Voor welke soort telt hij een half gebouw extra?', 'wise.have': 'jij {n}, beste ander {m}',
  'miser.title': 'De vrek', 'miser.hint': 'Prijs 10 of meer: neem één open geldkaart.', 'dancer.do': 'Laat haar dansen', 'dancer.hint': 'Welke tegel gaat terug in de tegeltoren voor een nieuwe?', 'dancer.slot': 'Vervang {tile}',
  'changer.do': 'Geld wisselen', 'changer.give': 'Geef een kaart', 'changer.take': 'en neem er een van dezelfde of een lagere waarde', 'beggar.do': 'Bedel om een kaart', 'builder.do': 'Nog een verbouwing',
  'characters.use': 'Gebruik', 'characters.used': 'deze beurt gebruikt', 'characters.surplus': 'reservestapel: {n} {n|personage|personages}', 'characters.market': 'Personages', 'characters.of': 'personages: {list}',
  'does.patron': 'betaalt één tegel van de markt, gepast, en vertrekt', 'does.miser': 'neemt een geldkaart nadat je een tegel van prijs 10 of meer kocht', 'does.builder': 'geeft aan het einde van je beurt nog een verbouwing', 'does.merchant': 'laat je meerdere geldkaarten nemen tot 7 in plaats van 5', 'does.magician': 'brengt 8 punten, of een onbekend personage', 'does.wise-man': 'telt bij elke score een half gebouw extra van één soort', 'does.dancer': 'ruilt voor je beurt één tegel van de markt', 'does.money-changer': 'ruilt voor je beurt een kaart van jou tegen een open kaart', 'does.beggar': 'trekt voor je beurt een kaart als je er minder dan drie hebt', 'does.city-watch': 'geeft bij elke score een punt per drie stukken van je langste muur',
  'when.once': 'één keer', 'when.turn': 'elke beurt', 'when.scoring': 'elke score',
  'camp.line': 'lijn van {n} {n|tegel|tegels}', 'category.camps': 'Veldkampen', 'category.characters': 'Stadswacht',

  'event.viziers-favour:bought': 'De vizier van {name} koopt {tile} voor precies {n}.', 'event.viziers-favour:woken': '{name} maakt de vizier wakker.',
  'event.bonus-cards:dealt': '{name} krijgt het bonuskaartje {card}.', 'event.bonus-cards:dealt_unseen': '{name} krijgt {n} {n|bonuskaartje|bonuskaartjes}.', 'event.bonus-cards:played': '{name} legt het bonuskaartje {card}.', 'event.bonus-cards:returned': 'Het bonuskaartje {card} van {name} gaat terug naar de hand.',
  'event.workers-huts:taken': '{name} neemt {tile}.', 'event.workers-huts:turned_up': '{tile} ligt open.',
  'event.city-gates:offered': 'Er ligt een poortkaart klaar.', 'event.city-gates:discarded': 'Een tweede poortkaart gaat naar de aflegstapel.', 'event.city-gates:gate_set': '{name} opent een poort aan de {side}zijde van {tile}.',
  'event.characters:auction': '{card} wordt geveild.', 'event.characters:bid': '{name} biedt {n}.', 'event.characters:bid_passed': '{name} past in de veiling.', 'event.characters:won': '{name} wint {card} voor {n}.', 'event.characters:unsold': 'Niemand wil {card}.',
  'event.characters:magician_points': 'De goochelaar brengt {name} {n} {n|punt|punten}.', 'event.characters:magician_swap': '{name} ruilt de goochelaar tegen {card}.', 'event.characters:wise_man': 'De wijze man van {name} spreekt voor: {kind}.', 'event.characters:dancer': 'De danseres van {name} stuurt {tile} terug in de tegeltoren.', 'event.characters:money_changer': '{name} ruilt {give} tegen {take}.', 'event.characters:beggar': '{name} stuurt de bedelaar.', 'event.characters:begged': '{name} krijgt {card} van de bedelaar.', 'event.characters:begged_unseen': '{name} krijgt een kaart van de bedelaar.', 'event.characters:begged_nothing': '{name} bedelt vergeefs.', 'event.characters:miser': 'De vrek van {name} neemt {card}.', 'event.characters:builder': 'De bouwmeester van {name} verbouwt.', 'event.characters:patron': 'De beschermheer van {name} betaalt en vertrekt.',
};
