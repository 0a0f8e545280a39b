// A view as this client reads it. Games that call the market by another name and pair land with buildings are brought to
// one shape; what stands on which tile is kept beside the facts, so that a tile is named and drawn by its id everywhere.

import { idOf } from './choose';
import { useStanding } from './facts.svelte';
import { isKind } from './notation';
import type { Kind, TileId, TileWith, View } from './types';

type Lying = TileId | TileWith | null;
const ids = (list: readonly Lying[]): (TileId | null)[] => list.map((x) => (x === null ? null : idOf(x)));
const lyingIn = (view: View, key: string): readonly Lying[] => (Array.isArray(view[key]) ? view[key] : []);

/** The four places of the market and Dirk's tiles by their ids, whatever stands on them. */
export function readView(view: View): View {
  if (!Array.isArray(view['yard'])) return view;
  return {
    ...view,
    market: ids(lyingIn(view, 'yard')),
    ...(view.dirk ? { dirk: ids(view.dirk).flatMap((id) => id ?? []) } : {}),
    ...(typeof view['land_count'] === 'number' ? { bag_count: view['land_count'] } : {}),
    ...(view.bag_count === undefined ? {} : { buildings_left: view.bag_count }),
    dirk_tiles: view.dirk ?? [],
  };
}

/** What stands on the land tiles that lie open, in this view and in no other. */
export function showStanding(view: View | null): void {
  if (!view || !Array.isArray(view['yard'])) return useStanding({});
  const standing: Record<TileId, Kind> = {};
  const all = [
    ...['yard', 'preview', 'aside', 'dirk_tiles'].flatMap((key) => lyingIn(view, key)),
    ...view.players.flatMap((p) => [...p.palace, ...p.reserve]),
  ];
  for (const x of all)
    if (x !== null && typeof x !== 'string' && typeof x['building'] === 'string' && isKind(x['building']))
      standing[x.tile] = x['building'];
  useStanding(standing);
}
