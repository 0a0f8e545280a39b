// The printed values that can be corrected, and files with corrections (docs/corrections.md): what differs, how it is put
// in, read and written. Knows no piece by name: what there is comes from the server.

import { isKind } from '../state/notation';
import { CURRENCIES, SIDES, type Json, type Side } from '../state/types';

/** One value, or several by name. */
export type Piece = Json;
type Obj = { [key: string]: Json };
export interface Values {
  tiles: Readonly<Record<string, Piece>>;
  modules: Readonly<Record<string, Readonly<Record<string, Piece>>>>;
}
/** What is written into a file: only what differs from the values assumed. */
export interface Corrections extends Partial<Values> {
  game?: string;
  title?: string;
}

const isObj = (v: unknown): v is Obj => typeof v === 'object' && v !== null && !Array.isArray(v);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sameShape = (a: Json, b: Json): boolean =>
  Array.isArray(a) || Array.isArray(b)
    ? Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, i) => sameShape(x, b[i] ?? null))
    : typeof a === typeof b && isObj(a) === isObj(b);

/** The known values with those given in their place; what is not known, or of another shape, is passed over. */
export function withChanges(known: Json, given: unknown): Json {
  if (isObj(known)) {
    const of = isObj(given) ? given : {};
    return Object.fromEntries(Object.entries(known).map(([key, v]) => [key, withChanges(v, of[key])]));
  }
  return given !== undefined && sameShape(known, given as Json) ? (given as Json) : known;
}

/** What is different in `now`; undefined: nothing. Lists differ as a whole. */
export function difference(known: Json, now: Json): Json | undefined {
  if (!isObj(known) || !isObj(now)) return same(known, now) ? undefined : now;
  const changed = Object.entries(now).flatMap(([key, v]) => {
    const before = known[key];
    const other = before === undefined ? v : difference(before, v);
    return other === undefined ? [] : [[key, other] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

export const corrected = (known: Values, by: Corrections): Values =>
  withChanges(known as unknown as Json, by) as unknown as Values;

/** As a file says it: only what differs, and whose it is. */
export const correctionsOf = (known: Values, now: Values, game: string, title = ''): Corrections => ({
  game,
  ...(title.trim() ? { title: title.trim() } : {}),
  ...((difference(known as unknown as Json, now as unknown as Json) ?? {}) as Partial<Values>),
});

/** How many pieces differ. */
export const countPieces = (c: Corrections): number =>
  Object.keys(c.tiles ?? {}).length +
  Object.values(c.modules ?? {}).reduce((n, pieces) => n + Object.keys(pieces).length, 0);

/** The place of a piece: its module where it is among the module's own values, '' among the tiles. */
export interface Where {
  part: string;
  id: string;
}
export const pieceAt = (of: Partial<Values>, { part, id }: Where): Piece | undefined =>
  part === '' ? of.tiles?.[id] : of.modules?.[part]?.[id];
export const withPiece = (of: Values, { part, id }: Where, to: Piece): Values =>
  part === ''
    ? { ...of, tiles: { ...of.tiles, [id]: to } }
    : { ...of, modules: { ...of.modules, [part]: { ...of.modules[part], [id]: to } } };

/** A piece with a single value has it under this name here. */
export const ONLY = 'sides';
export const valuesOf = (piece: Piece): Obj => (isObj(piece) ? piece : { [ONLY]: piece });
export const withValue = (piece: Piece, key: string, to: Json): Piece => (isObj(piece) ? { ...piece, [key]: to } : to);

/** What one chooses from: sides of a tile, currencies, building types; words that occur on other such pieces; a number. */
export type Sort = 'number' | 'sides' | 'currency' | 'kind' | 'word';
export function sortOf(key: string, v: Json): Sort {
  const one = Array.isArray(v) ? (v[0] ?? null) : v;
  if (typeof one === 'number') return 'number';
  const text = String(one);
  if (key === 'walls' || key === 'bastions' || /^N?E?S?W?$/.test(text)) return 'sides';
  if (CURRENCIES.some((c) => c === text)) return 'currency';
  return isKind(text) ? 'kind' : 'word';
}
/** 'NW' without or with one side more, in the order of the notation. */
export function toggleSide(sides: string, side: Side): string {
  return SIDES.filter((s) => sides.includes(s) !== (s === side)).join('');
}
/** All words that stand under this key on pieces like it. */
export const wordsAt = (pieces: Readonly<Record<string, Piece>>, key: string): string[] => [
  ...new Set(
    Object.values(pieces).flatMap((p) => {
      const v = valuesOf(p)[key];
      return typeof v === 'string' ? [v] : [];
    }),
  ),
];

export const toText = (c: Corrections): string => `${JSON.stringify(c, null, 2)}\n`;
/** Undefined: that is no file with corrections. The server looks closer. */
export function fromText(text: string): Corrections | undefined {
  try {
    const read: unknown = JSON.parse(text);
    const part = (v: unknown): boolean => v === undefined || isObj(v);
    const word = (v: unknown): boolean => v === undefined || typeof v === 'string';
    if (!isObj(read) || !part(read['tiles']) || !part(read['modules'])) return undefined;
    if (!word(read['game']) || !word(read['title'])) return undefined;
    return ['tiles', 'modules', 'game', 'title'].some((key) => key in read) ? (read as Corrections) : undefined;
  } catch {
    return undefined;
  }
}

/** The longest link that gets through wherever links are sent. */
const LONGEST = 4000;
/** For an address; undefined where it would be too long. */
export function toLink(c: Corrections): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(c));
  const link = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return link.length > LONGEST ? undefined : link;
}
export function fromLink(link: string): Corrections | undefined {
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return fromText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Which piece the server finds fault with, and its sentence. */
export function faultIn(message: string): { id: string; sentence: string } {
  const [, id = '', sentence = message.replace(/^Corrections: /, '')] =
    /^Corrections: '([^']+)': (.*)$/s.exec(message) ?? [];
  return { id, sentence };
}
