// Coins as a view tells of them.

import type { MoneyKind, Seat, View } from '../../../state/types';
import { isMoney } from '../../../state/notation';
import { list, obj } from '../../read';

/** The currency of 'coin-denar'; null for anything else. */
export function currencyOf(id: string): MoneyKind | null {
  const [first, money] = id.split('-');
  return first === 'coin' && isMoney(money) ? money : null;
}

/** How many coins of each currency a player has, in the order of the currencies. */
export function coinsOf(view: View, seat: Seat): { id: string; money: MoneyKind; n: number }[] {
  const all = list(obj(view.players[seat])['change']);
  return [...new Set(all)].flatMap((id) => {
    const money = currencyOf(id);
    return money ? [{ id, money, n: all.filter((c) => c === id).length }] : [];
  });
}
