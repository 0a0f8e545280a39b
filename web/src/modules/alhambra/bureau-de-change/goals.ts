import { goal, pays, takes } from '../../goals';

export const goals = [
  goal('bureau taken', takes('bureau-'), '.tray .take', '.display .card[aria-label*="bureau"]:not(.off)'),
  goal(
    'bureau pays',
    pays('bureau-'),
    '.tray .pay:has([aria-label*="bureau"])',
    'dialog .pay:has([aria-label*="bureau"])',
  ),
];
