// Payments as the player thinks of them: by currency, or by the special piece that makes them possible.

import { t } from '../i18n/say';
import { parseCard, parseTile, sortCards } from '../state/notation';
import type { Action, CardId, Seat, View } from '../state/types';
import { moduleWord, ownerOf, splitKind, wordFor } from './registry.svelte';
import { m } from './say';
import type { Price } from './types';

/** What a piece is worth towards a price: what is printed on it, or what its module says. */
export function cardWorth(
  piece: CardId,
  price: number | null,
  view: View | null = null,
  seat: Seat | null = null,
): number {
  const printed = parseCard(piece).value;
  return printed ?? ownerOf(piece)?.worth?.(piece, price, view, seat) ?? 0;
}

/** What must be paid for what an action buys: its module knows, or it is printed on the tile of that place. */
export function priceOf(action: Action, view: View): Price | null {
  const own = splitKind(action.kind)?.module.price?.(action, view);
  if (own) return own;
  const tile = action.slot === undefined ? action.tile : view.market[action.slot - 1];
  const printed = tile ? parseTile(tile).price : null;
  return printed === null ? null : { sum: printed };
}

/** What an action does, however it is paid. */
const rest = (a: Action): string => JSON.stringify({ ...a, pay: undefined });
/** All legal ways to pay for what this action buys: they differ from it in nothing but the payment. */
export function waysToPay(legal: readonly Action[], action: Action): Action[] {
  return action.pay === undefined ? [] : legal.filter((a) => a.pay !== undefined && rest(a) === rest(action));
}
/** One action for each thing that these do: the first of its ways to pay. */
export const distinct = (actions: readonly Action[]): Action[] =>
  [...new Map([...actions].reverse().map((a) => [rest(a), a])).values()].reverse();

export interface Pay {
  action: Action;
  cards: CardId[];
  sum: number;
  exact: boolean;
  note: string;
}
export interface PayGroup {
  label: string;
  /** Not plain money of one currency. */
  special: boolean;
  payments: Pay[];
}

/** How this payment is made, in a few words (`pay.<piece>`), where it is more than money of one currency; else ''. */
export function payMeans(cards: readonly CardId[]): string {
  for (const card of cards) {
    const found = wordFor('pay', card);
    if (found) return moduleWord(found.module, found.key) ?? '';
  }
  return '';
}

function means(cards: readonly CardId[]): { label: string; special: boolean } {
  const special = payMeans(cards);
  const [money, ...others] = new Set(cards.map((c) => parseCard(c).money));
  if (special) return { label: special, special: true };
  if (others.length > 0) return { label: m('pay.mixed'), special: false };
  return { label: m('pay.in', { money: money ? t(`money.${money}`) : '' }), special: false };
}

export function groupPayments(
  actions: readonly Action[],
  price: number | null,
  worth: (card: CardId) => number = (card) => cardWorth(card, price),
  canBeExact = true,
): PayGroup[] {
  const groups: PayGroup[] = [];
  for (const action of actions) {
    const cards = sortCards(action.pay ?? []);
    const sum = cards.reduce((n, c) => n + worth(c), 0);
    const { label, special } = means(cards);
    let group = groups.find((g) => g.label === label);
    if (!group) groups.push((group = { label, special, payments: [] }));
    const exact = canBeExact && sum === price;
    group.payments.push({
      action,
      cards,
      sum,
      exact,
      note: exact ? m('pay.exact') : price === null || sum === price ? '' : m('pay.over', { n: sum - price }),
    });
  }
  for (const group of groups)
    group.payments.sort(
      (a, b) => Number(b.exact) - Number(a.exact) || a.sum - b.sum || a.cards.length - b.cards.length,
    );
  return groups.sort(
    (a, b) =>
      Number(b.payments[0]?.exact ?? false) - Number(a.payments[0]?.exact ?? false) ||
      Number(a.special) - Number(b.special),
  );
}
