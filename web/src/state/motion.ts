// What moved between two views: from where to where things fly. Computed from the difference alone, so it does not
// matter whether an action, a missed stretch or an undo lies between. Places are named as in `data-fly`.

import type { CardId, Seat, TileId, View } from './types';

export interface Flight {
  thing: string;
  from: string;
  to: string;
}

const tileOf = (x: TileId | { tile: TileId }): TileId => (typeof x === 'string' ? x : x.tile);

/** Where each tile that lies open is: 'market' (or a column), 'aside', 'palace 0', 'reserve 0'. */
function placesOf(view: View): Map<TileId, string> {
  const places = new Map<TileId, string>();
  for (const id of view.market ?? []) if (id) places.set(id, 'market');
  for (const column of Object.values((view['columns'] ?? {}) as Record<string, TileId[]>))
    for (const id of column) places.set(id, 'market');
  for (const x of view.aside ?? []) places.set(tileOf(x), 'aside');
  view.players.forEach((p, seat) => {
    for (const x of p.palace ?? []) places.set(x.tile, `palace ${seat}`);
    for (const x of p.reserve ?? []) places.set(tileOf(x), `reserve ${seat}`);
  });
  return places;
}

function gone(before: readonly CardId[], after: readonly CardId[]): CardId[] {
  const left = [...after];
  return before.filter((card) => {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

const handSize = (view: View, seat: Seat): number =>
  view.players[seat]?.hand_count ?? view.players[seat]?.hand?.length ?? 0;

export function flights(before: View, after: View, me: Seat | null): Flight[] {
  const out: Flight[] = [];
  const old = placesOf(before);
  for (const [tile, place] of placesOf(after)) {
    const was = old.get(tile);
    if (was === undefined || was === place) continue;
    const seat = Number(/\d+$/.exec(place)?.[0] ?? after.to_move ?? -1);
    out.push({
      thing: `tile:${tile}`,
      from: `tile:${tile}`,
      to: place.startsWith('reserve') && seat !== me ? `seat:${seat}` : `tile:${tile}`,
    });
  }
  // Cards that left the display went to whoever holds more than before.
  const taker = after.players.findIndex((_, seat) => handSize(after, seat) > handSize(before, seat));
  if (taker >= 0)
    for (const card of gone(before.display ?? [], after.display ?? []))
      out.push({ thing: `card:${card}`, from: `card:${card}`, to: taker === me ? 'hand' : `seat:${taker}` });
  return out;
}
