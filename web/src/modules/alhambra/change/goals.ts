import { goal, pays } from '../../goals';

export const goals = [
  goal('coins pay', pays('coin-'), '.tray .pay:has([aria-label*="coin"])', 'dialog .pay:has([aria-label*="coin"])'),
];
