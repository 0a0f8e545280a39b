// Seats on their way to another device: all tables one plays at, with the secrets that hold the seats, in one short text.
// It stands behind the '#' of a link, which browsers keep to themselves: no server and no log ever sees it.
//   a byte for the version; then for every table 16 bytes of its id, the number of seats and for each its number and
//   32 bytes of its secret; at the end a check against links that lost a part on the way. All in base64url.

import type { Held } from '../state/seats';
import type { Seat } from '../state/types';

const VERSION = 1;
const ID_BYTES = 16;
const TOKEN_BYTES = 32;
const MOST_SEATS = 6;

export interface Carried {
  id: string;
  tokens: { seat: Seat; token: string }[];
}

const isHex = (text: string, bytes: number): boolean => text.length === 2 * bytes && /^[0-9a-f]+$/.test(text);
const fromHex = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
const toHex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

/** Tells a whole text from a damaged one; it keeps nothing secret. */
const checkOf = (bytes: ArrayLike<number>): [number, number] => {
  let a = 1;
  let b = 0;
  for (let i = 0; i < bytes.length; ++i) {
    a = (a + (bytes[i] ?? 0)) % 251;
    b = (b + a) % 251;
  }
  return [a, b];
};

/** Games that go on, at tables of a server. */
export const worthCarrying = (held: readonly Held[]): Carried[] =>
  held
    .filter((h) => !h.over && isHex(h.id, ID_BYTES))
    .map(({ id, tokens }) => ({ id, tokens: tokens.filter((x) => isHex(x.token, TOKEN_BYTES)) }))
    .filter((h) => h.tokens.length > 0);

export function pack(tables: readonly Carried[]): string {
  const bytes = [VERSION];
  for (const { id, tokens } of tables)
    bytes.push(...fromHex(id), tokens.length, ...tokens.flatMap((x) => [x.seat, ...fromHex(x.token)]));
  bytes.push(...checkOf(bytes));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** What a link carries; null where it is none of ours or not whole. */
export function unpack(text: string): Carried[] | null {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
  const end = bytes.length - 2;
  if (end < 1 || bytes[0] !== VERSION || checkOf(bytes.subarray(0, end)).some((c, i) => c !== bytes[end + i]))
    return null;
  const out: Carried[] = [];
  let at = 1;
  const take = (n: number): Uint8Array => bytes.subarray(at, (at += n));
  while (at < end) {
    const id = toHex(take(ID_BYTES));
    const seats = bytes[at++] ?? 0;
    if (seats < 1 || seats > MOST_SEATS || at + seats * (1 + TOKEN_BYTES) > end) return null;
    const tokens = Array.from({ length: seats }, () => ({ seat: bytes[at++] ?? 0, token: toHex(take(TOKEN_BYTES)) }));
    if (tokens.some((x) => x.seat >= MOST_SEATS)) return null;
    out.push({ id, tokens });
  }
  return out;
}
