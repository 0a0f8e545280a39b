import { builds, goal, is } from '../../goals';

export const goals = [
  goal('bazaar of the Red Palace bought', is('bazaars:buy'), 'dialog .pay', '.beside .bazaars .use'),
  goal('bazaar of the Red Palace built', builds('land-bazaar-'), '.stage .cell'),
];
