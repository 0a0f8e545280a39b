// Tiles and cards for drawing and for words: what the server tells of them (facts.svelte.ts) or, where it has told
// nothing, what their ids say (`tower-9-ne`, `denar-7`). An id nobody knows is never an error: its name is written out.

import { facts, standingOn } from './facts.svelte';
import {
  CURRENCIES,
  KINDS,
  MONEY,
  SIDES,
  type CardId,
  type Kind,
  type MoneyKind,
  type Side,
  type TileId,
} from './types';

export interface Tile {
  id: TileId;
  /** A building of the game itself, no module's. */
  base: boolean;
  kind: Kind | null;
  /** It counts for the majority of its kind. */
  counts: boolean;
  price: number | null;
  /** Printed walls. */
  walls: Side[];
  /** Of a tile outside the wall; null: it is none. */
  bastions: Side[] | null;
  /** The id in words, for a tile nobody has a name for. */
  words: string;
}

export interface Card {
  id: CardId;
  money: MoneyKind | null;
  value: number | null;
}

export const isKind = (s: string | undefined): s is Kind => KINDS.some((k) => k === s);
export const isMoney = (s: string | undefined): s is MoneyKind => MONEY.some((m) => m === s);
export const isFountain = (id: TileId): boolean => id === 'fountain' || id === 'plaza';

/** 'NE', 'ne' or '0' to sides in the order n e s w. */
export function parseSides(text: string | undefined): Side[] {
  const upper = (text ?? '').toUpperCase();
  return SIDES.filter((side) => upper.includes(side));
}

const isSides = (s: string | undefined): boolean => s === '0' || (s !== undefined && /^n?e?s?w?$/.test(s) && s !== '');
const isNumber = (s: string | undefined): boolean => s !== undefined && /^\d{1,2}$/.test(s);
const numberIn = (parts: readonly string[]): number | null => {
  const found = parts.find(isNumber);
  return found === undefined ? null : Number(found);
};

export function parseTile(id: TileId): Tile {
  const parts = id.split('-');
  const words = parts.join(' ');
  const told = facts().tiles[id];
  const standing = standingOn(id);
  if (told)
    return {
      id,
      base: told.module === undefined,
      kind: told.type ?? standing ?? null,
      counts: told.counts === true || standing !== undefined,
      price: told.price ?? null,
      walls: parseSides(told.walls),
      bastions: told.bastions === undefined ? null : parseSides(told.bastions),
      words,
    };
  const last = parts.at(-1);
  const base = parts.length === 3 && isKind(parts[0]) && isNumber(parts[1]) && isSides(last);
  return {
    id,
    base,
    kind: parts.find(isKind) ?? null,
    counts: base,
    price: numberIn(parts),
    walls: parts.length > 1 && isSides(last) ? parseSides(last) : [],
    bastions: null,
    words,
  };
}

export function parseCard(id: CardId): Card {
  const parts = id.split('-');
  const told = facts().cards[id];
  const money = told?.currency ?? CURRENCIES.find((c) => parts.includes(c)) ?? (isMoney(parts[0]) ? parts[0] : null);
  const value = told ? (told.value ?? null) : parts.length === 2 ? numberIn(parts) : null;
  return value === null ? { id, money: null, value: null } : { id, money, value };
}

/** Hand order: by currency in the order of the rules, then by value; cards of modules last, by id. */
export function sortCards(cards: readonly CardId[]): CardId[] {
  const rank = (id: CardId): number => {
    const card = parseCard(id);
    return card.money === null ? 1000 : MONEY.indexOf(card.money) * 20 + (card.value ?? 0);
  };
  return [...cards].sort((x, y) => rank(x) - rank(y) || x.localeCompare(y));
}

export interface MoneyGroup {
  money: MoneyKind | null;
  cards: CardId[];
  sum: number;
}

/** The hand as the player thinks of it: one group per currency held, with its sum. */
export function groupCards(cards: readonly CardId[]): MoneyGroup[] {
  const groups: MoneyGroup[] = [];
  for (const id of sortCards(cards)) {
    const { money, value } = parseCard(id);
    let group = groups.find((g) => g.money === money);
    if (!group) groups.push((group = { money, cards: [], sum: 0 }));
    group.cards.push(id);
    group.sum += value ?? 0;
  }
  return groups;
}
