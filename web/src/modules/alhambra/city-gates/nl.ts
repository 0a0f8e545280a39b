// De stadspoorten in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De stadspoorten',
  about: 'Een poort opent een weg door een dubbele muur, voor tegels waar niemand heen kon lopen.',
  'lay.title': 'Een poort openen?',
  'lay.hint': 'Niemand kan hierheen lopen. Je poortkaart opent de muur aan de {side}zijde.',
  'lay.choose': 'Niemand kan hierheen lopen. Welke muur krijgt de poort?',
  'lay.forever': 'De poort en beide tegels blijven dan de rest van het spel liggen.',
  'lay.side': 'Poort aan de {side}zijde',
  offer: 'poortkaart te nemen, alleen en in plaats van geld',
  'hint.take_money': 'In plaats van geld, en alleen.',
  'lay.without': 'Zonder poort',
  'event.offered': 'Er ligt een poortkaart klaar.',
  'event.discarded': 'Een tweede poortkaart gaat naar de aflegstapel.',
  'event.gate_set': '{name} opent een poort aan de {gate}zijde van {tile}.',
  'card.city-gate': 'stadspoort',
  laying: 'stadspoort',
  'field.gate': 'poort {x}',
  'on.gate': 'stadspoort {gate}',
  'tip.on.gate': 'Een poort: hier mag je door de dubbele muur lopen.',
};

export const rules: Rules = {
  card: {
    h: 'Een kaart krijgen',
    p: 'Er zitten evenveel poortkaarten als spelers onder in de geldstapel. De eerste die komt ligt open klaar naast het geld; zolang ze daar ligt, gaan andere naar de aflegstapel. Neem haar alleen, in plaats van geld.',
  },
  open: {
    h: 'Een poort openen',
    p: 'Kan een tegel die je legt alleen niet omdat niemand erheen kan lopen, en staat hij muur tegen muur met je Alhambra, speel dan een poortkaart: een poort opent een van die dubbele muren. Beide muren moeten op de tegels gedrukt staan. Een tegel die toch al bereikbaar is krijgt geen poort. Dit kan ook bij inbouwen uit de reserve, voor de vizier en bij de laatste tegels.',
  },
  stay: {
    h: 'Die blijft',
    p: 'De poort en beide tegels eronder worden nooit meer verplaatst. Voor de telling is de grens nog steeds een dubbele muur, die niets telt. De kaart is op.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Both walls under a gate must be printed on their tiles.':
    'Beide muren onder een poort moeten op hun tegels gedrukt staan.',
  'You hold no gate card.': 'Je hebt geen poortkaart.',
  'A camp is not entered and carries no gate.': 'Een veldkamp betreed je niet en krijgt geen poort.',
  'The tile can be reached on foot there, so it gets no gate.':
    'De tegel is daar te voet bereikbaar en krijgt dus geen poort.',
  'A gate stands on a double wall that the tile makes where it is laid.':
    'Een poort staat op een dubbele muur die de tegel maakt waar hij gelegd wordt.',
  'A gate card is taken alone, instead of money.': 'Een poortkaart neem je alleen, in plaats van geld.',
  'A tile under a gate is never removed or exchanged.': 'Een tegel onder een poort wordt nooit weggenomen of geruild.',
  'A gate stands on a double wall of two tiles; a camp carries none.':
    'Een poort staat op de dubbele muur van twee tegels; een veldkamp draagt er geen.',
};
