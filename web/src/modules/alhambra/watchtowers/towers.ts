// The supply of watchtowers, what one costs now, and its shape.

import { facts } from '../../../state/facts.svelte';
import { parseTile } from '../../../state/notation';
import { KINDS, type Corner, type Kind, type TileId, type View } from '../../../state/types';
import { num, obj } from '../../read';

/** Half of a cell of 100 × 100, by the corner with the right angle. */
export const HALVES: Readonly<Record<Corner, string>> = {
  NW: 'M0 0h100L0 100z',
  NE: 'M0 0h100v100z',
  SE: 'M100 0v100H0z',
  SW: 'M0 0v100h100z',
};
export const middleOf = (corner: Corner): readonly [number, number] => [
  corner.endsWith('W') ? 31 : 69,
  corner.startsWith('N') ? 31 : 69,
];

const PHASES = ['before_scoring_1', 'between_scoring_1_and_2', 'after_scoring_2'];
/** What a watchtower adds to the price of its building now; null: not known. */
export function surcharge(view: View): number | null {
  const printed = obj(obj(facts().modules['watchtowers'])['surcharge']);
  return num(printed[PHASES[Math.min(view.scorings_done, 2)] ?? '']) ?? null;
}
export function priceAt(view: View, slot: number | undefined): number | null {
  const tile = slot === undefined ? null : view.market[slot - 1];
  const [printed, more] = [tile ? parseTile(tile).price : null, surcharge(view)];
  return printed === null || more === null ? null : printed + more;
}

export interface Row {
  kind: Kind;
  /** Those left; the first is taken next. */
  left: TileId[];
}
const IN_A_ROW = 3;
export function supplyOf(view: View): Row[] {
  const gone = new Set([
    ...view.players.flatMap((p) => p.palace.map((t) => t.tile)),
    ...(view.aside ?? []).map((t: TileId | { tile: TileId }) => (typeof t === 'string' ? t : t.tile)),
  ]);
  return KINDS.map((kind) => ({
    kind,
    left: Array.from({ length: IN_A_ROW }, (_, i) => `watchtower-${kind}-${i + 1}`).filter((id) => !gone.has(id)),
  }));
}
