// Sultan cards as a view tells of them, and what is printed on them.

import { t } from '../../../i18n/say';
import { facts } from '../../../state/facts.svelte';
import { isKind, isMoney } from '../../../state/notation';
import { KINDS, type Json, type Kind, type MoneyKind, type Seat, type View } from '../../../state/types';
import { num, obj, ofTable } from '../../read';
import { m } from './say';

export interface Sultan {
  card: string;
  mark: Kind | null;
}

const read = (v: unknown): Sultan[] =>
  (Array.isArray(v) ? v : []).map(obj).map((c) => {
    const mark = String(c['mark']);
    return { card: String(c['card']), mark: isKind(mark) ? mark : null };
  });

/** The cards that lie open beside the market, and those of a player. */
export const openCards = (view: View): Sultan[] => read(ofTable(view, 'power-of-sultan')['open']);
export const cardsOf = (view: View, seat: Seat): Sultan[] => read(obj(view.players[seat])['power-of-sultan']);
/** The building that may be claimed just now. */
export const drawnTile = (view: View): string => String(ofTable(view, 'power-of-sultan')['drawn'] ?? '');

const printed = (card: string) => obj(obj(facts().modules['power-of-sultan'])[card]);
export const priceOf = (card: string): number | null => num(printed(card)['price']) ?? null;
export function currencyOf(card: string): MoneyKind | null {
  const money = String(printed(card)['currency'] ?? card.split('-')[1]);
  return card.startsWith('sultan-') && isMoney(money) ? money : null;
}

export function nameOf(id: string): string | null {
  const money = currencyOf(id);
  return money && m('card.sultan', { money: t(`money.${money}`) });
}
export const words = ({ card, mark }: Sultan): string =>
  m('marked', { card: nameOf(card) ?? '', price: priceOf(card) ?? '', type: mark ? t(`kind.${mark}`) : '' });

const partner = (of: unknown, kind: Kind): Kind => {
  const other = String(obj(of)[kind]);
  return isKind(other) ? other : kind;
};
/** The pairs of symbols that lie opposite each other. */
export function opposites(id: string): [Kind, Kind][] {
  const all = printed(id);
  return KINDS.flatMap((k) => {
    const other = partner(all, k);
    return KINDS.indexOf(k) < KINDS.indexOf(other) ? [[k, other] as [Kind, Kind]] : [];
  });
}
/** Whoever gets another partner leaves the old one to whoever had the new one. */
export function settle(id: string, was: Json, now: Json): Json {
  const changed = id === 'opposites' && KINDS.find((k) => partner(was, k) !== partner(now, k));
  if (!changed) return now;
  const to = partner(now, changed);
  if (to === changed) return was;
  const [left, free] = [partner(was, changed), partner(was, to)];
  return { ...obj(was), [changed]: to, [to]: changed, [left]: free, [free]: left };
}
