import type { Scene } from '../../types';

export const scenes: readonly Scene[] = [
  {
    name: 'scout',
    kind: 'invaders:scout',
    legal: [{ kind: 'invaders:scout' }, { kind: 'pass' }],
    view: (view) => ({ ...view, aside: ['tower-9-ne'] }),
  },
];
