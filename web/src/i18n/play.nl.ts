// Nederlandse teksten van het spelen.

import type { PlayMessages } from './play.en';

export const playNl: PlayMessages = {
  'net.loading': 'De tafel wordt gedekt …', 'net.lost': 'De verbinding is verbroken. Nieuwe poging …', 'net.back': 'Weer verbonden.', 'net.none': 'Deze tafel bestaat niet.', 'net.failed': 'De server antwoordt niet.',
  'notice.rule': 'Regel {rule}', 'notice.stale': 'Het spel was al verder. Kies opnieuw.', 'notice.lost': 'Niet verstuurd: de verbinding is verbroken.',
  'notice.refused': 'Dat mag nu niet.', 'notice.rate': 'Te snel. Wacht even.', 'notice.limit': 'Dat is meer dan deze server toestaat.', 'notice.store': 'De server kan nu niets bewaren.', 'notice.internal': 'Er ging iets mis op de server.', 'notice.not-found': 'Dat is hier niet te vinden.',
  'undo.ask': 'Vraag om mijn laatste actie terug te nemen', 'undo.asks': '{name} wil de laatste actie terugnemen.', 'undo.waiting': 'De anderen is gevraagd het terug te nemen …', 'undo.agree': 'Goed', 'undo.refuse': 'Weigeren', 'undo.done': '{name} neemt de laatste actie terug.',

  'act.remove': 'Naar de reserve nemen', 'act.gate': 'met een poort {side}', 'act.noGate': 'zonder poort', 'act.walls': 'muren {sides}', 'act.variants': 'Hoe komt {tile} te liggen?', 'act.more': 'Meer', 'act.redesignTile': '{tile}: wat gebeurt ermee?', 'act.others': 'Bijzondere acties …', 'act.special': 'Bijzondere acties', 'act.choose': 'Kies',
  'act.under': '{n} te weinig', 'act.orPick': 'of kies kaarten uit je hand', 'act.pickCards': 'Zelf kaarten kiezen', 'act.ways': 'Alle {n} manieren …', 'act.takeCard': 'Neem {card}',
  'pass.main_action': 'Geen extra actie', 'pass.end_of_turn': 'Einde beurt', 'pass.start_of_turn': 'Verder', 'pass.window': 'Passen', 'pass.redesign': 'Niet verbouwen',
  'ask.main_action': 'Neem geld, koop een gebouw of verbouw.', 'ask.place': 'Plaats je tegels: in je Alhambra of op je reserveveld.', 'ask.start_of_turn': 'Vóór je eerste actie: gebruik iets of ga verder.', 'ask.end_of_turn': 'Vóór het einde van je beurt: gebruik iets of stop.', 'ask.redesign': 'Kies de extra verbouwing.', 'ask.window': 'Tussen de beurten: handel of pas.',

  'ask.decide': 'Jouw beslissing wordt gevraagd.', 'ask.wait': '{name} beslist …', 'ask.waitWindow': 'De anderen mogen tussen de beurten handelen …', 'ask.watching': 'Je kijkt mee.', 'ask.answered': 'Genoteerd. Wachten op de anderen …', 'window.seconds': '{n} s', 'window.never': 'Voortaan altijd passen', 'window.title': 'Tussen de beurten', 'window.hint': 'Bij sommige modules mag iedereen tussen twee beurten iets doen. Welke mogen je dat vragen?', 'window.asks': 'vraagt me', 'window.passes': 'past voor mij',

  'do.buy': 'Kopen', 'do.take_money': 'Geld nemen', 'do.pass': 'Passen', 'do.place': 'Plaatsen', 'do.reserve': 'Naar reserve', 'do.give': 'Aan Dirk geven', 'do.redesign_add': 'Uit reserve plaatsen', 'do.redesign_remove': 'Naar reserve nemen', 'do.redesign_swap': 'Ruilen',

  'field.slot': 'veld {n}', 'field.amount': '{n}', 'field.give': 'geef {card}', 'field.take': 'neem {card}', 'field.at': 'kolom {x}, rij {y}', 'field.gate': 'poort {side}', 'field.player': '{name}',

  'ev.starting_money': '{name} begint met {cards}.', 'ev.starting_player': '{name} begint.', 'ev.money_taken': '{name} neemt {cards}.', 'ev.bought': '{name} koopt {tile} voor {sum} {money}.', 'ev.bought.exact': '{name} betaalt gepast: {tile} voor {sum} {money}.', 'ev.placed': '{name} bouwt {tile}.', 'ev.reserved': '{name} legt {tile} in reserve.', 'ev.given_to_dirk': '{name} geeft {tile} aan Dirk.', 'ev.redesign_added': '{name} verbouwt: plaatst {tile}.', 'ev.redesign_removed': '{name} verbouwt: neemt {tile} weg.', 'ev.redesign_swapped': '{name} verbouwt: {tile} in plaats van {out}.', 'ev.passed': '{name} past.', 'ev.scored': '{name}: {n} {n|punt|punten}.', 'ev.scoring': 'Score {n}', 'ev.dirk_draws': 'Dirk krijgt {tile}.', 'ev.reshuffled': 'De geldstapel is opnieuw geschud: {cards} kaarten.', 'ev.game_ending': 'De laatste tegel is getrokken: het spel loopt af.', 'ev.awarded': '{name} heeft het meeste geld voor {tile} en krijgt die.', 'ev.game_over': 'Het spel is afgelopen.',

  'card.unknown': 'een kaart',
  'tool.left': 'Wat is er nog', 'tool.score': 'Als nu gescoord wordt', 'tool.scoring': 'Score {n}', 'tool.result': 'De uitslag', 'tool.rule': 'Toon de regel',
  'hot.pass': 'Geef het apparaat aan {name}', 'hot.hint': 'De kaarten blijven zo lang verborgen.', 'hot.ready': 'Ik ben {name}',
  'seat.away': 'een bot speelt', 'seat.offline': 'niet hier', 'seat.free': 'vrije plaats', 'seat.return': 'Mijn plaats terugnemen', 'seat.awayLong': 'Een bot speelt voor jou.',
  'menu.title': 'Deze tafel', 'menu.leave': 'Laat een bot voor me spelen', 'menu.resign': 'Opgeven', 'menu.resignSure': 'Echt opgeven? Een bot speelt voorgoed verder.', 'menu.rules': 'Spelregels', 'menu.link': 'Kopieer de link', 'menu.copied': 'Link gekopieerd', 'menu.home': 'Naar het begin', 'menu.watching': '{n} {n|kijkt|kijken} mee',
  'chat.title': 'Praten', 'chat.say': 'Zeg iets', 'chat.send': 'Stuur',
  'end.title': 'Het spel is afgelopen', 'end.you': 'Jij wint!', 'end.winner': '{name} wint', 'end.shared': 'Gedeelde winst: {names}', 'end.rematch': 'Nog een keer', 'end.look': 'Bekijk de Alhambra’s', 'end.record': 'Bewaar het verslag', 'end.place': 'plaats {n}',

  'lobby.title': 'Wachten op spelers', 'lobby.invite': 'Stuur deze link aan wie meedoet:', 'lobby.copy': 'Kopieer', 'lobby.copied': 'Gekopieerd', 'lobby.sit': 'Ga zitten', 'lobby.fill': 'Begin nu, bots nemen de vrije plaatsen', 'lobby.leave': 'Sta op', 'lobby.name': 'Jouw naam', 'lobby.me': 'jij', 'lobby.level': 'Niveau', 'lobby.modules': 'Modules',
  'new.title': 'Nieuwe tafel', 'new.game': 'Spel', 'new.modules': 'Modules', 'new.none': 'Geen: het basisspel', 'new.options': 'Opties', 'new.seats': 'Plaatsen', 'new.seat': 'Plaats {n}', 'new.players': 'Spelers', 'new.me': 'Ik', 'new.bot': 'Bot', 'new.open': 'Vrij, voor iemand met de link', 'new.level': 'Niveau van de bot', 'new.clock': 'Klok', 'new.clock.none': 'geen klok', 'new.clock.turn': '{n} {n|seconde|seconden} per zet', 'new.clock.fischer': '{n} {n|minuut|minuten} elk, {m} {m|seconde|seconden} erbij per zet', 'new.clock.days': '{n} {n|dag|dagen} per zet', 'new.private': 'Alleen voor wie de link heeft', 'new.start': 'Begin', 'new.hot': 'Meer plaatsen voor jou: één apparaat gaat rond.', 'new.needMe': 'Neem zelf minstens één plaats, of laat er een vrij.', 'new.all': 'Alle', 'new.clear': 'Geen', 'new.yes': 'ja', 'new.no': 'nee', 'new.reconstructed': 'Deels gereconstrueerd',
  'option.extra_tower': 'Extra toren', 'option.invaders_open': 'Invallers: de volgende inval ligt open', 'option.none': 'geen', 'option.add': 'erbij', 'option.instead': 'in plaats van {tile}',
  'level.random': 'Beginner', 'level.greedy': 'Hebzuchtig', 'level.easy': 'Makkelijk', 'level.medium': 'Gemiddeld', 'level.hard': 'Moeilijk', 'level.search': 'Denker', 'level.expert': 'Expert',
  'watch.title': 'Spellen bezig', 'watch.none': 'Er wordt nu niet gespeeld.', 'watch.look': 'Kijk mee', 'watch.over': 'afgelopen', 'start.over': 'afgelopen', 'start.name': 'Jouw naam', 'start.missing': 'Komt binnenkort', 'start.lobby': 'wacht op spelers',
};
