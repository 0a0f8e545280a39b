// De medina in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De medina',
  reconstructed: "De muren van de negen medina's zijn gereconstrueerd.",
  about: 'Negen tegels die niets opleveren, maar wie er de minste van heeft verliest punten.',
  'tile.medina': 'medina',
  'tip.medina':
    'Een medina: gekocht en gebouwd als een gebouw, zonder soort. Wie er de minste in zijn Alhambra heeft, verliest bij elke telling punten.',
  none: 'geen medina',
  have: "{n} {n|medina|medina's}, de duurste {price}",
  fewest: 'minste',
};

export const rules: Rules = {
  build: {
    h: 'Bouwen',
    p: "Negen medina's met prijzen van 2 tot en met 10 komen uit de zak. Je koopt, bouwt, reserveert en verplaatst ze als gebouwen; gepast betaald geven ze een extra actie. Een medina heeft geen soort en telt dus voor geen meerderheid, maar haar muren horen bij jouw stadsmuur.",
  },
  fewest: {
    h: 'De minste',
    p: "Bij elke telling, na alle andere punten, verliest wie de minste medina's in zijn Alhambra heeft punten: 3 bij de eerste telling; 6, en de op een na minste 3, bij de tweede; 9, 6 en 3 bij de derde. Bij gelijk aantal heeft minder wie de goedkopere duurste medina heeft. Medina's in reserve tellen niet.",
  },
  none: {
    h: 'Helemaal geen',
    p: 'Wie geen medina heeft, deelt met de anderen zonder de eerste plaatsen: hun verliezen worden opgeteld, gedeeld en naar boven afgerond. Bovendien verliest ieder van hen bij de eerste, tweede en derde telling nog 1, 2 of 3 punten. Scores mogen onder nul komen. Met twee spelers doet Dirk als derde mee.',
  },
};

export const refusals: Readonly<Record<string, string>> = {};
