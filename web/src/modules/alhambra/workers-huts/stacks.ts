// The six stacks of huts, and how many huts a player has.

import { KINDS, type Kind, type Seat, type TileId, type View } from '../../../state/types';
import { list, num, obj, ofTable } from '../../read';

export interface Stack {
  kind: Kind;
  top: TileId | null;
  left: number;
}
export function stacksOf(view: View): Stack[] {
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
  return ids.filter((id) => id.startsWith('hut-')).length;
}
