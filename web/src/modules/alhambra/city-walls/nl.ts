// De stadsmuren in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De stadsmuren',
  reconstructed: 'Welke zijden de acht kaarten tonen, is gereconstrueerd.',
  about: 'Houten muurdelen voor je eigen tegels, gratis, in plaats van een andere actie.',
  'card.wall': 'stadsmuur {sides}',
  'do.build': '{card} op {tile}',
  'where.build': 'Welke van je tegels krijgt de {card}?',
  'hint.build': 'Hij blijft daar voorgoed. Geen extra actie.',
  'verb.build': 'Een stadsmuur bouwen',
  'event.turned_up': 'Naast de markt komt een kaart open te liggen: {card}.',
  'event.built': '{name} bouwt {card} op {tile}.',
  'on.walls_added': 'houten muur {walls_added}',
  'tip.on.walls_added': 'Een houten muur: een muur als elke andere, die nooit van zijn tegel af gaat.',
  'tip.wall': 'Neem hem als actie en zet de houten muren op één van je tegels, precies op deze zijden. Het kost niets.',
  'print.sides': 'Muurdelen',
};

export const rules: Rules = {
  card: {
    h: 'Open kaarten',
    p: 'In de geldstapel zitten acht kaarten verborgen, vier met één houten muurdeel en vier met twee die in een hoek samenkomen. Wordt er een getrokken, dan komt hij open naast de markt te liggen en wordt de volgende kaart getrokken. Ze zijn van niemand tot iemand ermee bouwt.',
  },
  build: {
    h: 'Een stadsmuur bouwen',
    p: 'Neem als actie één open kaart en zet haar één of twee muurdelen meteen op één eigen tegel, precies op de zijden die ze toont: op een tegel in je Alhambra, op de fontein, op een tegel op je reserveveld of op een die je net kocht. Op die zijden mag nog geen muur staan. Het is gratis en geeft geen extra actie; de kaart gaat uit het spel.',
  },
  outer: {
    h: 'Alleen buitenzijden',
    p: 'Bij een tegel in je Alhambra moet het vak naast elk van die zijden leeg zijn; zo wordt niets ongeldig. Op het reserveveld en bij net gekochte tegels mag elke zijde zonder muur; daar telt het pas bij het plaatsen.',
  },
  stays: {
    h: 'Een muur als elke andere',
    p: 'Van nu af telt hij alsof hij gedrukt is: voor de langste muur, voor passende zijden, voor het lopen. Hij gaat met zijn tegel naar de reserve en terug en gaat er nooit af. Alleen een poort staat er niet op. Tentenkampen en wachttorens krijgen er geen, weggegeven tegels evenmin; kaarten die aan het einde over zijn doen niets.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Building a city wall is a main action of your own turn.': 'Een stadsmuur bouwen is een actie in je eigen beurt.',
  'That card does not lie open beside the market.': 'Die kaart ligt niet open naast de markt.',
  'A city wall is set on one of your own tiles.': 'Stadsmuren zet je op je eigen tegels.',
  'That piece carries no city wall.': 'Op dat stuk komt geen stadsmuur.',
  'Every side on the card must be without a wall.': 'Op elke zijde van de kaart mag nog geen muur staan.',
  'In the Alhambra a city wall stands on outer sides only.':
    'In de Alhambra staat een stadsmuur alleen op buitenzijden.',
  'A city-wall card shows at least one segment.': 'Een stadsmuurkaart toont minstens één muurdeel.',
};
