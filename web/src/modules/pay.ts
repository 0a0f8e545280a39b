// Payments as the player thinks of them: by currency, with a bureau card, in diamonds, by the patron.

import { t } from '../i18n/say';
import { parseCard, sortCards } from '../state/notation';
import type { Action, CardId } from '../state/types';
import { isCharacter, m } from './say';

/** What a card is worth towards a price: the patron pays it all; bureau and gate cards nothing. */
export const cardWorth = (card: CardId, price: number | null): number =>
  isCharacter(card) ? (price ?? 0) : (parseCard(card).value ?? 0);

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

/** How this payment is made, in a few words, where it is more than money of one currency; else ''. */
export function payMeans(cards: readonly CardId[]): string {
  if (cards.some(isCharacter)) return m('pay.free');
  if (cards.some((c) => c.startsWith('bureau-'))) return m('pay.bureau');
  return cards.length > 0 && cards.every((c) => parseCard(c).money === 'diamond') ? m('pay.diamonds') : '';
}

function means(cards: readonly CardId[]): { label: string; special: boolean } {
  const special = payMeans(cards);
  const money = parseCard(cards[0] ?? '').money;
  return special
    ? { label: special, special: true }
    : { label: m('pay.in', { money: money ? t(`money.${money}`) : '' }), special: false };
}

export function groupPayments(actions: readonly Action[], price: number | null): PayGroup[] {
  const groups: PayGroup[] = [];
  for (const action of actions) {
    const cards = sortCards(action.pay ?? []);
    const sum = cards.reduce((n, c) => n + cardWorth(c, price), 0);
    const { label, special } = means(cards);
    let group = groups.find((g) => g.label === label);
    if (!group) groups.push((group = { label, special, payments: [] }));
    const exact = sum === price;
    group.payments.push({
      action,
      cards,
      sum,
      exact,
      note: exact ? m('pay.exact') : price === null ? '' : m('pay.over', { n: sum - price }),
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
