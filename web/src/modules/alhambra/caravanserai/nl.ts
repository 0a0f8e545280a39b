// De karavanserai in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De karavanserai',
  reconstructed: 'Welke munten waar op een kaart aftakken, is gereconstrueerd.',
  about: 'Kaarten waarop geld van beurt tot beurt groeit, in een geldsoort die je onderweg kiest.',
  'card.caravanserai': 'karavanserai {money} {i}',
  'card.caravan': 'geld op karavanserai {i}, {money}',
  'pay.caravan': 'met een karavanserai',
  empty: 'nog niets',
  'move.title': 'Een steen verzetten?',
  'do.move': 'verder naar {money}',
  'hint.move': 'Eén steen één stap, omhoog of opzij, vóór al het andere in je beurt.',
  'buy.title': 'Koop een karavanserai voor {n}',
  'do.buy': 'Koop {card}',
  'hint.buy': 'Kost 8, 4 of 2 van één geldsoort bij vier, vijf of zes soorten gebouwen in je Alhambra.',
  'event.bought': '{name} koopt {card}.',
  'event.moved': '{name} verzet de steen van {card}.',
  'event.returned': 'De steen van {card} gaat terug naar 0.',
  'tip.caravanserai': 'Geld dat in elke beurt van de eigenaar een stap groeit; uitgegeven gaat de steen terug naar 0.',
  'tip.caravan': 'De waarde onder de steen van een karavanserai, in zijn geheel uit te geven.',
  'print.b2': 'Opzij bij 2',
  'print.b3': 'Opzij bij 3',
  'print.b4': 'Opzij bij 4',
};

export const rules: Rules = {
  buy: {
    h: 'Een karavanserai kopen',
    p: 'Naast de markt liggen acht kaarten. Met vier soorten gebouwen in je Alhambra kost een kaart 8, met vijf 4, met zes 2, in één geldsoort naar keuze; precies betaald geeft ze een extra actie. De eerste kaart vraagt vier soorten, de tweede vijf, en een derde krijgt niemand. De steen begint op 0.',
  },
  move: {
    h: 'De steen verzetten',
    p: 'Vóór al het andere in je eigen beurt mag je één steen één stap verzetten: omhoog, of vanaf 2, 3 en 4 opzij naar dezelfde waarde in een andere geldsoort. Terug kan niet, en de zijvakken en de 5 zijn het einde. Wie dan past of eerst danseres, geldwisselaar of bedelaar gebruikt, verspeelt die stap.',
  },
  spend: {
    h: 'Uitgeven',
    p: 'Het vak onder de steen is geld als één kaart van die waarde en geldsoort, bij elke betaling, alleen of met ander geld. Het wordt altijd in zijn geheel uitgegeven; dan gaat de steen terug naar 0. De kaart blijft van jou.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Alleen gebouwen die in je Alhambra staan, tellen als soort. Tussen twee beurten koop je geen kaart en verzet je geen steen, maar het geld mag je uitgeven. Bij het verdelen van de laatste tegels telt de waarde en wordt niets uitgegeven.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'A caravanserai is bought in your own turn only.': 'Een karavanserai koop je alleen in je eigen beurt.',
  'Nobody gets a third caravanserai.': 'Niemand krijgt een derde karavanserai.',
  'A second caravanserai needs five types of building in your Alhambra.':
    'Voor een tweede karavanserai heb je vijf soorten gebouwen in je Alhambra nodig.',
  'A caravanserai needs four types of building in your Alhambra.':
    'Voor een karavanserai heb je vier soorten gebouwen in je Alhambra nodig.',
  'That caravanserai has an owner already.': 'Die karavanserai is al van iemand.',
  'That card is no caravanserai.': 'Die kaart is geen karavanserai.',
  'A marker moves before everything else in your own turn.':
    'Een steen verzet je vóór al het andere in je eigen beurt.',
  'One marker moves one step in a turn.': 'Per beurt verzet je één steen één stap.',
  'You did something else first, which forfeits the move.': 'Je deed eerst iets anders; daarmee is de stap verspeeld.',
  'The marker goes one step on, up or aside, and never back.':
    'De steen gaat één stap verder, omhoog of opzij, en nooit terug.',
  'You do not own that caravanserai.': 'Die karavanserai is niet van jou.',
};
