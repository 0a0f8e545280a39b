import { goal, is, pays, takes } from '../../goals';

export const goals = [
  goal('master builder redesigns', is('master-builders:redesign'), 'dialog .cards .card'),
  goal(
    'master builder taken',
    takes('master-builder-'),
    '.tray .take',
    '.display .card[aria-label^="master builder"]:not(.off)',
  ),
  goal(
    'master builder pays',
    pays('master-builder-'),
    '.tray .pay:has([aria-label*="master builder"])',
    'dialog .pay:has([aria-label*="master builder"])',
  ),
];
