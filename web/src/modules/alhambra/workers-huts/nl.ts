// De pleinen met bouwhutten in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De pleinen met bouwhutten',
  reconstructed: 'De muren van de 24 hutten zijn gereconstrueerd.',
  about: 'Gratis bouwhutten die de gebouwen van hun soort ernaast nog eens tellen.',
  'take.title': 'Neem een bouwhut',
  'take.hint': 'Ze kost alleen je actie. Je hebt er {n} van hooguit 3.',
  'do.take': 'Neem {tile}',
  'hint.take': 'Kost alleen je actie.',
  gone: 'op',
  market: 'Bouwhutten',
  'event.taken': '{name} neemt {tile}.',
  'event.turned_up': '{tile} ligt open.',
  'tile.hut': 'bouwhut: {type}',
  'tip.gone': 'Van deze soort is geen hut meer over.',
};

export const rules: Rules = {
  take: {
    h: 'Een bouwhut nemen',
    p: 'Naast de markt liggen zes stapels bouwhutten, één per soort, de bovenste open. Een open hut nemen is een actie, kost niets en geeft geen extra actie. Aan het einde van je beurt plaats je haar als een tegel, in je Alhambra of in reserve. Niemand heeft er meer dan drie.',
  },
  count: {
    h: 'Wat ze oplevert',
    p: 'Een hut telt de gebouwen van haar eigen soort ernaast, hooguit drie, bij jouw aantal van die soort. Een muur ertussen, ook met een poort, verhindert dat. De hut zelf is geen gebouw, dus hutten tellen elkaar niet. Haar muren horen bij jouw stadsmuur.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Taking a hut is a main action of your own turn.': 'Een bouwhut nemen is een actie in je eigen beurt.',
  'Name the type of building of the hut.': 'Noem de soort van de bouwhut.',
  'There are no more huts of that type.': 'Van die soort zijn er geen bouwhutten meer.',
  'Nobody has more than three huts, in the Alhambra and on the reserve.':
    'Niemand heeft meer dan drie bouwhutten, in de Alhambra en op het reserveveld samen.',
};
