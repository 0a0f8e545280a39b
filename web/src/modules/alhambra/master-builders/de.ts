// Die Baumeister auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Baumeister',
  about: 'Geldkarten vom Wert 3, die du am Ende deines Zugs für einen Umbau abgeben kannst.',
  'card.master-builder': 'Baumeister, {money} 3',
  'redesign.title': 'Einen Baumeister abgeben?',
  'do.redesign': '{card} für einen Umbau abgeben',
  'hint.redesign': 'Eine Karte für einen Umbau, der keine Aktion kostet. Die Karte geht aus dem Spiel.',
  'event.dealt': '{name} bekommt {cards}.',
  'event.dealt_unseen': '{name} bekommt {n} {n|Baumeister|Baumeister}.',
  'event.given_up': '{name} gibt {card} für einen Umbau ab.',
  'tip.master-builder':
    'Geld vom Wert 3; oder am Ende deines Zugs für einen Umbau abgegeben. Benutzt geht er aus dem Spiel.',
};

export const rules: Rules = {
  money: {
    h: 'Geld vom Wert 3',
    p: 'Alle beginnen mit zwei Baumeistern, die die anderen nicht sehen und die nicht zum Startgeld zählen; weitere stecken tief im Geldstapel. Man nimmt sie und zahlt mit ihnen wie mit jeder Karte vom Wert 3 ihrer Währung. Benutzt geht ein Baumeister aus dem Spiel und kommt nie zurück.',
  },
  redesign: {
    h: 'Oder ein Umbau',
    p: 'Einmal in deinem Zug, wenn alle Plättchen gelegt sind, darfst du einen Baumeister beliebiger Währung für einen Umbau abgeben: ein Plättchen einbauen, abbauen oder austauschen. Das kostet keine Aktion, was du auch vorher getan hast. Erst wird die Karte abgegeben; dann muss umgebaut werden. Mit anderen darfst du im selben Zug zahlen.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Wie viele jemand hat, wissen alle. Zwischen zwei Zügen und bei der Verteilung der letzten Plättchen baut niemand damit um; dort zählt, wer übrig ist, 3 seiner Währung.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'A master builder redesigns at the end of your own turn, when all tiles are placed.':
    'Ein Baumeister baut am Ende deines eigenen Zugs um, wenn alle Plättchen gelegt sind.',
  'One master builder in a turn is given up for a redesign.':
    'In einem Zug wird ein Baumeister für einen Umbau abgegeben.',
  'You do not hold that master builder.': 'Diesen Baumeister hast du nicht.',
  'There is nothing you could redesign.': 'Es gibt nichts, was du umbauen könntest.',
};
