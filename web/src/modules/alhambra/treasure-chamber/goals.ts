import { goal, is } from '../../goals';

export const goals = [
  goal('room of chests bought', is('treasure-chamber:buy'), 'dialog .pay', '.beside .rooms .use'),
  goal('chest placed', is('treasure-chamber:place'), '.stage .cell'),
];
