// De bazaars in het Nederlands: wat anders is dan bij Alhambra.

import { rules as shared, words as own } from '../../alhambra/bazaars/nl';
import type { Rules, Words } from './en';

export const words: Words = {
  ...own,
  'tile.land-bazaar': 'bazaar',
  tip: 'Bazaar voor {money}: aan het einde telt hij {types} op de acht vakken eromheen. Hij kost precies wat op de plaats van {money} ligt.',
  'event.laid_beside': 'Naast de bouwplaats komt te liggen: {tile}.',
};

export const rules: Rules = {
  beside: {
    h: 'Naast de bouwplaats',
    p: 'Onder de landtegels zijn acht bazaars. Wordt er een voor de bouwplaats of de vooruitblik getrokken, dan komt hij open naast het bord te liggen en wordt er verder getrokken. Er kunnen er zoveel liggen als er komen; alleen wie koopt neemt er een weg. Dirk trekt ze als elke tegel, maar ze leveren hem niets op.',
  },
  buy: {
    h: 'Er een kopen',
    p: 'Een bazaar heeft een geldsoort en kost evenveel als wat nu op de plaats van die geldsoort op de bouwplaats ligt. Je betaalt precies en in die geldsoort; daarom heb je altijd nog een actie. Is die plaats leeg, dan is hij niet te koop. Aan het einde van je beurt leg je hem als een gebouw zonder muren.',
  },
  score: shared.score,
  limits: {
    h: 'Goed om te weten',
    p: 'Een bazaar is geen gebouw: hij telt voor geen meerderheid. Voor hem tellen alleen gebouwen van zijn soorten; geen plein, half gebouw, veldkamp, medina of andere bazaar, en niet de starttegel. Wat aan het einde niet verkocht is krijgt niemand.',
  },
};

export { refusals } from '../../alhambra/bazaars/nl';
