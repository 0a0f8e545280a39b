// Reads the ids of tiles and cards (`tower-9-ne`, `hut-garden-n`, `denar-7`) for drawing and for words.
// An id the client does not know is never an error: it becomes an 'other' tile with its name written out.

import { KINDS, MONEY, SIDES, type CardId, type Kind, type MoneyKind, type Side, type TileId } from './types';

export type Family = 'base' | 'hut' | 'camp' | 'medina' | 'bazaar' | 'magical' | 'watchtower' | 'fountain' | 'other';

export interface Tile {
  id: TileId;
  family: Family;
  kind: Kind | null;
  price: number | null;
  /** Printed walls; for a camp its bastions. */
  walls: Side[];
  /** For an unknown tile, the id in words. */
  words: string;
}

export interface Card {
  id: CardId;
  money: MoneyKind | null;
  value: number | null;
}

export const isKind = (s: string | undefined): s is Kind => KINDS.some((k) => k === s);
export const isMoney = (s: string | undefined): s is MoneyKind => MONEY.some((m) => m === s);

/** 'NE', 'ne' or '0' to sides in the order n e s w. */
export function parseSides(text: string | undefined): Side[] {
  const upper = (text ?? '').toUpperCase();
  return SIDES.filter((side) => upper.includes(side));
}

const isSides = (s: string | undefined): boolean => s === '0' || (s !== undefined && /^n?e?s?w?$/.test(s) && s !== '');

/** Printed prices of the camps, which their ids do not tell. */
const CAMP_PRICE: Readonly<Record<string, number>> = { n: 4, e: 5, s: 6, w: 7, ne: 8, es: 9, sw: 10, nw: 11 };

function parsePrice(s: string | undefined): number | null {
  return s !== undefined && /^\d{1,2}$/.test(s) ? Number(s) : null;
}

export function parseTile(id: TileId): Tile {
  const parts = id.split('-');
  const words = parts.join(' ');
  const make = (family: Family, kind: Kind | null, price: number | null, walls: string | undefined): Tile => ({
    id,
    family,
    kind,
    price,
    walls: parseSides(walls),
    words,
  });
  const [a, b, c, d] = parts;
  if (id === 'fountain' || id === 'plaza') return make('fountain', null, null, '0');
  if (isKind(a) && parsePrice(b) !== null && isSides(c) && parts.length === 3) return make('base', a, parsePrice(b), c);
  if (a === 'hut' && isKind(b) && isSides(c)) return make('hut', b, null, c);
  if (a === 'camp' && isSides(b)) return make('camp', null, CAMP_PRICE[b ?? ''] ?? null, b);
  if (a === 'medina' && parsePrice(b) !== null) return make('medina', null, parsePrice(b), c);
  if (a === 'bazaar' && b !== undefined) return make('bazaar', null, null, '0');
  if (a === 'magical' && isKind(b) && parsePrice(c) !== null) return make('magical', b, parsePrice(c), d);
  if (a === 'watchtower' && isKind(b)) return make('watchtower', b, null, '0');
  return make('other', null, parsePrice(b), isSides(c) ? c : '0');
}

export function parseCard(id: CardId): Card {
  const [money, value] = id.split('-');
  return isMoney(money) && parsePrice(value) !== null
    ? { id, money, value: parsePrice(value) }
    : { id, money: null, value: null };
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
