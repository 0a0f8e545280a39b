import type { Scene } from '../../types';

export const scenes: readonly Scene[] = [
  {
    name: 'move',
    kind: 'start_of_turn',
    legal: [
      { kind: 'caravanserai:move', card: 'caravanserai-ducat-1', space: 'm3' },
      { kind: 'caravanserai:move', card: 'caravanserai-ducat-1', space: 'b2' },
      { kind: 'pass' },
    ],
    view: (view) => ({
      ...view,
      players: view.players.map((p, i) =>
        i === 0 ? { ...p, caravanserai: [{ card: 'caravanserai-ducat-1', space: 'm2' }] } : p,
      ),
    }),
  },
];
