// Thieves as a view tells of them.

import { isMoney } from '../../../state/notation';
import type { MoneyKind, Seat, View } from '../../../state/types';
import { list, num, obj } from '../../read';

/** The currency of 'thief-denar-1'; null for anything else. */
export function currencyOf(id: string): MoneyKind | null {
  const [first, money] = id.split('-');
  return first === 'thief' && isMoney(money) ? money : null;
}

/** A player's thieves; of the others only their number is known. */
export function thievesOf(view: View, seat: Seat): { cards: string[]; n: number } {
  const held = obj(view.players[seat])['thieves'];
  const cards = list(held);
  return { cards, n: num(held) ?? cards.length };
}
