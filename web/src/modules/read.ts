// What the modules keep in a view, read with care: a key that is missing or of another shape is 'nothing'.

import type { CharacterId } from '../art/emblems';
import { CHARACTERS } from '../art/emblems';
import { parseTile } from '../state/notation';
import { KINDS, type CardId, type Json, type Kind, type Seat, type TileId, type View } from '../state/types';

type Obj = { [key: string]: Json };
const obj = (v: unknown): Obj => (typeof v === 'object' && v !== null && !Array.isArray(v) ? (v as Obj) : {});
const list = (v: Json | undefined): string[] =>
  Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string') : [];
const num = (v: Json | undefined): number | undefined => (typeof v === 'number' ? v : undefined);
const ofTable = (view: View, slug: string): Obj => obj(obj(view)[slug]);
const ofPlayer = (view: View, seat: Seat, slug: string): Obj => obj(obj(view.players[seat])[slug]);

export const uses = (view: View, slug: string): boolean => view.modules.includes(slug);

export const vizierAwake = (view: View, seat: Seat): boolean | null => {
  const awake = ofPlayer(view, seat, 'viziers-favour')['awake'];
  return typeof awake === 'boolean' ? awake : null;
};

export interface BonusCards {
  open: CardId[];
  hand: CardId[];
  count: number;
}
export function bonusCards(view: View, seat: Seat): BonusCards {
  const own = ofPlayer(view, seat, 'bonus-cards');
  const hand = list(own['hand']).length > 0 ? list(own['hand']) : list(own['known']);
  return { open: list(own['open']), hand, count: num(own['hand']) ?? list(own['hand']).length };
}
export const bonusTile = (card: CardId): TileId => card.replace(/^bonus-/, '');

export interface HutStack {
  kind: Kind;
  top: TileId | null;
  left: number;
}
export function hutStacks(view: View): HutStack[] {
  const own = ofTable(view, 'workers-huts');
  const left = obj(own['left']);
  return KINDS.map((kind) => ({
    kind,
    top: list(own[kind])[0] ?? null,
    left: num(left[kind]) ?? list(own[kind]).length,
  }));
}
export function hutsOf(view: View, seat: Seat): number {
  const p = view.players[seat];
  const ids = [...(p?.palace ?? []), ...(p?.reserve ?? [])].map((x) => (typeof x === 'string' ? x : x.tile));
  return ids.filter((id) => parseTile(id).family === 'hut').length;
}

export const gateOffered = (view: View): boolean => ofTable(view, 'city-gates')['offer'] === true;

const isCharacter = (id: string): id is CharacterId => CHARACTERS.some((c) => c === id);
export const charactersOf = (view: View, seat: Seat): CharacterId[] =>
  list(ofPlayer(view, seat, 'characters')['cards']).filter(isCharacter);
export const charactersUsed = (view: View): CharacterId[] =>
  list(ofTable(view, 'characters')['used']).filter(isCharacter);
export const surplusCount = (view: View): number => num(ofTable(view, 'characters')['surplus_count']) ?? 0;

export interface Auction {
  card: CharacterId;
  bid: number;
  leader: Seat | null;
  in: Seat[];
}
export function auctionOf(view: View): Auction | null {
  const a = obj(ofTable(view, 'characters')['auction']);
  const card = typeof a['card'] === 'string' && isCharacter(a['card']) ? a['card'] : null;
  if (!card) return null;
  const seats = Array.isArray(a['in']) ? a['in'].filter((s): s is number => typeof s === 'number') : [];
  return { card, bid: num(a['bid']) ?? 0, leader: num(a['leader']) ?? null, in: seats };
}
