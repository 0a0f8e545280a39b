import { builds, goal, is } from '../../goals';

export const goals = [
  goal('bazaar bought', is('bazaars:buy'), 'dialog .pay', '.beside .bazaars .use'),
  goal('bazaar built', builds('bazaar-'), '.stage .cell'),
];
