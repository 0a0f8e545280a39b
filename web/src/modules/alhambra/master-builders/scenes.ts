import type { Scene } from '../../types';

export const scenes: readonly Scene[] = [
  {
    name: 'redesign',
    kind: 'end_of_turn',
    legal: [
      { kind: 'master-builders:redesign', card: 'master-builder-denar' },
      { kind: 'master-builders:redesign', card: 'master-builder-florin' },
      { kind: 'pass' },
    ],
  },
];
