// De straathandelaar in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De straathandelaar',
  about: 'Bouw waar je handelaar staat, en burgers van die soort trekken in het gebouw.',
  stock: 'Burgers in de voorraad',
  left: '{n} {n|burger|burgers} in de voorraad: {type}',
  before: 'handelaar met {citizens}; {n} {n|burger|burgers} in de Alhambra',
  'ask.setup': 'Je handelaar',
  'setup.hint': 'Iedereen kiest in het geheim; het wordt getoond als iedereen klaar is.',
  'setup.citizens': 'Drie verschillende burgers voor de handelaar: {n} van {all}',
  'setup.side': 'Aan welke zijde van je fontein komt hij te staan?',
  'setup.ready': 'Zo is het goed',
  'ask.move_in': 'Trekt de burger erin?',
  'move.hint': 'Hij past bij de tegel die je bouwde. Daarna komt een andere burger naar keuze bij de handelaar.',
  'do.move_in': 'Laat hem intrekken',
  'pass.move_in': 'Laat hem staan',
  'ask.take': 'Welke burger komt bij je handelaar?',
  'take.hint': 'Een van elke soort die nog in de voorraad is.',
  'do.take': 'Neem een burger: {type}',
  'ask.swap': 'Een burger ruilen?',
  'swap.hint': 'Niemand bij je handelaar past bij de tegel, dus je mag er een ruilen.',
  'swap.give': 'Wie gaat weg?',
  'swap.take': 'Wie komt?',
  'do.swap': 'Ruil {give} voor {take}',
  'pass.swap': 'Niemand ruilen',
  'ask.put_back': 'Zet je handelaar terug op een leeg vak naast je Alhambra.',
  'do.put_back': 'Zet de handelaar hier',
  'hint.put_back': 'Bij de volgende tegel die je daar bouwt kan een burger intrekken.',
  'event.chosen': '{name} heeft gekozen: {citizens}.',
  'event.chosen_unseen': '{name} heeft gekozen.',
  'event.revealed': '{name} begint met {citizens}.',
  'event.made_way': 'De handelaar van {name} maakt plaats voor {tile}.',
  'event.moved_in': '{name}: een burger trekt in {tile}.',
  'event.taken': 'Bij de handelaar van {name} komt een burger: {type}.',
  'event.swapped': '{name} ruilt een burger: {give} voor {take}.',
  'event.put_back': '{name} zet de handelaar terug.',
  'event.stays_aside': 'De handelaar van {name} vindt geen vak en blijft opzij.',
  'event.returned': 'De burger verlaat {tile} van {name}.',
  'on.citizen': 'er woont een burger',
  'tip.on.citizen': 'Hier woont een burger, die bij elke telling telt; gaat de tegel weg, dan gaat hij ook.',
  'tip.trader': 'De handelaar: bouw hier een tegel van de soort van een van zijn burgers, en die burger mag intrekken.',
};

export const rules: Rules = {
  setup: {
    h: 'Drie burgers en een zijde',
    p: 'Vóór de eerste markt kiest iedereen in het geheim drie van de zes soorten burgers voor zijn handelaar, en de zijde van de fontein waar de handelaar staat. Dan wordt alles getoond. Er zijn zeven burgers van elke soort; de rest is de open voorraad.',
  },
  build: {
    h: 'Bouwen waar hij staat',
    p: 'Het vak van de handelaar telt als leeg. Bouw je er een tegel, dan maakt hij meteen plaats. Is het een gebouw van de soort van een van zijn burgers, dan mag één zo’n burger intrekken; daarna moet je er een uit de voorraad nemen, van welke soort ook. Past niemand, dan mag je in plaats daarvan één burger ruilen voor een van een andere soort uit de voorraad. Afzien mag altijd.',
  },
  back: {
    h: 'Terug op de grond',
    p: 'Aan het einde van je beurt moet je de handelaar op een leeg vak naast een tegel van je Alhambra zetten, ook naast de fontein, niet alleen aan een hoek; tentenkampen en wachttorens tellen niet. Of er ooit iets gebouwd kan worden doet er niet toe. Zo kom je hem één keer per beurt tegen; buiten je beurt gaat hij meteen na die tegel terug. Alleen als geen vak past, blijft hij opzij.',
  },
  score: {
    h: 'Wat burgers opleveren',
    p: 'Verdeel bij elke telling de burgers in je gebouwen in reeksen van verschillende soorten. Een reeks van 1, 2, 3, 4, 5 of 6 soorten levert 1, 3, 6, 10, 15 of 21 punten op. Voorbeeld: 3, 2, 2 en 1 burgers van vier soorten geven reeksen van 4, 3 en 1: 10 + 6 + 1 = 17. Burgers bij de handelaar tellen niet.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Gaat een tegel weg of wordt hij geruild, dan gaat zijn burger naar de voorraad. Basisgebouwen en magische gebouwen nemen burgers op; hutten, bazaars, tentenkampen, medina’s, wachttorens en gebouwen in aanbouw niet, maar ruilen mag. Een tegel die je aan het einde van het spel krijgt kan de handelaar één keer treffen; dan blijft hij opzij.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Choose three citizens of different types and a side of your fountain.':
    'Kies drie burgers van verschillende soorten en een zijde van je fontein.',
  'No such citizen is left in the stock.': 'Zo’n burger is niet meer in de voorraad.',
  'Your trader has nothing to decide now.': 'Over je handelaar valt nu niets te beslissen.',
  'A citizen of its type may move into the tile; or pass.': 'Een burger van die soort mag in de tegel trekken; of pas.',
  'Take a citizen from the stock for your trader.': 'Neem een burger uit de voorraad voor je handelaar.',
  'You may swap a citizen of your trader for one from the stock; or pass.':
    'Je mag een burger van je handelaar ruilen voor een uit de voorraad; of pas.',
  'There is no such citizen on your trader.': 'Zo’n burger staat niet bij je handelaar.',
  'A citizen is swapped for one of another type.': 'Een burger ruil je voor een van een andere soort.',
  'Put your trader back beside your Alhambra.': 'Zet je handelaar terug naast je Alhambra.',
  'The trader goes on an empty cell.': 'De handelaar komt op een leeg vak.',
  'The trader goes beside a tile of your Alhambra, not merely at a corner.':
    'De handelaar komt naast een tegel van je Alhambra, niet alleen aan een hoek.',
};
