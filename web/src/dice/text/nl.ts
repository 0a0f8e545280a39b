// Nederlandse woorden van het dobbelspel en Alcazaba aan tafel.

import type { DiceMessages } from './en';

export const nl: DiceMessages = {
  'results': 'Ronde {n} is voorbij: de beloningen worden van links naar rechts verdeeld.',
  'board': 'Het speelbord', 'prizes': 'Punten in telling {n}', 'take': 'Neem', 'mark': 'Markeer {type}: {line} gelijke, veld {field}', 'markPush': 'Terugschuiven: {type}, {line} gelijke, veld {field}', 'markOut': 'Markeer {type}: geen veld is vrij, de steen valt af', 'out': 'af',
  'track.none': 'Niemand op de balk.', 'track.field': 'Veld {n}: {names}.', 'tiles': 'Tegels: {tiles}.', 'area.none': 'Geen steen in het dobbelveld.', 'area.stone': '{line} gelijke, veld {field}: {name}.', 'bonus': 'Bonusveld: {chip}.',
  'chip.number': '{n} {n|punt|punten} in elke telling', 'chip.exchange': 'Ruilen: verplaats één bouwpunt naar een andere kolom', 'chip.push_back': 'Terugschuiven: neem het veld van je worp, de stenen daar schuiven omlaag', 'chip.annul': 'Nietig: neem je laatste worp terug', 'chip.black_die': 'Zwarte dobbelsteen: een negende met een symbool naar keuze', 'chip.starting_player': 'Startspeler: wijs aan wie de volgende ronde begint',
  'name.number': 'Fiche {n}', 'name.exchange': 'Ruilen', 'name.push_back': 'Terugschuiven', 'name.annul': 'Nietig', 'name.black_die': 'Zwarte dobbelsteen', 'name.starting_player': 'Startspeler',
  'dice': 'De dobbelstenen', 'dice.keep': '{face}, houden', 'dice.kept': '{face}, gehouden', 'dice.black': 'Zwarte dobbelsteen: {face}', 'throws': 'Worp {n} van 3',
  'throw.all': 'Gooi alle 8 opnieuw', 'throw.some': 'Gooi {n} opnieuw', 'throw.none': 'Laat er een paar los', 'hint.keep': 'Klik wat je houdt. Gooi de rest, of leg je steen.', 'hint.last': 'Derde worp: leg je steen.', 'hint.redesign': 'Of verbouw je Alhambra.',
  'mark.do': 'Leg: {type}', 'push.do': 'Terugschuiven', 'annul.do': 'Worp nietig', 'black.do': 'Zwarte dobbelsteen …', 'black.ask': 'Welk symbool toont de zwarte dobbelsteen?',
  'reward.points': '2 punten', 'reward.chip': '1 punt en de fiche', 'reward.one': '1 punt, geen fiche', 'reward.ask': '{type}: jouw steen is de beste. Welke beloning?', 'exchange.ask': 'Een punt voor {type}. Verplaatsen met je fiche?', 'exchange.no': 'Hier houden', 'starter.ask': 'Wie begint de volgende ronde?', 'take.ask': '{type}: kies een tegel, of de fiche.', 'take.tile': '{type}: kies een tegel.',
  'stones': '{n} {n|steen|stenen} te leggen', 'outStones': '{n} af', 'resting': '{n} {n|rust|rusten}', 'starter': 'begint deze ronde', 'round': 'Ronde {n} van 5', 'next': 'telling na deze ronde', 'chips': 'Fiches van {name}', 'tab.board': 'Bord', 'tab.palace': 'Alhambra', 'nobody': 'Nog niet gegooid.', 'players': 'Spelers', 'more': 'Verbouwen',
};
