// Points of the first, second and third place in each scoring, as printed on the board for the first kind of building;
// every further kind is worth one more.

import { KINDS, type Kind } from '../state/types';

export const PRIZES: readonly (readonly number[])[] = [[1], [8, 1], [16, 8, 1]];

/** The printed line of a kind for a scoring, counted from 1. */
export const prizesOf = (kind: Kind, scoring: number): number[] =>
  (PRIZES[scoring - 1] ?? []).map((n) => n + KINDS.indexOf(kind));
