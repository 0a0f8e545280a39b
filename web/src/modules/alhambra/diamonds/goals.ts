import { goal, pays, takes } from '../../goals';

export const goals = [
  goal('diamonds taken', takes('diamond-'), '.tray .take', '.display .card[aria-label^="diamond"]:not(.off)'),
  goal(
    'diamonds pay',
    pays('diamond-'),
    '.tray .pay:has([aria-label*="diamond"])',
    'dialog .pay:has([aria-label*="diamond"])',
  ),
];
