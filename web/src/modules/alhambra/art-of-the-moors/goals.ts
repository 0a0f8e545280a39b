import { goal, is } from '../../goals';

export const goals = [
  goal('culture counters developed', is('art-of-the-moors:develop'), '.tray .piece', '.mine-pieces .use.counters'),
];
