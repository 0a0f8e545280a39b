// Wisselgeld in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Wisselgeld',
  about: 'Wie te veel betaalt, trekt voor elke twee een munt; een munt is 1 van haar geldsoort.',
  'card.coin': 'munt van 1 {money}',
  coins: '{n} {n|munt|munten} van 1 {money}',
  'event.drawn': '{name} krijgt wisselgeld: {coins}.',
  'tip.coin': 'Een munt is 1 van haar geldsoort bij elke betaling. Ze ligt open en is geen kaart.',
};

export const rules: Rules = {
  get: {
    h: 'Munten krijgen',
    p: 'In een zak zitten 24 munten, zes van elke geldsoort. Wie meer dan de prijs betaalt, trekt meteen voor elke twee te veel één munt, naar beneden afgerond, zonder te kijken. Munten uit dezelfde betaling zitten dan al weer in de zak. Zijn er te weinig, dan is niemand de rest schuldig. Te veel betalen is nog steeds niet precies en geeft geen extra actie.',
  },
  pay: {
    h: 'Met munten betalen',
    p: 'Een munt is geld met waarde 1 van haar geldsoort, bij elke betaling, alleen of met kaarten, in elk aantal. Zo helpen munten om precies te betalen. Gebruikte munten gaan terug in de zak.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Munten liggen open en zijn geen kaarten: niemand neemt, steelt of ruilt ze. Ook een bod geeft wisselgeld; aankopen van de vizier en alles wat precies betaald moet worden niet, en wat gratis is evenmin. Bij het verdelen van de laatste tegels telt elke munt als 1 van haar geldsoort.',
  },
};

export const refusals: Readonly<Record<string, string>> = {};
