import type { Scene } from '../../types';

export const scenes: readonly Scene[] = [
  {
    name: 'window',
    kind: 'window',
    legal: [
      { kind: 'viziers-favour:buy', slot: 3, pay: ['denar-3', 'denar-5'] },
      { kind: 'viziers-favour:buy', slot: 1, pay: ['diamond-6', 'diamond-7'] },
      { kind: 'pass' },
    ],
  },
  { name: 'wake', kind: 'main_action', legal: [{ kind: 'viziers-favour:wake' }] },
];
