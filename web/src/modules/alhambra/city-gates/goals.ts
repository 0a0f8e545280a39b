import { goal, takes } from '../../goals';

export const goals = [
  goal('gate card taken', takes('city-gate'), '.tray .take', '.tray .piece', '.beside .card'),
  goal('gate opened', (a) => a['gate'] !== undefined, 'dialog .side', '.stage .cell.special'),
];
