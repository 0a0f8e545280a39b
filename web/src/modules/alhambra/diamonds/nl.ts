// De diamanten in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De diamanten',
  about: 'Een vijfde geldsoort waarmee je elke tegel betaalt, maar nooit gemengd.',
  'pay.diamond': 'met diamanten',
};

export const rules: Rules = {
  pay: {
    h: 'Betalen met diamanten',
    p: 'Tien diamanten van 3 tot 9 zitten tussen het geld en worden net zo genomen. Ze betalen een tegel van elk veld, maar alleen onder elkaar, nooit samen met een andere geldsoort. Gepast geeft zoals altijd een extra actie.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Ook een bod of de vizier kun je ermee betalen, weer alleen onder elkaar. Bij het verdelen van de laatste tegels tellen diamanten niet.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Diamonds pay alone; they are never mixed with anything else.':
    'Met diamanten betaal je alleen; ze worden nooit gemengd.',
};
