// Deutsche Worte des Würfelspiels und von Alcazaba am Tisch.

import type { DiceMessages } from './en';

export const de: DiceMessages = {
  'results': 'Runde {n} ist vorbei: Die Belohnungen werden von links nach rechts verteilt.',
  'board': 'Der Spielplan', 'prizes': 'Punkte in Wertung {n}', 'take': 'Nimm', 'mark': '{type} markieren: {line} gleiche, Feld {field}', 'markPush': 'Zurückschieben: {type}, {line} gleiche, Feld {field}', 'markOut': '{type} markieren: kein Feld ist frei, der Stein scheidet aus', 'out': 'aus',
  'track.none': 'Niemand auf der Leiste.', 'track.field': 'Feld {n}: {names}.', 'tiles': 'Plättchen: {tiles}.', 'area.none': 'Kein Stein im Würfelbereich.', 'area.stone': '{line} gleiche, Feld {field}: {name}.', 'bonus': 'Bonusfeld: {chip}.',
  'chip.number': '{n} {n|Punkt|Punkte} in jeder Wertung', 'chip.exchange': 'Tausch: ein Baupunkt kommt in eine andere Spalte', 'chip.push_back': 'Zurückschieben: nimm das Feld deines Wurfs, die Steine dort rücken nach unten', 'chip.annul': 'Ungültig: nimm deinen letzten Wurf zurück', 'chip.black_die': 'Schwarzer Würfel: ein neunter mit einem Symbol deiner Wahl', 'chip.starting_player': 'Startspieler: bestimme, wer die nächste Runde beginnt',
  'name.number': 'Chip {n}', 'name.exchange': 'Tausch', 'name.push_back': 'Zurückschieben', 'name.annul': 'Ungültig', 'name.black_die': 'Schwarzer Würfel', 'name.starting_player': 'Startspieler',
  'dice': 'Die Würfel', 'dice.keep': '{face}, behalten', 'dice.kept': '{face}, behalten: ja', 'dice.black': 'Schwarzer Würfel: {face}', 'throws': 'Wurf {n} von 3',
  'throw.all': 'Alle 8 neu würfeln', 'throw.some': '{n} neu würfeln', 'throw.none': 'Lass welche los', 'hint.keep': 'Klicke, was du behältst. Würfle den Rest oder lege deinen Stein.', 'hint.last': 'Dritter Wurf: Lege deinen Stein.', 'hint.redesign': 'Oder baue deine Alhambra um.',
  'mark.do': 'Legen: {type}', 'push.do': 'Zurückschieben', 'annul.do': 'Wurf ungültig', 'black.do': 'Schwarzer Würfel …', 'black.ask': 'Welches Symbol zeigt der schwarze Würfel?',
  'reward.points': '2 Punkte', 'reward.chip': '1 Punkt und der Chip', 'reward.one': '1 Punkt, kein Chip', 'reward.ask': '{type}: Dein Stein ist der beste. Welche Belohnung?', 'exchange.ask': 'Ein Punkt für {type}. Mit dem Chip versetzen?', 'exchange.no': 'Hier behalten', 'starter.ask': 'Wer beginnt die nächste Runde?', 'take.ask': '{type}: Wähle ein Plättchen oder den Chip.', 'take.tile': '{type}: Wähle ein Plättchen.',
  'stones': '{n} {n|Stein|Steine} zu legen', 'outStones': '{n} ausgeschieden', 'resting': '{n} {n|ruht|ruhen}', 'starter': 'beginnt diese Runde', 'round': 'Runde {n} von 5', 'next': 'Wertung nach dieser Runde', 'chips': 'Chips von {name}', 'tab.board': 'Spielplan', 'tab.palace': 'Alhambra', 'nobody': 'Noch nicht gewürfelt.', 'players': 'Spieler', 'more': 'Umbauen',
};
