import type { Scene } from '../../types';

export const scenes: readonly Scene[] = [
  {
    name: 'before a scoring',
    kind: 'bonus-cards:play',
    legal: [{ kind: 'bonus-cards:play', card: 'bonus-chambers-10-0' }, { kind: 'pass' }],
  },
];
