// Die Diamanten auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Diamanten',
  about: 'Eine fünfte Währung, die jedes Plättchen bezahlt, aber nie gemischt wird.',
  'pay.diamond': 'in Diamanten',
};

export const rules: Rules = {
  pay: {
    h: 'Mit Diamanten zahlen',
    p: 'Zehn Diamanten mit Werten von 3 bis 9 sind ins Geld gemischt und werden wie Geld genommen. Sie bezahlen ein Plättchen von jedem Platz, aber nur unter sich, nie zusammen mit einer anderen Währung. Passend gibt wie immer eine weitere Aktion.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Auch ein Gebot oder der Wesir kann damit bezahlt werden, wieder nur unter sich. Bei der Verteilung der letzten Plättchen zählen Diamanten nicht.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Diamonds pay alone; they are never mixed with anything else.': 'Diamanten zahlen allein; sie werden nie gemischt.',
};
