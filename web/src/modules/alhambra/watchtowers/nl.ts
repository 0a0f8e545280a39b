// De wachttorens in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De wachttorens',
  about: 'Halve tegels die je samen met een gebouw koopt: een eigen muur, en elk 2 punten extra in je langste muur.',
  market: 'Wachttorens, elk {n} meer dan het gebouw',
  gone: 'op',
  'tip.price': 'Een wachttoren maakt zijn gebouw nu {n} duurder.',
  'tile.watchtower': 'wachttoren: {type}',
  'tip.watchtower':
    'Samen te koop met een gebouw van zijn soort. De lange zijde is een muur; in de langste muur brengt hij 2 punten extra.',
  'do.buy': 'Koop het met een wachttoren',
  'hint.buy': 'Gebouw en wachttoren betaal je samen; de wachttoren moet gebouwd worden.',
  'verb.buy': 'Met een wachttoren',
  'do.place': 'Bouw {tile} {corner}',
  'verb.place': 'Bouw een wachttoren',
  'lay.title': 'Welke hoek?',
  'lay.hint': 'De rechte hoek ligt in die hoek van het vak; de muur loopt er dwars doorheen.',
  laying: 'kies de hoek',
  'corner.NW': 'in de noordwesthoek',
  'corner.NE': 'in de noordoosthoek',
  'corner.SE': 'in de zuidoosthoek',
  'corner.SW': 'in de zuidwesthoek',
  'event.bought': '{name} koopt {tile} en {watchtower} voor {n}.',
  'event.built': '{name} bouwt {tile}.',
  'event.returned': '{tile} vindt geen plaats en gaat terug.',
};

export const rules: Rules = {
  buy: {
    h: 'Er een kopen',
    p: 'Van elke soort liggen drie wachttorens open naast de markt. Koop je een basisgebouw, dan mag je er een van dezelfde soort bij nemen. Hij kost 6 extra voor de eerste waardering, 4 tussen de eerste en de tweede, daarna 2, alles in één betaling; gepast betalen geeft een extra actie. Je mag hem alleen nemen als er een plaats voor is, of kan zijn nadat je één nieuwe tegel hebt gelegd. Bij de laatste verdeling zijn er geen, en Dirk krijgt er geen.',
  },
  build: {
    h: 'Hem bouwen',
    p: 'Een wachttoren vult een half vak. De twee korte zijden zijn open en liggen langs twee zijden van het vak; de lange zijde is een muur, en de helft erachter blijft altijd leeg. Tegen een korte zijde ligt een open zijde, en minstens één raakt een afgebouwd basisgebouw van zijn soort. Je mag eroverheen lopen. Geen leeg vak en geen lege helft mag worden ingesloten. Je bouwt hem met je andere nieuwe tegels, in elke volgorde; hij gaat nooit naar de reserve. Heeft geen van de resterende een plaats, dan gaan ze zonder vergoeding terug.',
  },
  stay: {
    h: 'Hij blijft',
    p: 'Een wachttoren wordt nooit weggenomen, gedraaid of geruild. Andere tegels mag je verbouwen zolang hij aan een korte zijde een basisgebouw van zijn soort houdt. Kampen liggen er nooit naast. Voor bouwhutten, bazaars, valken en schatkisten is hij geen gebouw.',
  },
  score: {
    h: 'Wat hij oplevert',
    p: 'De lange zijde is één deel van de buitenmuur en sluit aan op elke muur die bij een van haar hoeken eindigt. Alleen de langste muur telt: haar lengte, en 2 punten voor elke wachttoren erin. Van even lange muren telt die met de meeste wachttorens; een kortere nooit.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'A leg of the watchtower must lie against a base building of its type.':
    'Een korte zijde van de wachttoren moet tegen een basisgebouw van zijn soort liggen.',
  'A watchtower is never removed, turned or exchanged.': 'Een wachttoren wordt nooit weggenomen, gedraaid of geruild.',
  'No empty cell, and no empty half beside a watchtower, may be enclosed.':
    'Geen leeg vak en geen lege helft naast een wachttoren mag worden ingesloten.',
  "A watchtower's legs lie against open sides, and no camp lies beside it.":
    'De korte zijden van een wachttoren liggen tegen open zijden, en er ligt geen kamp naast.',
  'A camp never lies beside a watchtower.': 'Een kamp ligt nooit naast een wachttoren.',
  "The side against a watchtower's leg must be open.":
    'De zijde tegen een korte zijde van een wachttoren moet open zijn.',
  'One must be able to walk onto the watchtower over one of its legs.':
    'Je moet de wachttoren over een korte zijde kunnen bereiken.',
  'Choose a market slot that holds a tile.': 'Kies een plaats van de markt waar een tegel ligt.',
  'A watchtower comes with a base building only.': 'Een wachttoren is er alleen bij een basisgebouw.',
  'No watchtower of that type is left.': 'Van die soort is geen wachttoren meer over.',
  'Your Alhambra has no place for that watchtower.': 'In je Alhambra is geen plaats voor die wachttoren.',
  'A watchtower is built when the new tiles are placed.': 'Een wachttoren bouw je wanneer je de nieuwe tegels plaatst.',
  'That watchtower is not waiting to be built.': 'Die wachttoren wacht niet op een plaats.',
  'Its right angle lies in one of the corners NW, NE, SE and SW.':
    'De rechte hoek ligt in een van de hoeken NW, NO, ZO en ZW.',
  'A watchtower would lose the only building of its type at its legs.':
    'Een wachttoren zou het enige gebouw van zijn soort aan zijn korte zijden verliezen.',
};
