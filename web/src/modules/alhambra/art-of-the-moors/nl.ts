// De kunst van de Moren in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De kunst van de Moren',
  reconstructed: 'Aantallen, punten en vakjes van de cultuurschijven zijn deels gereconstrueerd.',
  about: 'Gebouwen van gelijke prijs brengen cultuurfiches, die je ontwikkelt voor punten bij elke telling.',
  stacks: 'Cultuurfiches',
  left: 'Cultuurfiche {group}: nog {n}',
  counter: 'Cultuurfiche {group}: {now} punten, tot {top}',
  'tip.stacks':
    'Cultuurfiches: wie twee basisgebouwen van een prijs heeft, in Alhambra en reserve, neemt er aan het einde van zijn beurt een van die prijs.',
  'tip.counter':
    'Een cultuurfiche: het brengt bij elke telling de punten bovenaan en kan gedraaid worden tot het vak met de steen.',
  'develop.title': 'Je cultuurfiches ontwikkelen',
  'do.develop': 'Ontwikkelen: {n} punten meer bij elke telling',
  'hint.develop': 'Elk fiche dat nog niet bij zijn steen is, draait één vak verder. Daarmee eindigen je acties.',
  'event.taken': '{name} neemt cultuurfiche {group}.',
  'event.marked': '{name} mag cultuurfiche {group} ontwikkelen tot {n} punten.',
  'event.turned': '{name} ontwikkelt cultuurfiche {group} tot {n} punten.',
  print: 'cultuurfiche {id}',
  'print.copies': 'Hoeveel',
  'print.squares': 'Vierkantjes, met de klok mee',
  'print.points': 'Punten, met de klok mee',
};

export const rules: Rules = {
  take: {
    h: 'Fiches krijgen',
    p: 'Aan het einde van je beurt krijg je een cultuurfiche voor elke prijs van 6 tot en met 13 waarvan je twee basisgebouwen hebt, in Alhambra en reserve samen; 12 en 13 gelden als één prijs. Het begint op 0 punten. Een steen ligt op het hoogste vak waarvoor je genoeg gebouwen hebt: de vierkantjes zeggen hoeveel. Buiten je beurt gebeurt dit meteen als je een tegel krijgt.',
  },
  develop: {
    h: 'Ontwikkelen',
    p: 'Als actie ontwikkel je: elk fiche dat nog niet bij zijn steen is draait één vak verder, allemaal tegelijk. Daarna zijn je acties voorbij. Gebouwen die je in dezelfde beurt kocht, helpen nog niet. Stenen gaan nooit terug.',
  },
  score: {
    h: 'Telling',
    p: 'Bij elke telling brengt elk fiche de punten van het bovenste vak: 0, 3, 6, 10, 15 of 21. Er wordt niets gedeeld en niets vergeleken.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Niemand heeft twee fiches van één prijs en er gaat er nooit een terug. Magische gebouwen, bouwhutten, bazaars, veldkampen, medina’s en tegels in aanbouw tellen niet, en met twee spelers ook niet wat je aan Dirk gaf.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Developing is a main action of your own turn.': 'Ontwikkelen is een actie in je eigen beurt.',
  'None of your culture counters can be turned further.': 'Geen van je cultuurfiches kan verder gedraaid worden.',
};
