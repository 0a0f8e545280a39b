import { goal, is } from '../../goals';

const picked = '.table:has(.beside .walls .use.on)';

export const goals = [
  goal(
    'city wall built',
    is('city-walls:build'),
    '.tray .piece',
    `${picked} .stage .cell`,
    `${picked} .reserve .tile:not(:disabled)`,
    '.beside .walls .use:not(:disabled):not(.on)',
  ),
];
