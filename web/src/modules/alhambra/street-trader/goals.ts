import { goal, is } from '../../goals';

export const goals = [
  goal(
    'trader set up',
    is('street-trader:setup'),
    'dialog footer .btn.primary:not(:disabled)',
    'dialog .person:not(.on):not(:disabled)',
    'dialog .side',
  ),
  goal('citizen moves in', is('street-trader:move_in'), 'dialog footer .btn.primary'),
  goal('citizen taken', is('street-trader:take'), 'dialog .person'),
  goal('citizen swapped', is('street-trader:swap'), 'dialog .takes .person', 'dialog .gives .person'),
  goal('trader put back', is('street-trader:put_back'), '.stage .cell'),
];
