// Ready-made sets of modules: none, those that modules say they belong to, their boxes, all of them. Nothing here knows a
// module by name.

import { setupOf } from '../modules/setups';
import type { GameInfo } from '../net/messages';

export interface Preset {
  /** 'base', 'first', 'box-' and its number, 'all' …: its words are `preset.<id>`. */
  id: string;
  modules: readonly string[];
}

/** Sets in the order in which they are offered; others that modules name come after them. */
const ORDER = ['first', 'rebuild'];

const sorted = (all: Iterable<string>): string[] => [...new Set(all)].sort((a, b) => a.localeCompare(b));

export const boxesOf = (game: GameInfo): string[] =>
  sorted(game.modules.flatMap((m) => setupOf(game.id, m.slug).box ?? []));

export function presetsOf(game: GameInfo): Preset[] {
  const slugs = game.modules.map((m) => m.slug);
  if (slugs.length === 0) return [];
  const those = (has: (slug: string) => boolean): string[] => slugs.filter(has);
  const sets = sorted(slugs.flatMap((s) => setupOf(game.id, s).sets ?? []));
  const inOrder = [...ORDER.filter((id) => sets.includes(id)), ...sets.filter((id) => !ORDER.includes(id))];
  return [
    { id: 'base', modules: [] },
    ...inOrder.map((id) => ({ id, modules: those((s) => setupOf(game.id, s).sets?.includes(id) ?? false) })),
    ...boxesOf(game).map((box) => ({ id: `box-${box}`, modules: those((s) => setupOf(game.id, s).box === box) })),
    { id: 'all', modules: slugs },
  ];
}

export const sameModules = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((s) => b.includes(s));
