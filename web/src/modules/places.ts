// Actions of modules that are chosen on the table itself: on a tile, a cell, a corner of the ground, a card of the display,
// a piece the module draws. Each module says so for its own (`places`).

import { isFountain } from '../state/notation';
import type { Spot } from '../state/pointing.svelte';
import type { Action, Cell, Decision, PlacedTile, Seat, TileId, View } from '../state/types';
import { splitKind } from './registry.svelte';
import { actionTitle } from './say';
import type { Place } from './types';

export function placeOf(a: Action): Place | undefined {
  const of = splitKind(a.kind);
  return of?.module.places?.[of.name];
}
/** Whether a place is still to be chosen when this was picked. */
export const wantsPlace = (a: Action): boolean => ['tile', 'side', 'cell', 'corner'].includes(placeOf(a)?.on ?? '');
/** A side of a tile that is not in the palace has no place on the table. */
export const isOnTable = (a: Action, palace: readonly PlacedTile[]): boolean => {
  const place = placeOf(a);
  return place !== undefined && (place.on !== 'side' || palace.some((p) => p.tile === a.tile));
};

const FIELDS: Readonly<Record<Place['on'], readonly string[]>> = {
  tile: ['tile'],
  side: ['tile', 'side'],
  cell: ['at'],
  corner: ['at'],
  display: ['card'],
  piece: [],
};
/** All that an action says besides its place and its payment. */
function rest(a: Action): string {
  const fields = FIELDS[placeOf(a)?.on ?? 'piece'];
  return JSON.stringify(Object.entries(a).filter(([key]) => !fields.includes(key) && key !== 'pay'));
}

/** From the middle of a cell towards a side, so far that two guards back to back are told apart. */
const TOWARDS: Readonly<Record<string, Cell>> = { N: [0, -0.4], E: [0.4, 0], S: [0, 0.4], W: [-0.4, 0] };

function spot(action: Action, view: View, palace: readonly PlacedTile[]): Spot[] {
  const place = placeOf(action);
  const more = {
    hint: place?.words?.(action) ?? actionTitle(view, action),
    ...(place?.sign ? { sign: place.sign(action) } : {}),
  };
  if (place?.on === 'display') return [{ action, card: String(action['card']) }];
  if (place?.on === 'tile') {
    const tile: TileId = action.tile ?? '';
    const at: Cell | undefined = isFountain(tile) ? [0, 0] : palace.find((p) => p.tile === tile)?.at;
    return [{ action, tile, ...(at ? { at } : {}), ...more }];
  }
  if (place?.on === 'side') {
    const at = palace.find((p) => p.tile === action.tile)?.at;
    const [dx, dy] = TOWARDS[String(action['side'])] ?? [0, 0];
    return at ? [{ action, at: [at[0] + dx, at[1] + dy], small: true, ...more }] : [];
  }
  return action.at === undefined ? [] : [{ action, at: action.at, corner: place?.on === 'corner', ...more }];
}

/** Where one may point now. Cards of the display always; places for what was picked; and where a module asks for nothing
 * but a place, that. */
export function spotsFor(
  legal: readonly Action[],
  picked: Action | null,
  decision: Decision | null,
  view: View,
  seat: Seat,
): Spot[] {
  const asked = (a: Action): boolean =>
    splitKind(decision?.kind ?? '') !== undefined && legal.every((b) => b.kind !== a.kind || rest(b) === rest(a));
  const open = legal.filter((a) =>
    placeOf(a)?.on === 'display'
      ? true
      : wantsPlace(a) && (picked && wantsPlace(picked) ? rest(a) === rest(picked) : picked === null && asked(a)),
  );
  return open.flatMap((a) => spot(a, view, view.players[seat]?.palace ?? []));
}
