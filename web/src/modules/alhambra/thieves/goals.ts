import { goal, is } from '../../goals';

export const goals = [
  goal('card stolen', is('thieves:steal'), '.tray .piece', '.display .card:not(.off):not(:disabled)'),
];
