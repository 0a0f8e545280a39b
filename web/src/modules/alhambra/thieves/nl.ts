// De dieven in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De dieven',
  about: 'Tussen twee beurten pakt een geheime dief voor jou één open geldkaart.',
  'card.thief': 'dief van {money}',
  hidden: '{n} {n|dief|dieven}, alleen de eigenaar kent ze',
  'do.steal': 'Steel {card}',
  'hint.steal': 'Je dief van die geldsoort gaat uit het spel.',
  'verb.steal': 'Stelen',
  'event.dealt': '{name} krijgt een {card}.',
  'event.dealt_unseen': '{name} krijgt {n} {n|dief|dieven}.',
  'event.stolen': '{name} speelt een {thief} en pakt {card}.',
  'tip.thief':
    'Tussen twee beurten, maar niet vlak voor je eigen beurt, pakt hij één open geldkaart van zijn geldsoort, hoeveel die ook waard is.',
};

export const rules: Rules = {
  deal: {
    h: 'Geheime dieven',
    p: 'Er zijn drie dieven van elke geldsoort. Iedereen krijgt er vier met twee of drie spelers, drie met vier, twee met vijf of zes; de rest doet ongezien niet mee. Iedereen weet hoeveel dieven je hebt, niemand welke.',
  },
  steal: {
    h: 'Stelen',
    p: 'Tussen twee beurten pakt een dief één open geldkaart van zijn geldsoort, van elke waarde, en jij neemt die in je hand. Daarna gaat hij uit het spel en wordt het geld meteen aangevuld, met alles wat daarop volgt: een telling, een veiling. Wie nu aan de beurt komt speelt geen dief; wie net klaar is mag dat wel. Het kost niets.',
  },
  order: {
    h: 'Wie mag eerst',
    p: 'De spelers worden in beurtvolgorde gevraagd, te beginnen met wie nu aan de beurt komt; na elke dief of vizier mag iedereen zich opnieuw bedenken. Zo kan iemand eerder in de volgorde ertussen komen en kan één speler meer dan eens handelen.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Alleen geld van de vier geldsoorten kan gestolen worden, ook bouwmeesters; geen diamanten, wisselkantoren, poorten of andere kaarten. Dieven zijn geen geldkaarten, en wie aan het einde overblijft is niets waard.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Thieves are played between two turns only.': 'Dieven speel je alleen tussen twee beurten.',
  'Whoever is due next plays no thief before his own turn.':
    'Wie nu aan de beurt komt, speelt vóór de eigen beurt geen dief.',
  'That card does not lie in the display.': 'Die kaart ligt niet bij het open geld.',
  'A thief takes money of the four currencies only.': 'Een dief pakt alleen geld van de vier geldsoorten.',
  'You hold no thief of that currency.': 'Je hebt geen dief van die geldsoort.',
};
