// Culture counters as a view tells of them, and what is printed on them.

import { facts } from '../../../state/facts.svelte';
import type { Json, Seat, View } from '../../../state/types';
import { num, obj } from '../../read';

export interface Counter {
  group: string;
  pos: number;
  mark: number;
}

const printed = () => obj(facts().modules['art-of-the-moors']);
const row = (v: Json | undefined): number[] => (Array.isArray(v) ? v.map(Number) : []);
const byPrice = (a: string, b: string): number => parseInt(a) - parseInt(b);

/** The price groups, cheapest first: '6' … '12-13'. */
export const groups = (): string[] => Object.keys(printed()).sort(byPrice);
/** How the players call a group: '12/13'. */
export const groupName = (group: string): string => group.replace('-', '/');
export const pointsAt = (group: string, section: number): number => row(obj(printed()[group])['points'])[section] ?? 0;
export const squaresAt = (group: string, section: number): number =>
  row(obj(printed()[group])['squares'])[section] ?? 0;

export function countersOf(view: View, seat: Seat): Counter[] {
  const all = obj(view.players[seat])['art-of-the-moors'];
  return (Array.isArray(all) ? all : [])
    .map(obj)
    .map((c) => ({ group: String(c['group']), pos: num(c['pos']) ?? 0, mark: num(c['mark']) ?? 0 }))
    .sort((a, b) => byPrice(a.group, b.group));
}
/** How many of a group nobody has. */
export function leftOf(view: View, group: string): number {
  const taken = view.players.filter((_, seat) => countersOf(view, seat).some((c) => c.group === group)).length;
  return (num(obj(printed()[group])['copies']) ?? 0) - taken;
}
/** Points that developing would add to every scoring. */
export const gainOf = (counters: readonly Counter[]): number =>
  counters.reduce(
    (n, { group, pos, mark }) => (pos < mark ? n + pointsAt(group, pos + 1) - pointsAt(group, pos) : n),
    0,
  );
