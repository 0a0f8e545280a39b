// De invallers in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De invallers',
  about: 'Na elke telling kost een leger je punten voor elke open zijde die het vindt; verkenners zeggen vanwaar.',
  'option.invaders_open': 'De volgende inval ligt open, zonder verkenners',
  'option.invaders_open.true': 'open',
  'option.invaders_open.false': 'verborgen',
  'card.invasion-n': 'inval uit het noorden',
  'card.invasion-e': 'inval uit het oosten',
  'card.invasion-s': 'inval uit het zuiden',
  'card.invasion-w': 'inval uit het westen',
  'card.scout': 'verkenner voor {type}',
  unknown: 'volgende inval onbekend',
  next: 'hierna: {card}',
  'tip.invasion':
    'Het volgende leger komt van hier: na de telling kost elke zijde van je Alhambra die in deze richting open is punten.',
  'tip.hidden': 'Niemand weet waar het volgende leger vandaan komt, tenzij een verkenner keek.',
  'tip.scout': 'Een verkenner: betaal gepast voor een gebouw van deze soort en je mag de volgende inval bekijken.',
  'ask.scout': 'De verkenner sturen?',
  'scout.hint': 'Je bekijkt de volgende inval; niemand anders ziet die. De verkenner gaat uit het spel.',
  'do.scout': 'Kijken waar ze vandaan komen',
  'pass.scout': 'De verkenner laten liggen',
  'event.scout_up': 'Er komt een {card}.',
  'event.scouts_leave': '{scouts} {scouts|verkenner gaat|verkenners gaan} uit het spel.',
  'event.turned_up': 'Hierna komt een {card}.',
  'event.looked': '{name} stuurt een {scout} en ziet: {card}.',
  'event.looked.no-card': '{name} stuurt een {scout} en bekijkt de volgende inval.',
  'event.invasion': 'Er komt een {card}!',
  'event.deducted': '{name} verliest {n} {n|punt|punten} aan de invallers.',
};

export const rules: Rules = {
  invasion: {
    h: 'De inval',
    p: 'Na elke telling, als alle punten genoteerd zijn, wordt de bovenste invalkaart omgedraaid. Elke open zijde van je Alhambra in haar richting kost na de eerste telling 1 punt en na de tweede 2. Na de derde kost elke zijde 3, en elke open zijde in de twee aangrenzende richtingen nog 1. Niemand komt onder nul.',
  },
  open: {
    h: 'Open zijden',
    p: 'Een zijde is open als ze geen muur heeft en het vak ernaast leeg is. Elke zulke zijde telt, ook in een inham en ook van de fontein. Houten muren beschermen, veldkampen tellen niet mee en tegels in reserve zijn veilig.',
  },
  scouts: {
    h: 'Verkenners',
    p: 'Twee verkenners liggen open, elk voor een soort gebouw. Wie een gebouw van die soort koopt en gepast betaalt, mag meteen de verkenner sturen: bekijk in het geheim de bovenste kaart en leg haar terug. De verkenner gaat uit het spel. Na de eerste en tweede inval komen er twee nieuwe.',
  },
  variant: {
    h: 'Met open kaarten',
    p: 'Als optie zijn er geen verkenners en ligt de volgende invalkaart van het begin af open. Eén kaart wordt nooit gebruikt.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'A scout is used right after you pay exactly for a building of its type.':
    'Een verkenner gebruik je meteen nadat je gepast betaalde voor een gebouw van zijn soort.',
  'Send the scout to look at the next invasion, or pass.':
    'Stuur de verkenner om de volgende inval te bekijken, of pas.',
};
