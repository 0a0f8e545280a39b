// Die Wechselstube auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Wechselstube',
  about: 'Karten mit zwei Währungen: ein Plättchen darf in beiden gemischt bezahlt werden.',
  'card.bureau': 'Wechselstube',
  'pay.bureau': 'mit der Wechselstube',
};

export const rules: Rules = {
  take: {
    h: 'Eine Karte bekommen',
    p: 'Sechs Karten, eine für jedes Paar von Währungen, stecken mitten im Geldstapel und kommen wie Geld in die Auslage. Statt Geld darfst du eine davon nehmen, allein.',
  },
  pay: {
    h: 'Damit zahlen',
    p: 'Ist die verlangte Währung darauf, spiele die Karte mit Geld beider Währungen in beliebiger Mischung, auch nur der anderen. Selbst ist sie nichts wert. Ist die Summe genau der Preis, darfst du noch einmal handeln. Eine Karte gilt für ein Plättchen, und ein Plättchen verträgt nur eine Karte.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Eine benutzte Karte kommt auf die Ablage und kann wiederkehren. Sie hilft auch bei einem Gebot und beim Wesir. Mit Diamanten geht sie nie zusammen, und bei der Verteilung der letzten Plättchen zählt sie nicht.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Where any mix pays, a bureau card is no money.': 'Wo jede Mischung zahlt, ist eine Wechselstube kein Geld.',
  'One payment takes at most one bureau card.': 'Zu einer Zahlung gehört höchstens eine Wechselstube.',
  'Only money of the two currencies on a bureau card goes with it.':
    'Zu einer Wechselstube passt nur Geld ihrer beiden Währungen.',
  'That bureau card does not show the currency asked for.': 'Diese Wechselstube zeigt die verlangte Währung nicht.',
  'With a bureau card you pay in the two currencies it shows.':
    'Mit einer Wechselstube zahlst du in den beiden Währungen, die sie zeigt.',
  'A bureau card is taken alone, instead of money.': 'Eine Wechselstube nimmt man allein, statt Geld.',
};
