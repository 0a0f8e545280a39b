// Caravanserais as a view tells of them. Spaces: m0 to m5 on the main track, b2 to b4 aside of it.

import { countKinds } from '../../../i18n/say';
import { facts } from '../../../state/facts.svelte';
import { isMoney } from '../../../state/notation';
import type { MoneyKind, Seat, View } from '../../../state/types';
import { obj } from '../../read';

export const TRACK = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'] as const;
export const BRANCHES = ['b2', 'b3', 'b4'] as const;

export interface Caravan {
  card: string;
  space: string;
}

export const valueOf = (space: string): number => Number(space.slice(1));

/** The main currency of 'caravanserai-denar-1'. */
export function mainOf(card: string): MoneyKind | null {
  const money = card.split('-')[1];
  return isMoney(money) ? money : null;
}
/** The currency of a space, as printed; null for 0 and where it is not known. */
export function currencyAt(card: string, space: string): MoneyKind | null {
  if (space === 'm0') return null;
  if (space.startsWith('m')) return mainOf(card);
  const printed = obj(obj(facts().modules['caravanserai'])[card])[space];
  return typeof printed === 'string' && isMoney(printed) ? printed : null;
}

/** The cards of a player, in the order he got them. */
export function caravansOf(view: View, seat: Seat): Caravan[] {
  const all = obj(view.players[seat])['caravanserai'];
  return (Array.isArray(all) ? all : []).map(obj).map((c) => ({ card: String(c['card']), space: String(c['space']) }));
}

/** All cards, and those nobody has. */
const isCard = (id: string): boolean => id.startsWith('caravanserai-');
export function freeCards(view: View): string[] {
  const taken = view.players.flatMap((_, seat) => caravansOf(view, seat)).map((c) => c.card);
  return Object.keys(facts().cards).filter((id) => isCard(id) && !taken.includes(id));
}

/** What is on the card that 'caravan-1-denar' pays with. */
export function worthOf(piece: string, view: View | null, seat: Seat | null): number {
  if (!view || seat === null) return 0;
  const caravan = caravansOf(view, seat)[Number(piece.split('-')[1]) - 1];
  return caravan ? valueOf(caravan.space) : 0;
}

/** What the next card costs whoever is to move, by the types in the palace. */
const PRICE: Readonly<Record<number, number>> = { 4: 8, 5: 4, 6: 2 };
export function priceFor(view: View): number | null {
  const palace = view.players[view.to_move ?? 0]?.palace ?? [];
  return PRICE[countKinds(palace).filter((k) => k.n > 0).length] ?? null;
}
