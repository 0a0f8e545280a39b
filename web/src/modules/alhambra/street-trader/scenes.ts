import { KINDS, type View } from '../../../state/types';
import type { Scene } from '../../types';

const withTrader = (view: View): View => ({
  ...view,
  players: view.players.map((p, i) =>
    i === 0 ? { ...p, 'street-trader': { at: null, citizens: ['seraglio', 'garden', 'tower'] } } : p,
  ),
});

export const scenes: readonly Scene[] = [
  {
    name: 'trader',
    kind: 'street-trader:setup',
    legal: ['N', 'E', 'S', 'W'].map((side) => ({
      kind: 'street-trader:setup',
      citizens: ['seraglio', 'garden', 'tower'],
      side,
    })),
  },
  {
    name: 'move in',
    kind: 'street-trader:move_in',
    legal: [{ kind: 'street-trader:move_in' }, { kind: 'pass' }],
    view: withTrader,
  },
  {
    name: 'citizen from the stock',
    kind: 'street-trader:take',
    legal: KINDS.map((type) => ({ kind: 'street-trader:take', type })),
    view: withTrader,
  },
  {
    name: 'swap',
    kind: 'street-trader:swap',
    legal: [
      ...['pavilion', 'chambers'].map((take) => ({ kind: 'street-trader:swap', give: 'garden', take })),
      ...['pavilion', 'chambers'].map((take) => ({ kind: 'street-trader:swap', give: 'tower', take })),
      { kind: 'pass' },
    ],
    view: withTrader,
  },
];
