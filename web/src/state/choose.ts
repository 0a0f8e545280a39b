// From clicks to an action: filters the server's list of legal actions by what was chosen so far.
// Nothing here decides what is allowed; an option exists only because the list holds it.

import { sortCards } from './notation';
import type { Action, CardId, Cell, TileId, TileWith } from './types';

/** A tile that lies beside a palace, with or without something on it. */
export const idOf = (tile: TileId | TileWith): TileId => (typeof tile === 'string' ? tile : tile.tile);

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

/** These payments, exact ones first, then the cheapest. */
export function payments(
  actions: readonly Action[],
  price: number | null,
  worth: (card: CardId) => number,
  canBeExact = true,
): Payment[] {
  return actions
    .map((action) => {
      const cards = sortCards(action.pay ?? []);
      const sum = cards.reduce((total, card) => total + worth(card), 0);
      return { action, cards, sum, exact: canBeExact && sum === price };
    })
    .sort((a, b) => Number(b.exact) - Number(a.exact) || a.sum - b.sum || a.cards.length - b.cards.length);
}

const CORE = [
  'take_money',
  'buy',
  'place',
  'reserve',
  'give',
  'redesign_add',
  'redesign_remove',
  'redesign_swap',
  'pass',
];
/** An action of the base game; all others are presented by what brings them, a module or the game's own part. */
export const isCore = (a: Action): boolean => CORE.includes(a.kind);

const PLACING = ['place', 'redesign_add', 'redesign_swap'];
/** A tile comes into the palace; those of modules with a place of their own by an action of theirs. */
const places = (a: Action): boolean =>
  a.tile !== undefined && a.at !== undefined && (PLACING.includes(a.kind) || a.kind.endsWith(':place'));

/** Cells where this tile may go, by any of the placing actions. */
export function cellsFor(legal: readonly Action[], tile: TileId): { at: Cell; action: Action }[] {
  return legal.flatMap((action) =>
    places(action) && action.tile === tile && action.at !== undefined ? [{ at: action.at, action }] : [],
  );
}

/** Tiles that some legal action would place, swap in, reserve or give away. */
export function movableTiles(legal: readonly Action[]): Set<TileId> {
  return new Set(
    legal.flatMap((a) =>
      a.tile !== undefined && (places(a) || a.kind === 'reserve' || a.kind === 'give') ? [a.tile] : [],
    ),
  );
}

/** An action beside those of the base game that names a cell or a tile: it can be picked where that lies. */
export const namesTile = (a: Action): boolean =>
  !isCore(a) && !places(a) && a.slot === undefined && (a.at !== undefined || a.tile !== undefined);

/** Cells of the palace whose tile some legal action takes away, or does something else with. */
export const touchableCells = (legal: readonly Action[], cellOf: (tile: TileId) => Cell | undefined): Cell[] =>
  distinctCells(
    legal.flatMap((a) => {
      const at = a.at ?? cellOf(a.tile ?? '');
      return at !== undefined && (a.kind === 'redesign_remove' || namesTile(a)) ? [{ at }] : [];
    }),
  );

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
  (a.tile !== undefined && (places(a) || a.kind === 'reserve' || a.kind === 'give'));

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
