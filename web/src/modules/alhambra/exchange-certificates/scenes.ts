import type { Scene } from '../../types';

export const scenes: readonly Scene[] = [
  {
    name: 'save',
    kind: 'exchange-certificates:save',
    legal: [
      { kind: 'exchange-certificates:save', currency: 'denar' },
      { kind: 'exchange-certificates:save', currency: 'ducat' },
      { kind: 'exchange-certificates:save', currency: 'florin' },
      { kind: 'pass' },
    ],
  },
];
