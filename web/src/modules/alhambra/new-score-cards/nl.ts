// De nieuwe tellingkaarten in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De nieuwe tellingkaarten',
  about: 'Elke telling heeft een eigen volgorde waarin de zes soorten steeds meer waard zijn.',
  'card.score-card': 'tellingkaart {n}',
  row: 'Telling {n}, van de minste punten naar de meeste: {kinds}',
  'tip.score-card':
    'Een tellingkaart: de volgorde van de soorten bij een van de drie tellingen, van de minste punten naar de meeste.',
  'event.laid': 'Voor telling {round}: {card}.',
};

export const rules: Rules = {
  order: {
    h: 'Een volgorde per telling',
    p: 'Aan het begin worden drie van achttien tellingkaarten getrokken; ze liggen open, één per telling. Elke kaart toont de zes soorten in een eigen volgorde. De soort op de eerste plaats brengt zo weinig punten als anders paviljoens, de soort op de zesde plaats zoveel als anders torens.',
  },
  rest: {
    h: 'De rest zoals altijd',
    p: 'Bij gelijke stand wordt gedeeld en naar beneden afgerond, wie van een soort niets heeft krijgt er niets voor, en muren tellen zoals altijd. Een telling die niet plaatsvindt gebruikt haar kaart niet, en de laatste telling gebruikt altijd de derde. Voor Dirk gelden dezelfde kaarten.',
  },
};

export const refusals: Readonly<Record<string, string>> = {};
