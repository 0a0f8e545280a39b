// The modules with which tables are looked at.

export const MODULES = [
  'viziers-favour',
  'bureau-de-change',
  'bonus-cards',
  'workers-huts',
  'city-gates',
  'diamonds',
  'characters',
  'camps',
];
