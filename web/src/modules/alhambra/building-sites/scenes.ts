import type { Scene } from '../../types';

export const scenes: readonly Scene[] = [
  {
    name: 'site',
    kind: 'building-sites:choose',
    legal: ['denar', 'florin'].map((currency) => ({ kind: 'building-sites:choose', currency })),
    view: (view) => ({ ...view, 'building-sites': { stack_count: 6, seen: ['denar', 'florin'] } }),
  },
];
