// Traders and citizens as a view tells of them.

import { facts } from '../../../state/facts.svelte';
import { isKind } from '../../../state/notation';
import { KINDS, type Cell, type Kind, type PlayerView, type View } from '../../../state/types';
import { list, num, obj } from '../../read';

/** A player's trader; `at` null: aside. Null while it is not known yet. */
export function traderOf(player: PlayerView | undefined): { at: Cell | null; citizens: Kind[] } | null {
  const own = obj(player)['street-trader'];
  if (own === undefined) return null;
  const [x, y] = Array.isArray(obj(own)['at']) ? (obj(own)['at'] as unknown[]) : [];
  return {
    at: typeof x === 'number' && typeof y === 'number' ? [x, y] : null,
    citizens: list(obj(own)['citizens']).filter(isKind),
  };
}

/** How many of each type nobody has; null where it is not known how many there are. */
export function stockOf(view: View): Record<Kind, number> | null {
  const all = num(obj(facts().modules['street-trader'])['of_each_type']);
  if (all === undefined) return null;
  const gone = view.players.flatMap((p) => [
    ...(traderOf(p)?.citizens ?? []),
    ...p.palace.map((placed) => String(placed['citizen'] ?? '')),
  ]);
  return Object.fromEntries(KINDS.map((k) => [k, all - gone.filter((g) => g === k).length])) as Record<Kind, number>;
}
