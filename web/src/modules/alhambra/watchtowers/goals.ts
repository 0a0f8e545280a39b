import { goal, is } from '../../goals';

export const goals = [
  goal('bought with a watchtower', is('watchtowers:buy'), 'dialog .pay', '.tray .pay', '.beside .towers .use'),
  goal('watchtower built', is('watchtowers:place'), 'dialog .sides .side', '.stage .cell'),
];
