// Eight dice on the table: which are kept, and how they come to lie after the next throw. The server tells faces as a
// sorted list; dice that were kept stay where they lie, so that one sees which ones rolled.

import { sameCards } from '../state/choose';
import type { Action, Kind } from '../state/types';

export interface Die {
  face: Kind;
  kept: boolean;
  /** Counts up when it was thrown. */ rolled: number;
}

const without = (list: Kind[], face: Kind): boolean => {
  const i = list.indexOf(face);
  if (i >= 0) list.splice(i, 1);
  return i >= 0;
};

/** The dice as they lie after `faces` came up: those kept stay, then those whose face is still among the faces, if `calm`. */
export function lay(before: readonly Die[], faces: readonly Kind[], calm = false): Die[] {
  if (before.length !== faces.length) return faces.map((face) => ({ face, kept: false, rolled: 1 }));
  const left = [...faces];
  const stay = before.map((d) => (d.kept || calm) && without(left, d.face));
  return before.map((d, i) =>
    stay[i] ? { ...d } : { face: left.shift() ?? d.face, kept: false, rolled: d.rolled + 1 },
  );
}

const kept = (dice: readonly Die[]): Kind[] => dice.filter((d) => d.kept).map((d) => d.face);

/** The legal throw that keeps exactly these dice. */
export const throwOf = (legal: readonly Action[], dice: readonly Die[]): Action | undefined =>
  legal.find((a) => a.kind === 'throw' && Array.isArray(a['keep']) && sameCards(a['keep'] as string[], kept(dice)));

/** Keeps or lets go one die, or all that show the same. */
export function toggle(dice: readonly Die[], i: number, all = false): Die[] {
  const die = dice[i];
  return dice.map((d, j) => (j === i || (all && d.face === die?.face) ? { ...d, kept: !die?.kept } : d));
}
