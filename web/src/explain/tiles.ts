// All tiles of the game and where they are as far as everybody can see: what is nowhere open is still to come.

import { idOf } from '../state/choose';
import { facts } from '../state/facts.svelte';
import type { Seat, TileId, View } from '../state/types';

export type Place = 'left' | 'market' | 'palace' | 'reserve' | 'aside' | 'dirk';
export interface Whereabouts {
  at: Place;
  seat: Seat | null;
}

/** The tiles of this game that are drawn for the market. */
export const tilesOf = (): TileId[] =>
  Object.entries(facts().tiles).flatMap(([id, tile]) => (tile.bag === true ? [id] : []));

export function whereTiles(view: View): Map<TileId, Whereabouts> {
  const where = new Map<TileId, Whereabouts>(tilesOf().map((id) => [id, { at: 'left', seat: null }]));
  const put = (id: TileId | null | undefined, at: Place, seat: Seat | null): void => {
    if (id && where.has(id)) where.set(id, { at, seat });
  };
  view.players.forEach((p, seat) => {
    p.palace.forEach((x) => put(x.tile, 'palace', seat));
    p.reserve.forEach((x) => put(idOf(x), 'reserve', seat));
  });
  view.market.forEach((id) => put(id, 'market', null));
  view.aside?.forEach((x) => put(idOf(x), 'aside', view.to_move));
  view.dirk?.forEach((id) => put(id, 'dirk', null));
  return where;
}

/** Wall shapes in order: none, one side, two, three. */
export const SHAPES = [
  '',
  'N',
  'E',
  'S',
  'W',
  'NE',
  'ES',
  'SW',
  'NW',
  'NES',
  'ESW',
  'NSW',
  'NEW',
  'NS',
  'EW',
  'NESW',
] as const;
