// From clicks to an action: filters the server's list of legal actions by what was chosen so far.
// Nothing here decides what is allowed; an option exists only because the list holds it.

import { sortCards } from './notation';
import type { Action, CardId, Cell, TileId } from './types';

const bag = (cards: readonly CardId[]): Map<CardId, number> => {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** Whether `part`, copies counted, is contained in `whole`. */
export function within(part: readonly CardId[], whole: readonly CardId[]): boolean {
  const have = bag(whole);
  return [...bag(part)].every(([card, n]) => (have.get(card) ?? 0) >= n);
}

export const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean => a.length === b.length && within(a, b);

export const sameCell = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Cards that can be added to the chosen ones so that some legal take contains them all. */
export function takeable(legal: readonly Action[], chosen: readonly CardId[], display: readonly CardId[]): Set<CardId> {
  const takes = legal.filter((a) => a.kind === 'take_money' && a.cards !== undefined);
  return new Set(display.filter((card) => takes.some((a) => within([...chosen, card], a.cards ?? []))));
}

export function findTake(legal: readonly Action[], chosen: readonly CardId[]): Action | undefined {
  return legal.find((a) => a.kind === 'take_money' && sameCards(a.cards ?? [], chosen));
}

/** A purchase from the market, by whatever means: it names a place and what is paid. */
export const isPurchase = (a: Action): a is Action & { slot: number; pay: CardId[] } =>
  a.slot !== undefined && a.pay !== undefined;

/** Market slots (1-based) that some legal purchase names. */
export function buyableSlots(legal: readonly Action[]): Set<number> {
  return new Set(legal.flatMap((a) => (isPurchase(a) ? [a.slot] : [])));
}

export interface Payment {
  action: Action;
  cards: CardId[];
  sum: number;
  exact: boolean;
}

/** The payments offered for a slot, exact ones first, then the cheapest. */
export function payments(
  legal: readonly Action[],
  slot: number,
  price: number | null,
  worth: (card: CardId) => number,
): Payment[] {
  return legal
    .filter((a) => isPurchase(a) && a.slot === slot)
    .map((action) => {
      const cards = sortCards(action.pay ?? []);
      const sum = cards.reduce((total, card) => total + worth(card), 0);
      return { action, cards, sum, exact: sum === price };
    })
    .sort((a, b) => Number(b.exact) - Number(a.exact) || a.sum - b.sum || a.cards.length - b.cards.length);
}

const PLACING = ['place', 'redesign_add', 'redesign_swap'];

/** Cells where this tile may go, by any of the placing actions. */
export function cellsFor(legal: readonly Action[], tile: TileId): { at: Cell; action: Action }[] {
  return legal.flatMap((action) =>
    PLACING.includes(action.kind) && action.tile === tile && action.at !== undefined ? [{ at: action.at, action }] : [],
  );
}

/** Tiles that some legal action would place, swap in, reserve or give away. */
export function movableTiles(legal: readonly Action[]): Set<TileId> {
  return new Set(
    legal.flatMap((a) => (a.tile !== undefined && [...PLACING, 'reserve', 'give'].includes(a.kind) ? [a.tile] : [])),
  );
}

/** Cells of the palace whose tile some legal action takes away. */
export const removableCells = (legal: readonly Action[]): Cell[] =>
  legal.flatMap((a) => (a.kind === 'redesign_remove' && a.at !== undefined ? [a.at] : []));

/** One entry per cell, however many ways there are to lay the tile there. */
export function distinctCells(cells: readonly { at: Cell }[]): Cell[] {
  const seen = new Map(cells.map((c) => [c.at.join(), c.at]));
  return [...seen.values()];
}

/** Actions that are chosen on the board itself: market, display, palace, reserve. */
export const onBoard = (a: Action): boolean =>
  a.kind === 'take_money' ||
  a.kind === 'pass' ||
  isPurchase(a) ||
  (a.kind === 'redesign_remove' && a.at !== undefined) ||
  (a.tile !== undefined &&
    ((PLACING.includes(a.kind) && a.at !== undefined) || a.kind === 'reserve' || a.kind === 'give'));

export interface ActionGroup {
  kind: string;
  actions: Action[];
}

/** The rest, by kind, in the order of the list: each becomes a button, or a button with a list behind it. */
export function otherGroups(legal: readonly Action[]): ActionGroup[] {
  const groups = new Map<string, Action[]>();
  for (const a of legal) if (!onBoard(a)) groups.set(a.kind, [...(groups.get(a.kind) ?? []), a]);
  return [...groups].map(([kind, actions]) => ({ kind, actions }));
}
