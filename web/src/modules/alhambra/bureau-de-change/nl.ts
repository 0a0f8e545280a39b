// Het wisselkantoor in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Het wisselkantoor',
  about: 'Kaarten met twee geldsoorten: betaal één tegel met een mengsel van allebei.',
  'card.bureau': 'wisselkantoor',
  'pay.bureau': 'met het wisselkantoor',
};

export const rules: Rules = {
  take: {
    h: 'Een kaart krijgen',
    p: 'Zes kaarten, één voor elk paar geldsoorten, zitten midden in de geldstapel en komen als geld open te liggen. In plaats van geld mag je er één nemen, alleen.',
  },
  pay: {
    h: 'Ermee betalen',
    p: 'Staat de gevraagde geldsoort erop, speel de kaart dan samen met geld van beide soorten, in elke mengeling, ook alleen van de andere. Zelf is de kaart niets waard. Is de som precies de prijs, dan mag je nog iets doen. Eén kaart is voor één tegel, en bij één tegel past één kaart.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Een gebruikte kaart gaat op de aflegstapel en kan terugkomen. Ze helpt ook bij een bod op een personage en bij de vizier. Met diamanten gaat ze nooit samen, en bij het verdelen van de laatste tegels telt ze niet.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Where any mix pays, a bureau card is no money.': 'Waar elke mix betaalt, is een wisselkantoor geen geld.',
  'One payment takes at most one bureau card.': 'Voor één betaling gebruik je hooguit één wisselkantoor.',
  'Only money of the two currencies on a bureau card goes with it.':
    'Bij een wisselkantoor gaat alleen geld van zijn twee geldsoorten.',
  'That bureau card does not show the currency asked for.':
    'Die kaart van het wisselkantoor toont de gevraagde geldsoort niet.',
  'With a bureau card you pay in the two currencies it shows.':
    'Met een wisselkantoor betaal je in de twee geldsoorten die erop staan.',
  'A bureau card is taken alone, instead of money.': 'Een wisselkantoor neem je alleen, in plaats van geld.',
};
