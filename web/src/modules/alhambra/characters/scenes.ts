import type { View } from '../../../state/types';
import { ofTable } from '../../read';
import type { Scene } from '../../types';

const auction =
  (card: string, bid: number, leader: number) =>
  (view: View): View => ({
    ...view,
    characters: { ...ofTable(view, 'characters'), auction: { card, bid, leader, in: [0, 1] } },
  });
const pass = { kind: 'pass' };

export const scenes: readonly Scene[] = [
  {
    name: 'auction',
    kind: 'characters:bid',
    view: auction('dancer', 6, 1),
    legal: [...[7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((amount) => ({ kind: 'characters:bid', amount })), pass],
  },
  {
    name: 'pay',
    kind: 'characters:pay',
    view: auction('dancer', 13, 0),
    legal: [
      { kind: 'characters:pay', pay: ['dirham-7', 'dirham-9'] },
      { kind: 'characters:pay', pay: ['diamond-6', 'diamond-7'] },
    ],
  },
  {
    name: 'magician',
    kind: 'characters:magician',
    legal: [
      { kind: 'characters:magician', choice: 'points' },
      { kind: 'characters:magician', choice: 'swap' },
    ],
  },
  {
    name: 'wise man',
    kind: 'characters:wise-man',
    legal: ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'].map((type) => ({
      kind: 'characters:wise-man',
      type,
    })),
  },
  {
    name: 'miser',
    kind: 'characters:miser',
    legal: [
      { kind: 'characters:miser', card: 'diamond-5' },
      { kind: 'characters:miser', card: 'florin-2' },
      { kind: 'characters:miser', card: 'ducat-9' },
      pass,
    ],
  },
  {
    name: 'before the turn',
    kind: 'start_of_turn',
    legal: [
      ...[1, 2, 3, 4].map((slot) => ({ kind: 'characters:dancer', slot })),
      { kind: 'characters:money-changer', give: 'dirham-9', take: 'diamond-5' },
      { kind: 'characters:money-changer', give: 'dirham-9', take: 'ducat-9' },
      { kind: 'characters:money-changer', give: 'florin-5', take: 'florin-2' },
      { kind: 'characters:beggar' },
      pass,
    ],
  },
  { name: 'end of the turn', kind: 'end_of_turn', legal: [{ kind: 'characters:builder' }, pass] },
];
