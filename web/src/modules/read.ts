// What modules keep in a view, read with care: a key that is missing or of another shape is 'nothing'.

import type { Json, Seat, View } from '../state/types';

export type Obj = { [key: string]: Json };
export const obj = (v: unknown): Obj => (typeof v === 'object' && v !== null && !Array.isArray(v) ? (v as Obj) : {});
/** The texts of a list. */
export const list = (v: unknown): string[] =>
  Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string') : [];
export const num = (v: Json | undefined): number | undefined => (typeof v === 'number' ? v : undefined);
/** What a module keeps for the table, or for a player. */
export const ofTable = (view: View, slug: string): Obj => obj(obj(view)[slug]);
export const ofPlayer = (view: View, seat: Seat, slug: string): Obj => obj(obj(view.players[seat])[slug]);
