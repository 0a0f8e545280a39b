import { builds, goal, is } from '../../goals';

export const goals = [
  goal('magical building laid', builds('magical-'), 'dialog .sides .side', '.stage .cell'),
  goal('magical building turned', is('magical-buildings:turn'), 'dialog .sides .side', '.tray .on-piece'),
];
