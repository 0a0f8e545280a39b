import type { Scene } from '../../types';

export const scenes: readonly Scene[] = [
  {
    name: 'place',
    kind: 'place',
    legal: ['SE', 'SW'].map((corner) => ({
      kind: 'watchtowers:place',
      tile: 'watchtower-tower-1',
      at: [1, -1] as const,
      corner,
    })),
    view: (view) => ({ ...view, aside: ['watchtower-tower-1'] }),
  },
];
