import { goal, is } from '../../goals';

export const goals = [
  goal('vizier woken', is('viziers-favour:wake'), '.tray .piece', '.mine-pieces .use[aria-label="Wake the vizier"]'),
  goal('vizier buys', is('viziers-favour:buy'), 'dialog .pay', 'dialog .tile'),
];
