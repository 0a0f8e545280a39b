// De schatkamer in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De schatkamer',
  about: 'Koop een kamer met kisten voor elk geld, zet ze op gebouwen en heb er de meeste.',
  room: 'Kamer {n} met kisten: {chests}',
  empty: 'Kamer {n}, leeg',
  waiting: 'Te plaatsen kisten: {chests}',
  dirk: 'Dirk: {n} {n|kist|kisten}',
  owned: '{n} {n|kist|kisten} in de Alhambra',
  'do.buy': 'Koop kamer {room}: {chests}',
  'hint.buy':
    'Minstens 8, in elke mengeling van de vier geldsoorten, of alleen in diamanten. Geen wisselgeld, geen extra actie.',
  'verb.buy': 'Kisten kopen',
  'do.place': 'Kist op {tile}',
  'hint.place': 'Ze telt bij elke telling zolang het gebouw er staat.',
  'ask.place': 'Plaats kisten: kies gebouwen van hun soorten in je Alhambra.',
  'pass.place': 'Voor mij geen kist',
  'event.filled': 'Kamer {room} wordt gevuld: {chests}.',
  'event.bought': '{name} koopt de kisten van kamer {room} voor {n}.',
  'event.placed': '{name}: een kist op {tile}.',
  'event.returned': 'De kist op {tile} gaat terug in de zak.',
  'event.returned.no-tile': 'Terug in de zak: {chests}.',
  'event.stays_empty': 'Kamer {room} blijft leeg; er wordt geen kamer meer gevuld.',
  'on.chest': 'er staat een kist',
  'tip.on.chest': 'Een kist: wie er de meeste in zijn Alhambra heeft, krijgt bij elke telling punten.',
  'tip.room':
    'Een kamer met vier kisten: je koopt ze samen, en aan het einde van de beurt komen ze op gebouwen van hun soorten.',
  'tip.empty': 'Deze kamer is leeg.',
};

export const rules: Rules = {
  buy: {
    h: 'Een kamer kopen',
    p: 'In drie kamers liggen elk vier kisten. Als actie mag je alle kisten van een kamer kopen voor minstens 8 in elke mengeling van de vier geldsoorten, of alleen in diamanten. Er is geen wisselgeld en geen extra actie, ook niet voor precies 8; wel kan het zelf de extra actie na een precieze aankoop zijn.',
  },
  place: {
    h: 'De kisten plaatsen',
    p: 'Aan het einde van de beurt, als je tegels geplaatst zijn, komt elke kist op een voltooid gebouw van haar soort in je Alhambra dat er nog geen heeft; wat je kunt plaatsen moet je plaatsen, je kiest alleen waar. De rest gaat naar links: ieder mag om de beurt plaatsen wat past. Met twee spelers komt Dirk eerst. Wat overblijft gaat terug in de zak.',
  },
  refill: {
    h: 'De kamer weer vullen',
    p: 'Daarna wordt de kamer uit de zak gevuld, als daar vier of meer kisten in zitten. De eerste keer dat dat niet zo is, blijft de kamer leeg en wordt er geen kamer meer gevuld.',
  },
  score: {
    h: 'Wat kisten opleveren',
    p: 'Bij elke telling telt alleen het aantal kisten: bij de eerste 7 punten voor de meeste, bij de tweede 14 en 7 voor de tweede plaats, bij de derde 22, 14 en 7. Bij gelijke stand deelt men de punten van die plaatsen, naar beneden afgerond. Zonder kist geen punten. Met twee spelers doet Dirk mee.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Wordt een gebouw weggenomen of geruild, dan gaat zijn kist terug in de zak. Hutten, bazaars, tentenkampen, medina’s, wachttorens en gebouwen in aanbouw dragen er geen. Munten, karavanserais en bouwmeesters mogen betalen, spaargeld en wisselkantoor niet. Tegels die je buiten je beurt krijgt wachten op kisten als alle andere.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Chests are bought in your own turn.': 'Kisten koop je in je eigen beurt.',
  'The rooms are numbered 1 to 3.': 'De kamers hebben de nummers 1 tot en met 3.',
  'You have bought a room in this turn already.': 'Je hebt in deze beurt al een kamer gekocht.',
  'That room is empty.': 'Die kamer is leeg.',
  'Chests are placed after a room was bought, when you are asked.':
    'Kisten plaats je nadat een kamer gekocht is, als het je gevraagd wordt.',
  'Whoever bought the chests must place what he can.': 'Wie de kisten kocht, moet plaatsen wat kan.',
  'A chest stands on a building of your own Alhambra.': 'Een kist komt op een gebouw in je eigen Alhambra.',
  'Only a finished building carries a chest.': 'Alleen op een voltooid gebouw komt een kist.',
  'That building has a chest already.': 'Op dat gebouw staat al een kist.',
  "No chest of that building's type is waiting.": 'Er wacht geen kist van de soort van dat gebouw.',
};
