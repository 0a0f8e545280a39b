import { goal, is, pays } from '../../goals';

export const goals = [
  goal('bid', is('characters:bid'), 'dialog footer .btn.primary'),
  goal('bid paid', is('characters:pay'), 'dialog .pay'),
  goal('magician', is('characters:magician'), 'dialog .choice'),
  goal('wise man', is('characters:wise-man'), 'dialog .kind'),
  goal('miser', is('characters:miser'), 'dialog .cards .card'),
  goal('dancer', is('characters:dancer'), 'dialog .pick[aria-label^="Replace"]'),
  goal('money changer', is('characters:money-changer'), 'dialog .swap .row:last-child .pick'),
  goal('beggar', is('characters:beggar')),
  goal('builder', is('characters:builder')),
  goal(
    'patron pays',
    pays('patron'),
    '.tray .pay:has([aria-label*="patron"])',
    'dialog .pay:has([aria-label*="patron"])',
  ),
];
