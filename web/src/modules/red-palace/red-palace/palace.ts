// What this game keeps in a view and prints on its pieces, and what its abilities cost.

import { facts } from '../../../state/facts.svelte';
import { isKind, parseSides } from '../../../state/notation';
import type { Action, CardId, Kind, Seat, Side, TileId, TileWith, View } from '../../../state/types';
import { list, num, obj } from '../../read';
import { m } from './say';

export const ABILITIES = [
  'swap_building_tile',
  'buy_from_preview',
  'wall_piece',
  'overpaid_is_exact',
  'take_cash_card',
  'random_building_tile',
  'plaza',
  'move_guard',
  'half_building',
] as const;
export type Ability = (typeof ABILITIES)[number];
export const isAbility = (name: string): name is Ability => ABILITIES.some((a) => a === name);

const printed = () => obj(facts().modules['red-palace']);
/** Sides of a land tile with a watchtower. */
export const watchtowers = (tile: TileId): Side[] => {
  const sides = obj(printed()['guard_posts'])[tile];
  return typeof sides === 'string' ? parseSides(sides) : [];
};
/** The six types of a scoring tile, from the lowest row to the highest. */
export const rowsOf = (tile: string): Kind[] => list(printed()[tile]).filter(isKind);

export interface Spots {
  /** How many guards it takes; null: any number. */
  room: number | null;
  guards: number;
  /** What each guard on a longest wall is worth if the last one stands here. */
  value: number;
}
/** The placement tiles from the left, with the guards on them. */
export function placementTiles(view: View): Spots[] {
  const board = obj(view['guard_board']);
  const spots = Array.isArray(board['spots']) ? board['spots'] : [];
  const points = Array.isArray(printed()['points']) ? printed()['points'] : [];
  let left = num(board['guards']) ?? 0;
  return spots.map((x, i) => {
    const room = typeof x === 'number' ? x : null;
    const guards = room === null ? left : Math.min(left, room);
    left -= guards;
    return { room, guards, value: Number((points as unknown[])[i] ?? i + 1) };
  });
}
export const worthOfGuards = (tiles: readonly Spots[]): number => tiles.findLast((x) => x.guards > 0)?.value ?? 0;

export const abilitiesOf = (view: View): Ability[] => list(obj(view['guard_board'])['abilities']).filter(isAbility);
export const usedOf = (view: View): string[] => list(obj(view['guard_board'])['used']);
export const previewOf = (view: View): (TileWith | null)[] =>
  Array.isArray(view['preview']) ? (view['preview'] as (TileWith | null)[]) : [];
export const setsOf = (view: View): (CardId[] | null)[] =>
  Array.isArray(view['sets']) ? view['sets'].map((s) => (Array.isArray(s) ? list(s) : null)) : [];
/** Scoring tiles of the three scorings; none with classic scoring. */
export const scoringRows = (view: View): Kind[][] =>
  view.options?.['classic_scoring'] === true ? [] : list(view['scoring_tiles']).map(rowsOf);

const SUPPLY = 6;
const tilesOf = (view: View, seat: Seat): TileWith[] => {
  const p = view.players[seat];
  return [...(p?.palace ?? []), ...(p?.reserve ?? [])].flatMap((x) => (typeof x === 'string' ? [{ tile: x }] : [x]));
};
export const halvesOf = (view: View, seat: Seat): Kind[] =>
  list(obj(view.players[seat])['half_buildings']).filter(isKind);
const sidesOf = (x: TileWith, key: string): Side[] => parseSides(typeof x[key] === 'string' ? x[key] : '');
/** Guards on the tiles of a player. */
export const guardsOf = (view: View, seat: Seat): number =>
  tilesOf(view, seat).reduce((n, x) => n + sidesOf(x, 'guards').length, 0);

/** What is left of wall pieces, plazas and half-buildings. */
export function supplies(view: View): { walls: number; plazas: number; halves: number } {
  const seats = view.players.map((_, seat) => seat);
  const aside = (view.aside ?? []).map((x) => (typeof x === 'string' ? { tile: x } : x));
  const dirk = (Array.isArray(view['dirk_tiles']) ? view['dirk_tiles'] : []) as (TileId | TileWith)[];
  const all: TileWith[] = [
    ...seats.flatMap((seat) => tilesOf(view, seat)),
    ...aside,
    ...dirk.map((x) => (typeof x === 'string' ? { tile: x } : x)),
  ];
  const taken = view['wall_piece_taken'] === true ? 1 : 0;
  return {
    walls: SUPPLY - taken - all.filter((x) => x['wall_piece'] !== undefined).length,
    plazas: SUPPLY - all.filter((x) => x.tile.startsWith('plaza')).length,
    halves: SUPPLY - seats.reduce((n, seat) => n + halvesOf(view, seat).length, 0),
  };
}

const POINTS_FOR_GUARD = [1, 2, 3];
const TAKES_CARD: readonly string[] = ['swap_building_tile', 'buy_from_preview'];
/** What an ability costs this player now, in words. */
export function costWords(view: View, seat: Seat | null, ability: string): string {
  const guards = ability === 'half_building' ? 2 : 1;
  const points = guards * (POINTS_FOR_GUARD[Math.min(view.scorings_done, 2)] ?? 1);
  const due =
    seat !== null && guardsOf(view, seat) === 0 ? m('cost.points', { n: points }) : m('cost.guards', { n: guards });
  return TAKES_CARD.includes(ability) ? `${due} ${m('cost.card')}` : due;
}

/** A tile that lies anywhere before a player, with what is on it. */
export const tileWith = (view: View, seat: Seat, id: unknown): TileWith => {
  const own = [...tilesOf(view, seat), ...(view.aside ?? []).flatMap((x) => (typeof x === 'string' ? [] : [x]))];
  return own.find((x) => x.tile === id) ?? { tile: String(id) };
};
export const actionsOf = (legal: readonly Action[], kind: string): Action[] => legal.filter((a) => a.kind === kind);
