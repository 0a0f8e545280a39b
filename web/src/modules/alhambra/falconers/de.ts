// Die Falkner auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Falkner',
  reconstructed: 'Welche Paare von Gebäuden die Falken zeigen, ist rekonstruiert.',
  about: 'Falken für je eine Karte, an Punkten, wo vier Gebäude der richtigen Arten zusammenstoßen.',
  market: 'Falken',
  'colour.black': 'schwarzer',
  'colour.brown': 'brauner',
  'colour.white': 'weißer',
  name: '{colour} Falke ({types})',
  tip: 'Ein {colour} Falke: Er sitzt, wo vier Plättchen zusammenstoßen, darunter {types}. Je mehr du von einer Farbe hast, desto mehr Punkte.',
  owned: '{colour} Falke, {n}-mal: {points} Punkte in jeder Wertung',
  'do.buy': '{falcon} kaufen',
  'where.buy': 'Auf welche Kreuzung? Dort müssen sein: {types}.',
  'hint.buy':
    'Eine Geldkarte beliebiger Währung und beliebigen Werts. Es ist deine einzige Aktion; weitere Falken dürfen folgen.',
  'verb.buy': 'Falken kaufen',
  'ask.buy': 'Noch ein Falke? Wähle ihn neben dem Bauhof, oder hör auf.',
  'pass.buy': 'Keine Falken mehr',
  'event.bought': '{name} kauft: {falcon}, mit {pay}.',
  'event.returned': 'Zurück in den Vorrat fliegt von {name}: {falcon}.',
  'print.falcon': 'Farbe',
  'print.colours': 'Gebäude',
  'print.falcon.black': 'schwarz',
  'print.falcon.brown': 'braun',
  'print.falcon.white': 'weiß',
};

export const rules: Rules = {
  buy: {
    h: 'Falken kaufen',
    p: 'Fünfzehn Falken, je fünf schwarze, braune und weiße, liegen offen neben dem Bauhof. Falken kaufen geht nur als erste und einzige Aktion deines Zugs: beliebig viele, einen nach dem anderen, jeden für genau eine Geldkarte aus deiner Hand, gleich welcher Währung und welchen Werts, und jeder wird sofort gesetzt.',
  },
  crossing: {
    h: 'Wo sie sitzen',
    p: 'Ein Falke sitzt auf einer Kreuzung: einem Punkt deiner Alhambra, wo vier Plättchen zusammenstoßen, alle davon Grundgebäude oder der Brunnen. Beide Arten auf dem Falken müssen dabei sein; der Brunnen hat keine Art. Mauern spielen keine Rolle. Auf einer Kreuzung sitzt ein Falke, und einen, der nirgends passt, kann man nicht kaufen.',
  },
  back: {
    h: 'Zurückfliegen',
    p: 'Wird eines der vier Plättchen abgebaut oder ausgetauscht, auch gegen eines derselben Art, geht der Falke sofort in den Vorrat zurück, und alle können ihn wieder kaufen.',
  },
  score: {
    h: 'Was sie bringen',
    p: 'In jeder Wertung, für jede Farbe einzeln: 1 Falke 2 Punkte, 2 Falken 6, 3 Falken 12, 4 Falken 20, 5 Falken 30.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Diamanten und Baumeister sind Geldkarten und dürfen zahlen; Münzen, Gespartes, Karawansereien, Wechselstuben und Torkarten nicht. Hütten, Basare, Feldlager, Medinas, magische Gebäude und Wachtürme bilden keine Kreuzung; ein Grundgebäude im Bau schon, aber es hat keine Art. Die Aktion endet von selbst, wenn nichts mehr passt oder keine Karte mehr da ist.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Buy another falcon, or pass.': 'Kaufe noch einen Falken, oder passe.',
  'Falcons are bought as the main action of your own turn.': 'Falken kauft man als Aktion des eigenen Zuges.',
  'Falcons are bought only as the first and only main action of a turn.':
    'Falken kauft man nur als erste und einzige Aktion eines Zuges.',
  'Name one of the fifteen falcons.': 'Nenne einen der fünfzehn Falken.',
  'That falcon is not in the supply.': 'Dieser Falke liegt nicht im Vorrat.',
  'A falcon lies where four base buildings, or three and the fountain, meet.':
    'Ein Falke sitzt, wo vier Grundgebäude, oder drei und der Brunnen, zusammenstoßen.',
  'That crossing carries a falcon already.': 'Auf dieser Kreuzung sitzt schon ein Falke.',
  'Both types on the falcon must occur round the crossing.':
    'Beide Arten auf dem Falken müssen um die Kreuzung vorkommen.',
  'A falcon costs exactly one money card.': 'Ein Falke kostet genau eine Geldkarte.',
  'You do not hold that card.': 'Diese Karte hast du nicht.',
  'A falcon shows two different types.': 'Ein Falke zeigt zwei verschiedene Arten.',
};
