// Ways to lay a tile on a cell that a module lets one choose between in a dialog of its own.

import type { Action } from '../state/types';
import { modulesInPlay, moduleWord, type InPlay } from './registry.svelte';
import type { Laying } from './types';

export interface Chosen extends Laying {
  /** The word for such a place. */
  note: string;
}

/** The module's part in these ways, if one has a part in them. */
export function laying(ways: readonly Action[]): Chosen | null {
  const has = (m: InPlay): boolean =>
    m.laying !== undefined &&
    (ways.length > 1 || m.laying.several !== true) &&
    ways.some((a) => a[m.laying?.field ?? ''] !== undefined);
  const module = modulesInPlay().find(has);
  return module?.laying ? { ...module.laying, note: moduleWord(module, 'laying') ?? '' } : null;
}
