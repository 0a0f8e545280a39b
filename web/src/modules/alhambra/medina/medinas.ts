// Whose medinas count, as a view tells of it.

import { facts } from '../../../state/facts.svelte';
import { parseTile } from '../../../state/notation';
import { modulesInPlay } from '../../registry.svelte';
import type { Seat, View } from '../../../state/types';

export interface Medinas {
  n: number;
  /** Price of the dearest; 0: there is none. */
  dearest: number;
}

/** Those in the palace; one that is still being built does not count. */
export function medinasOf(view: View, seat: Seat): Medinas {
  const hiding = modulesInPlay().flatMap((m) => (m.onTile?.uncounted ? m.onTile.keys : []));
  const prices = (view.players[seat]?.palace ?? [])
    .filter((p) => facts().tiles[p.tile]?.module === 'medina' && hiding.every((key) => p[key] === undefined))
    .map((p) => parseTile(p.tile).price ?? 0);
  return { n: prices.length, dearest: Math.max(0, ...prices) };
}

/** Nobody has fewer. */
export function hasFewest(view: View, seat: Seat): boolean {
  const rank = ({ n, dearest }: Medinas): number => n * 100 + dearest;
  const mine = rank(medinasOf(view, seat));
  return view.players.every((_, other) => rank(medinasOf(view, other)) >= mine);
}
