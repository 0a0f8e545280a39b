// Die Wechselbriefe auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Wechselbriefe',
  about: 'Was du zu viel zahlst, bis 6, kannst du in jeder Währung sparen und später ausgeben.',
  'card.stone': 'Erspartes in {money}',
  'pay.stone': 'mit dem Ersparten',
  saved: '{n} {money} gespart',
  'ask.save': 'Sparen, was du zu viel gezahlt hast?',
  'save.hint': 'Alles wird Geld der Währung, die du wählst, und später auf einmal ausgegeben.',
  'pass.save': 'Nichts sparen',
  'do.save': 'In {currency} sparen',
  'event.saved': '{name} spart {n} in {currency}.',
  'event.returned': '{name} gibt das Ersparte in {currency} aus.',
  'tip.stone': 'Erspartes: Geld dieser Währung, das bei einem späteren Kauf auf einmal ausgegeben wird.',
};

export const rules: Rules = {
  save: {
    h: 'Sparen',
    p: 'Gleich nachdem du bei einem Kauf 1 bis 6 zu viel gezahlt hast, darfst du das sparen, wenn deine Tafel leer ist: nimm einen Stein einer Währung, von der noch einer da ist, und lege ihn auf diese Zahl. Du hast nun so viel Geld dieser Währung, womit du auch gezahlt hast. 7 oder mehr zu viel lassen sich nicht sparen, auch nicht zum Teil. Wie viele Steine es gibt, hängt von der Zahl der Spieler ab.',
  },
  spend: {
    h: 'Ausgeben',
    p: 'Bei einem späteren Kauf in dieser Währung zählt das Ersparte wie eine Karte dieses Werts und wird immer ganz ausgegeben. Der Stein kommt sofort zurück, also kann, was du nun zu viel zahlst, wieder gespart werden. Niemand muss sparen oder ausgeben.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Erspartes bezahlt alles, was gekauft wird, auch über den Wesir, aber keine Gebote, Truhen und Falken. Es ist keine Karte. Mit dem Wechselgeld bekommst du Münzen und darfst dazu alles sparen. Bei der Verteilung der letzten Plättchen zählt das Ersparte.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Savings pay for purchases only.': 'Erspartes bezahlt nur Käufe.',
  'An excess of 1 to 6 is saved right after paying.': '1 bis 6 zu viel werden gleich nach dem Zahlen gespart.',
  'Save what you paid too much in a currency of your choice, or pass.':
    'Spare, was du zu viel gezahlt hast, in einer Währung deiner Wahl, oder passe.',
  'No stone of that currency is left.': 'Von dieser Währung ist kein Stein mehr da.',
};
