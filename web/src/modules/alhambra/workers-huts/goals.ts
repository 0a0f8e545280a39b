import { builds, goal, is } from '../../goals';

export const goals = [
  goal('hut taken', is('workers-huts:take'), '.tray .piece', '.beside .stacks .use'),
  goal('hut built', builds('hut-'), '.stage .cell'),
];
