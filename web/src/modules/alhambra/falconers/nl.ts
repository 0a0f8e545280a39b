// De valkeniers in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De valkeniers',
  reconstructed: 'Welke paren gebouwen de valken tonen, is gereconstrueerd.',
  about: 'Valken voor één kaart per stuk, op punten waar vier gebouwen van de juiste soorten samenkomen.',
  market: 'Valken',
  'colour.black': 'zwarte',
  'colour.brown': 'bruine',
  'colour.white': 'witte',
  name: '{colour} valk ({types})',
  tip: 'Een {colour} valk: hij zit waar vier tegels samenkomen, met daarbij {types}. Hoe meer je er van één kleur hebt, hoe meer punten.',
  owned: '{n} {colour} {n|valk|valken}: {points} punten bij elke telling',
  'do.buy': 'Koop de {falcon}',
  'where.buy': 'Op welke kruising komt hij? Hij heeft nodig: {types}.',
  'hint.buy': 'Eén geldkaart van elke geldsoort en waarde. Het is je enige actie; er mogen meer valken volgen.',
  'verb.buy': 'Valken kopen',
  'ask.buy': 'Nog een valk? Kies hem naast de markt, of stop.',
  'pass.buy': 'Geen valken meer',
  'event.bought': '{name} koopt de {falcon} met {pay}.',
  'event.returned': 'De {falcon} van {name} vliegt terug naar de voorraad.',
  'print.falcon': 'Kleur',
  'print.colours': 'Gebouwen',
  'print.falcon.black': 'zwart',
  'print.falcon.brown': 'bruin',
  'print.falcon.white': 'wit',
};

export const rules: Rules = {
  buy: {
    h: 'Valken kopen',
    p: 'Naast de markt liggen vijftien valken open, vijf zwarte, vijf bruine en vijf witte. Valken kopen kan alleen als eerste en enige actie van je beurt: zoveel je wilt, na elkaar, elk voor precies één geldkaart uit je hand, van elke geldsoort en waarde, en elk meteen geplaatst.',
  },
  crossing: {
    h: 'Waar ze zitten',
    p: 'Een valk zit op een kruising: een punt van je Alhambra waar vier tegels samenkomen, allemaal basisgebouwen of de fontein. Beide soorten op de valk moeten erbij zijn; de fontein heeft geen soort. Muren doen er niet toe. Op een kruising zit één valk, en een die nergens past kun je niet kopen.',
  },
  back: {
    h: 'Terugvliegen',
    p: 'Wordt een van de vier tegels weggenomen of geruild, ook voor een van dezelfde soort, dan gaat de valk meteen terug naar de voorraad en kan iedereen hem weer kopen.',
  },
  score: {
    h: 'Wat ze opleveren',
    p: 'Bij elke telling, voor elke kleur apart: 1 valk 2 punten, 2 valken 6, 3 valken 12, 4 valken 20, 5 valken 30.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Diamanten en bouwmeesters zijn geldkaarten en mogen betalen; munten, spaargeld, karavanserais, wisselkantoren en poortkaarten niet. Hutten, bazaars, tentenkampen, medina’s, magische gebouwen en wachttorens maken geen kruising; een basisgebouw in aanbouw wel, maar het heeft geen soort. De actie eindigt vanzelf als er niets meer past of je geen kaart meer hebt.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Buy another falcon, or pass.': 'Koop nog een valk, of pas.',
  'Falcons are bought as the main action of your own turn.': 'Valken koop je als actie in je eigen beurt.',
  'Falcons are bought only as the first and only main action of a turn.':
    'Valken koop je alleen als eerste en enige actie van een beurt.',
  'Name one of the fifteen falcons.': 'Noem een van de vijftien valken.',
  'That falcon is not in the supply.': 'Die valk ligt niet in de voorraad.',
  'A falcon lies where four base buildings, or three and the fountain, meet.':
    'Een valk zit waar vier basisgebouwen, of drie en de fontein, samenkomen.',
  'That crossing carries a falcon already.': 'Op die kruising zit al een valk.',
  'Both types on the falcon must occur round the crossing.':
    'Beide soorten op de valk moeten rond de kruising voorkomen.',
  'A falcon costs exactly one money card.': 'Een valk kost precies één geldkaart.',
  'You do not hold that card.': 'Die kaart heb je niet.',
  'A falcon shows two different types.': 'Een valk toont twee verschillende soorten.',
};
