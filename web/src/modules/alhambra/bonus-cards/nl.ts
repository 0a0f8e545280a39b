// De bonuskaartjes in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De bonuskaartjes',
  about: 'Geheime kaartjes die een gebouw zonder stadsmuur dubbel laten tellen als je het gebouwd hebt.',
  'title.play': 'Leg een bonuskaartje',
  'hint.play': 'De tegel staat in je Alhambra: open gelegd telt het kaartje als nog een van zijn soort.',
  before: 'Voor de puntentelling',
  beforeHint: 'Leg een bonuskaartje waarvan je de tegel gebouwd hebt, of pas.',
  'do.play': 'Leg {card}',
  notYet: 'tegel niet in je Alhambra',
  hand: '{n} {n|bonuskaartje|bonuskaartjes} in de hand',
  card: 'bonuskaartje {tile}',
  'event.dealt': '{name} krijgt het bonuskaartje {card}.',
  'event.dealt_unseen': '{name} krijgt {n} {n|bonuskaartje|bonuskaartjes}.',
  'event.played': '{name} legt het bonuskaartje {card}.',
  'event.returned': 'Het bonuskaartje {card} van {name} gaat terug naar de hand.',
  'card.bonus': 'bonuskaartje',
  'tip.hidden': 'Bonuskaarten in de hand: alleen de eigenaar ziet ze.',
};

export const rules: Rules = {
  deal: {
    h: 'De kaartjes',
    p: 'Er zijn tien kaartjes, één voor elk gebouw zonder stadsmuur. Je krijgt er drie met twee of drie spelers, twee met vier of vijf, één met zes. Houd ze geheim; de rest doet niet mee.',
  },
  lay: {
    h: 'Een kaartje leggen',
    p: 'Staat precies die tegel in je Alhambra, dan mag je het kaartje open leggen: in je beurt wanneer je wilt, of vlak voor een puntentelling. Het hoeft nooit. Verlaat de tegel je Alhambra, dan komt het kaartje terug in je hand en kan later weer gelegd worden.',
  },
  count: {
    h: 'Wat het oplevert',
    p: 'Een open kaartje telt bij elke telling als nog een gebouw van zijn soort. Het is geen tegel: er kan niets naast liggen. Een kaartje dat je nooit legt is niets waard.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Lay a bonus card now, or pass.': 'Leg nu een bonuskaartje, of pas.',
  'Bonus cards are laid in your own turn or just before a scoring.':
    'Bonuskaartjes leg je in je eigen beurt of vlak voor een puntentelling.',
  'You do not hold that bonus card.': 'Dat bonuskaartje heb je niet.',
  'That bonus card lies open already.': 'Dat bonuskaartje ligt al open.',
  'The very tile on the card must stand in your Alhambra.':
    'Precies de tegel van het kaartje moet in je Alhambra liggen.',
};
