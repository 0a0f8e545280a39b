import { goal, is, pays } from '../../goals';

export const goals = [
  goal('caravanserai bought', is('caravanserai:buy'), 'dialog .pay', '.beside .supply .use'),
  goal('marker moved', is('caravanserai:move'), 'dialog .steps .step'),
  goal(
    'caravanserai pays',
    pays('caravan-'),
    '.tray .pay:has([aria-label*="caravanserai"])',
    'dialog .pay:has([aria-label*="caravanserai"])',
  ),
];
