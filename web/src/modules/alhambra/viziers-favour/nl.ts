// De gunst van de vizier in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De gunst van de vizier',
  about: 'Tussen twee beurten koopt je wakkere vizier een tegel voor je, als je precies gepast betaalt.',
  'verb.buy': 'De vizier koopt',
  'buy.title': 'De vizier biedt zijn gunst',
  'buy.hint': 'Betaal gepast en de tegel is meteen van jou. Daarna slaapt je vizier.',
  'buy.tile': 'Welke tegel?',
  'buy.price': '{tile} voor precies {n} {money}',
  'do.wake': 'Maak de vizier wakker',
  'hint.wake': 'Kost je hele actie. Vanaf de volgende pauze kan hij weer kopen.',
  awake: 'vizier wakker',
  asleep: 'vizier slaapt',
  'event.bought': 'De vizier van {name} koopt {tile} voor precies {n}.',
  'event.woken': '{name} maakt de vizier wakker.',
  'tip.vizier': 'Tussen twee beurten koopt je wakkere vizier een tegel voor je, als je precies gepast betaalt.',
};

export const rules: Rules = {
  window: {
    h: 'Kopen tussen twee beurten',
    p: 'Iedereen heeft een vizier, in het begin wakker. Is een beurt helemaal voorbij, dan mag ieder om de beurt, te beginnen bij wie nu aan zet komt, een wakkere vizier één tegel van de markt laten kopen. Er moet precies gepast betaald worden. De vizier valt in slaap, de tegel wordt meteen geplaatst en de markt aangevuld; dan wordt iedereen opnieuw gevraagd. Wie aan zet komt houdt zijn gewone beurt.',
  },
  wake: {
    h: 'Wakker maken',
    p: 'Je vizier wakker maken kost een actie en geeft geen extra. Vanaf de volgende pauze kan hij weer kopen, ook meteen na deze beurt.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Gepast betalen geeft hier geen extra actie. Een wisselkantoor of diamanten mag, personages niet, en een bouwhut nemen kan zo niet. Kan de markt daarna niet worden aangevuld, dan is het spel meteen uit.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Waking the vizier is a main action of your own turn.': 'De vizier wekken is een actie in je eigen beurt.',
  'Your vizier is awake already.': 'Je vizier is al wakker.',
  'The vizier buys between two turns only.': 'De vizier koopt alleen tussen twee beurten.',
  'Your vizier is asleep; wake him first.': 'Je vizier slaapt; maak hem eerst wakker.',
  'Choose a market slot that holds a tile.': 'Kies een veld van de markt met een tegel.',
};
