import type { Scene } from '../../types';

export const scenes: readonly Scene[] = [
  {
    name: 'take',
    kind: 'main_action',
    legal: ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden'].map((type) => ({
      kind: 'workers-huts:take',
      type,
    })),
  },
];
