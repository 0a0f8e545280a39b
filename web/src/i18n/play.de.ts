// Deutsche Texte des Spielens.

import type { PlayMessages } from './play.en';

export const playDe: PlayMessages = {
  'net.loading': 'Der Tisch wird gedeckt …', 'net.lost': 'Die Verbindung ist verloren. Neuer Versuch …', 'net.back': 'Wieder verbunden.', 'net.none': 'Diesen Tisch gibt es nicht.', 'net.failed': 'Der Server antwortet nicht.',
  'notice.rule': 'Regel {rule}', 'notice.stale': 'Das Spiel war schon weiter. Bitte neu wählen.', 'notice.lost': 'Nicht gesendet: Die Verbindung ist verloren.',
  'notice.refused': 'Das geht jetzt nicht.', 'notice.rate': 'Zu schnell. Warte einen Moment.', 'notice.limit': 'Das ist mehr, als dieser Server erlaubt.', 'notice.store': 'Der Server kann gerade nichts speichern.', 'notice.internal': 'Auf dem Server ging etwas schief.', 'notice.not-found': 'Das gibt es hier nicht.',
  'undo.ask': 'Bitten, meine letzte Aktion zurückzunehmen', 'undo.asks': '{name} möchte die letzte Aktion zurücknehmen.', 'undo.waiting': 'Die anderen sind gebeten, es zurückzunehmen …', 'undo.agree': 'Einverstanden', 'undo.refuse': 'Ablehnen', 'undo.done': '{name} nimmt die letzte Aktion zurück.',

  'act.remove': 'In die Reserve nehmen', 'act.gate': 'mit Tor im {side}', 'act.noGate': 'ohne Tor', 'act.walls': 'Mauern im {sides}', 'act.variants': 'Wie soll {tile} liegen?', 'act.more': 'Mehr', 'act.redesignTile': '{tile}: was soll damit geschehen?', 'act.others': 'Besondere Aktionen …', 'act.special': 'Besondere Aktionen', 'act.choose': 'Wählen',
  'act.under': '{n} zu wenig', 'act.orPick': 'oder wähle Karten aus der Hand', 'act.pickCards': 'Karten selbst wählen', 'act.ways': 'Alle {n} Arten …', 'act.takeCard': '{card} nehmen',
  'pass.main_action': 'Keine weitere Aktion', 'pass.end_of_turn': 'Zug beenden', 'pass.start_of_turn': 'Weiter', 'pass.window': 'Passen', 'pass.redesign': 'Nicht umbauen',
  'ask.main_action': 'Nimm Geld, kaufe ein Gebäude oder baue um.', 'ask.place': 'Lege deine Plättchen: in die Alhambra oder in die Reserve.', 'ask.start_of_turn': 'Vor deiner ersten Aktion: Nutze etwas, oder weiter.', 'ask.end_of_turn': 'Vor dem Ende deines Zuges: Nutze etwas, oder beende ihn.', 'ask.redesign': 'Wähle den zusätzlichen Umbau.', 'ask.window': 'Zwischen den Zügen: handeln oder passen.',

  'ask.decide': 'Deine Entscheidung ist gefragt.', 'ask.wait': '{name} entscheidet …', 'ask.waitWindow': 'Die anderen dürfen zwischen den Zügen handeln …', 'ask.watching': 'Du schaust zu.', 'ask.answered': 'Notiert. Warten auf die anderen …', 'window.seconds': '{n} s', 'window.never': 'Ab jetzt immer passen', 'window.title': 'Zwischen den Zügen', 'window.hint': 'Bei manchen Modulen darf jeder zwischen zwei Zügen handeln. Welche sollen dich fragen?', 'window.asks': 'fragt mich', 'window.passes': 'passt für mich',

  'do.buy': 'Kaufen', 'do.take_money': 'Geld nehmen', 'do.pass': 'Passen', 'do.place': 'Bauen', 'do.reserve': 'In die Reserve', 'do.give': 'An Dirk geben', 'do.redesign_add': 'Aus der Reserve bauen', 'do.redesign_remove': 'In die Reserve nehmen', 'do.redesign_swap': 'Tauschen',

  'field.slot': 'Platz {n}', 'field.amount': '{n}', 'field.give': '{card} geben', 'field.take': '{card} nehmen', 'field.at': 'Spalte {x}, Reihe {y}', 'field.gate': 'Tor im {side}', 'field.player': '{name}',

  'ev.starting_money': '{name} beginnt mit {cards}.', 'ev.starting_player': '{name} fängt an.', 'ev.money_taken': '{name} nimmt {cards}.', 'ev.bought': '{name} kauft {tile} für {sum} {money}.', 'ev.bought.exact': '{name} zahlt passend: {tile} für {sum} {money}.', 'ev.placed': '{name} baut {tile}.', 'ev.reserved': '{name} legt {tile} in die Reserve.', 'ev.given_to_dirk': '{name} gibt {tile} an Dirk.', 'ev.redesign_added': '{name} baut um: fügt {tile} an.', 'ev.redesign_removed': '{name} baut um: nimmt {tile} weg.', 'ev.redesign_swapped': '{name} baut um: {tile} statt {out}.', 'ev.passed': '{name} passt.', 'ev.scored': '{name}: {n} {n|Punkt|Punkte}.', 'ev.scoring': 'Wertung {n}', 'ev.dirk_draws': 'Dirk bekommt {tile}.', 'ev.reshuffled': 'Der Geldstapel wird neu gemischt: {cards} Karten.', 'ev.game_ending': 'Das letzte Plättchen ist gezogen: Das Spiel endet.', 'ev.awarded': '{name} hat am meisten Geld für {tile} und bekommt es.', 'ev.game_over': 'Das Spiel ist aus.',

  'card.unknown': 'eine Karte',
  'tool.left': 'Was ist noch übrig', 'tool.score': 'Wenn jetzt gewertet würde', 'tool.scoring': 'Wertung {n}', 'tool.result': 'Das Ergebnis', 'tool.rule': 'Zeige die Regel',
  'hot.pass': 'Gib das Gerät an {name}', 'hot.hint': 'Die Karten bleiben so lange verdeckt.', 'hot.ready': 'Ich bin {name}',
  'seat.away': 'ein Bot spielt', 'seat.offline': 'nicht da', 'seat.free': 'freier Platz', 'seat.return': 'Meinen Platz zurücknehmen', 'seat.awayLong': 'Ein Bot spielt für dich.',
  'menu.title': 'Dieser Tisch', 'menu.leave': 'Einen Bot für mich spielen lassen', 'menu.resign': 'Aufgeben', 'menu.resignSure': 'Wirklich aufgeben? Ein Bot spielt endgültig weiter.', 'menu.rules': 'Regeln', 'menu.link': 'Link kopieren', 'menu.copied': 'Link kopiert', 'menu.home': 'Zum Start', 'menu.watching': '{n} {n|schaut|schauen} zu',
  'chat.title': 'Reden', 'chat.say': 'Sag etwas', 'chat.send': 'Senden',
  'end.title': 'Das Spiel ist aus', 'end.you': 'Du gewinnst!', 'end.winner': '{name} gewinnt', 'end.shared': 'Geteilter Sieg: {names}', 'end.rematch': 'Noch einmal', 'end.look': 'Die Alhambras ansehen', 'end.record': 'Protokoll speichern', 'end.place': 'Platz {n}',

  'lobby.title': 'Warten auf Mitspieler', 'lobby.invite': 'Schick diesen Link allen, die mitspielen sollen:', 'lobby.copy': 'Kopieren', 'lobby.copied': 'Kopiert', 'lobby.sit': 'Hinsetzen', 'lobby.fill': 'Jetzt anfangen, Bots nehmen die freien Plätze', 'lobby.leave': 'Aufstehen', 'lobby.name': 'Dein Name', 'lobby.me': 'du', 'lobby.level': 'Stufe', 'lobby.modules': 'Module',
  'new.title': 'Neuer Tisch', 'new.game': 'Spiel', 'new.modules': 'Module', 'new.none': 'Keine: das Grundspiel', 'new.options': 'Optionen', 'new.seats': 'Plätze', 'new.seat': 'Platz {n}', 'new.players': 'Mitspieler', 'new.me': 'Ich', 'new.bot': 'Bot', 'new.open': 'Frei, für jemanden mit dem Link', 'new.level': 'Stufe des Bots', 'new.clock': 'Uhr', 'new.clock.none': 'keine Uhr', 'new.clock.turn': '{n} {n|Sekunde|Sekunden} je Zug', 'new.clock.fischer': '{n} {n|Minute|Minuten} für jeden, {m} {m|Sekunde|Sekunden} mehr je Zug', 'new.clock.days': '{n} {n|Tag|Tage} je Zug', 'new.private': 'Nur für alle, die den Link haben', 'new.start': 'Anfangen', 'new.hot': 'Mehrere Plätze für dich: Ein Gerät geht herum.', 'new.needMe': 'Nimm selbst mindestens einen Platz oder lass einen frei.', 'new.all': 'Alle', 'new.clear': 'Keine', 'new.yes': 'ja', 'new.no': 'nein', 'new.reconstructed': 'Zum Teil rekonstruiert',
  'option.extra_tower': 'Zusätzlicher Turm', 'option.invaders_open': 'Eroberer: Der nächste Angriff liegt offen', 'option.none': 'keiner', 'option.add': 'dazu', 'option.instead': 'statt {tile}',
  'level.random': 'Anfänger', 'level.greedy': 'Gierig', 'level.easy': 'Leicht', 'level.medium': 'Mittel', 'level.hard': 'Schwer', 'level.search': 'Denker', 'level.expert': 'Meister',
  'watch.title': 'Laufende Spiele', 'watch.none': 'Gerade spielt niemand.', 'watch.look': 'Zuschauen', 'watch.over': 'beendet', 'start.over': 'beendet', 'start.name': 'Dein Name', 'start.missing': 'Kommt bald', 'start.lobby': 'wartet auf Mitspieler',
};
