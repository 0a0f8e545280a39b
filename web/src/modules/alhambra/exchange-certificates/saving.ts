// What a player saved, as a view tells of it.

import { isMoney } from '../../../state/notation';
import type { MoneyKind, Seat, View } from '../../../state/types';
import { num, ofPlayer } from '../../read';

/** The currency of 'stone-denar'; null for anything else. */
export function currencyOf(id: string): MoneyKind | null {
  const [first, money] = id.split('-');
  return first === 'stone' && isMoney(money) ? money : null;
}

export function savingOf(view: View, seat: Seat): { id: string; money: MoneyKind; n: number } | null {
  const board = ofPlayer(view, seat, 'exchange-certificates');
  const id = typeof board['stone'] === 'string' ? board['stone'] : '';
  const money = currencyOf(id);
  const n = num(board['saved']);
  return money && n !== undefined ? { id, money, n } : null;
}
