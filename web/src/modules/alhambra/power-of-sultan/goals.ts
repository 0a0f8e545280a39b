import { goal, is } from '../../goals';

export const goals = [
  goal('sultan card bought', is('power-of-sultan:buy'), 'dialog .pay', '.beside .sultans .use'),
  goal('new symbol drawn', is('power-of-sultan:redraw'), 'dialog footer .btn:not(.primary)'),
  goal('sultan card marked', is('power-of-sultan:mark'), 'dialog .cards .card'),
  goal('building claimed', is('power-of-sultan:claim'), 'dialog .claim'),
];
