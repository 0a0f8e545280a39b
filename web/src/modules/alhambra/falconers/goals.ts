import { goal, is } from '../../goals';

export const goals = [
  goal(
    'falcon bought',
    is('falconers:buy'),
    'dialog .pay',
    '.table:has(.beside .falcons .use.on) .stage .cell',
    '.beside .falcons .use:not(:disabled):not(.on)',
  ),
];
