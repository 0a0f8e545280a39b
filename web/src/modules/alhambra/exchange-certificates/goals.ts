import { goal, is, pays } from '../../goals';

export const goals = [
  goal('excess saved', is('exchange-certificates:save'), 'dialog .stones .stone'),
  goal(
    'saving pays',
    pays('stone-'),
    '.tray .pay:has([aria-label*="saving"])',
    'dialog .pay:has([aria-label*="saving"])',
  ),
];
