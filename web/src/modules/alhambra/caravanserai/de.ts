// Die Karawanserei auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Karawanserei',
  reconstructed: 'Welche Währungen wo auf einer Karte abzweigen, ist rekonstruiert.',
  about: 'Karten, auf denen Geld von Zug zu Zug wächst, in einer Währung, die man unterwegs wählt.',
  'card.caravanserai': 'Karawanserei {money} {i}',
  'card.caravan': 'Geld auf Karawanserei {i}, {money}',
  'pay.caravan': 'mit einer Karawanserei',
  empty: 'noch nichts',
  'move.title': 'Einen Stein weiterrücken?',
  'do.move': 'weiter auf {money}',
  'hint.move': 'Ein Stein einen Schritt, hinauf oder zur Seite, vor allem anderen in deinem Zug.',
  'buy.title': 'Eine Karawanserei für {n} kaufen',
  'do.buy': '{card} kaufen',
  'hint.buy': 'Kostet 8, 4 oder 2 einer Währung bei vier, fünf oder sechs Arten von Gebäuden in deiner Alhambra.',
  'event.bought': '{name} kauft {card}.',
  'event.moved': '{name} rückt den Stein auf {card} weiter.',
  'event.returned': 'Der Stein auf {card} geht zurück auf 0.',
  'tip.caravanserai':
    'Geld, das in jedem Zug seines Besitzers um einen Schritt wächst; ausgegeben geht der Stein zurück auf 0.',
  'tip.caravan': 'Der Wert unter dem Stein einer Karawanserei, der auf einmal ausgegeben wird.',
  'print.b2': 'Abzweig bei 2',
  'print.b3': 'Abzweig bei 3',
  'print.b4': 'Abzweig bei 4',
};

export const rules: Rules = {
  buy: {
    h: 'Eine Karawanserei kaufen',
    p: 'Neben dem Bauhof liegen acht Karten. Mit vier Arten von Gebäuden in deiner Alhambra kostet eine Karte 8, mit fünf 4, mit sechs 2, in einer Währung deiner Wahl; passend bezahlt gibt sie eine weitere Aktion. Die erste Karte braucht vier Arten, die zweite fünf, und eine dritte bekommt niemand. Ihr Stein beginnt auf 0.',
  },
  move: {
    h: 'Den Stein rücken',
    p: 'Vor allem anderen in deinem eigenen Zug darfst du einen Stein einen Schritt rücken: hinauf, oder von 2, 3 und 4 zur Seite auf denselben Wert in einer anderen Währung. Zurück geht es nicht, und die Seitenfelder und die 5 sind das Ende. Wer dann passt oder zuerst Tänzerin, Geldwechsler oder Bettler benutzt, hat den Schritt verwirkt.',
  },
  spend: {
    h: 'Ausgeben',
    p: 'Das Feld unter dem Stein ist Geld wie eine Karte dieses Werts und dieser Währung, in jeder deiner Zahlungen, allein oder mit anderem Geld. Es wird immer ganz ausgegeben; dann geht der Stein zurück auf 0. Die Karte bleibt dein.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Nur Gebäude, die in deiner Alhambra stehen, zählen als Art. Zwischen zwei Zügen wird keine Karte gekauft und kein Stein gerückt, aber das Geld darf ausgegeben werden. Bei der Verteilung der letzten Plättchen zählt der Wert, und nichts wird ausgegeben.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'A caravanserai is bought in your own turn only.': 'Eine Karawanserei kauft man nur im eigenen Zug.',
  'Nobody gets a third caravanserai.': 'Niemand bekommt eine dritte Karawanserei.',
  'A second caravanserai needs five types of building in your Alhambra.':
    'Für eine zweite Karawanserei brauchst du fünf Arten von Gebäuden in deiner Alhambra.',
  'A caravanserai needs four types of building in your Alhambra.':
    'Für eine Karawanserei brauchst du vier Arten von Gebäuden in deiner Alhambra.',
  'That caravanserai has an owner already.': 'Diese Karawanserei gehört schon jemandem.',
  'That card is no caravanserai.': 'Diese Karte ist keine Karawanserei.',
  'A marker moves before everything else in your own turn.': 'Ein Stein wird vor allem anderen im eigenen Zug gerückt.',
  'One marker moves one step in a turn.': 'In einem Zug rückt ein Stein einen Schritt.',
  'You did something else first, which forfeits the move.':
    'Du hast zuerst etwas anderes getan; damit ist der Schritt verwirkt.',
  'The marker goes one step on, up or aside, and never back.':
    'Der Stein geht einen Schritt weiter, hinauf oder zur Seite, und nie zurück.',
  'You do not own that caravanserai.': 'Diese Karawanserei gehört dir nicht.',
};
