import type { View } from '../../../state/types';
import type { Scene } from '../../types';

const withCard = (view: View): View => ({
  ...view,
  players: view.players.map((p) => ({ ...p, 'power-of-sultan': [{ card: 'sultan-ducat-1', mark: 'tower' }] })),
  'power-of-sultan': { open: [{ card: 'sultan-denar-1', mark: 'garden' }], drawn: 'tower-9-ne' },
});

export const scenes: readonly Scene[] = [
  {
    name: 'sultan: keep the mark',
    kind: 'power-of-sultan:redraw',
    legal: [{ kind: 'power-of-sultan:redraw' }, { kind: 'pass' }],
    view: withCard,
  },
  {
    name: 'sultan: mark',
    kind: 'power-of-sultan:mark',
    legal: ['arcades', 'chambers'].map((type) => ({ kind: 'power-of-sultan:mark', type })),
    view: withCard,
  },
  {
    name: 'sultan: claim',
    kind: 'power-of-sultan:claim',
    legal: [{ kind: 'power-of-sultan:claim' }, { kind: 'pass' }],
    view: withCard,
  },
];
