// All tiles of the game and where they are as far as everybody can see: what is nowhere open is still to come.

import { bagTiles } from '../modules/tiles';
import type { Seat, TileId, View } from '../state/types';

const PRINTED: Readonly<Record<string, string>> = {
  pavilion: '2-new 3-sw 4-es 5-nw 6-n 7-e 8-0',
  seraglio: '3-esw 4-ne 5-sw 6-es 7-w 8-s 9-0',
  arcades: '4-nes 5-nw 6-ne 6-sw 7-es 8-e 8-n 9-0 10-0',
  chambers: '5-nsw 6-es 7-ne 7-sw 8-nw 9-s 9-w 10-0 11-0',
  garden: '6-esw 7-nsw 8-ne 8-nw 8-sw 9-e 10-n 10-w 10-0 11-0 12-s',
  tower: '7-new 8-nes 9-es 9-ne 9-nw 10-w 11-n 11-s 11-0 12-0 13-e',
};
export const ALL_TILES: readonly TileId[] = Object.entries(PRINTED).flatMap(([kind, tiles]) =>
  tiles.split(' ').map((x) => `${kind}-${x}`),
);
const EXTRA_TOWER = 'tower-10-sw';

export type Place = 'left' | 'market' | 'palace' | 'reserve' | 'aside' | 'dirk';
export interface Whereabouts {
  at: Place;
  seat: Seat | null;
}

/** The tiles of this game: option and modules considered. */
export function tilesOf(view: View): TileId[] {
  const extra = view.options['extra_tower'];
  const base = ALL_TILES.filter((id) => id !== extra);
  return [...base, ...(extra === undefined || extra === 'none' ? [] : [EXTRA_TOWER]), ...bagTiles(view.modules)];
}

export function whereTiles(view: View): Map<TileId, Whereabouts> {
  const where = new Map<TileId, Whereabouts>(tilesOf(view).map((id) => [id, { at: 'left', seat: null }]));
  const put = (id: TileId | null | undefined, at: Place, seat: Seat | null): void => {
    if (id && where.has(id)) where.set(id, { at, seat });
  };
  view.players.forEach((p, seat) => {
    p.palace.forEach((x) => put(x.tile, 'palace', seat));
    p.reserve.forEach((x) => put(typeof x === 'string' ? x : x.tile, 'reserve', seat));
  });
  view.market.forEach((id) => put(id, 'market', null));
  view.aside?.forEach((id) => put(id, 'aside', view.to_move));
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
