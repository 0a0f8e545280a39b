// De bouwmeesters in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De bouwmeesters',
  about: 'Geldkaarten met waarde 3 die je aan het einde van je beurt kunt inleveren voor een verbouwing.',
  'card.master-builder': 'bouwmeester, {money} 3',
  'redesign.title': 'Een bouwmeester inleveren?',
  'do.redesign': 'Lever {card} in voor een verbouwing',
  'hint.redesign': 'Eén kaart voor één verbouwing die geen actie kost. De kaart gaat uit het spel.',
  'event.dealt': '{name} krijgt {cards}.',
  'event.dealt_unseen': '{name} krijgt {n} {n|bouwmeester|bouwmeesters}.',
  'event.given_up': '{name} levert {card} in voor een verbouwing.',
  'tip.master-builder':
    'Geld met waarde 3; of aan het einde van je beurt ingeleverd voor een verbouwing. Gebruikt gaat ze uit het spel.',
};

export const rules: Rules = {
  money: {
    h: 'Geld met waarde 3',
    p: 'Iedereen begint met twee bouwmeesters, die de anderen niet zien en die niet bij het startgeld tellen; meer zitten diep in de geldstapel. Je neemt ze en betaalt ermee als met elke kaart van waarde 3 van hun geldsoort. Een gebruikte kaart gaat uit het spel en komt nooit terug.',
  },
  redesign: {
    h: 'Of een verbouwing',
    p: 'Eén keer in je beurt, als alle tegels geplaatst zijn, mag je één bouwmeester van willekeurige geldsoort inleveren voor één verbouwing: een tegel toevoegen, weghalen of omruilen. Dat kost geen actie, wat je ook eerst deed. Je levert de kaart eerst in; dan moet je verbouwen. Met andere mag je in dezelfde beurt betalen.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Hoeveel iemand er heeft, weet iedereen. Tussen twee beurten en bij het verdelen van de laatste tegels verbouwt niemand ermee; daar telt wie over is 3 van zijn geldsoort.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'A master builder redesigns at the end of your own turn, when all tiles are placed.':
    'Een bouwmeester verbouwt aan het einde van je eigen beurt, als alle tegels geplaatst zijn.',
  'One master builder in a turn is given up for a redesign.':
    'Per beurt lever je één bouwmeester in voor een verbouwing.',
  'You do not hold that master builder.': 'Die bouwmeester heb je niet.',
  'There is nothing you could redesign.': 'Er is niets wat je kunt verbouwen.',
};
