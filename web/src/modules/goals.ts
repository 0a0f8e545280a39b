// For the browser tests: what can be decided, how to tell that it was, and where it is clicked. A module's are in
// `goals.ts` in its folder; e2e/decisions.e2e.ts looks for games in which they come up, goes there and clicks them.

export interface Sent {
  kind: string;
  [field: string]: unknown;
}
export interface Goal {
  name: string;
  /** This action is it. */
  done: (a: Sent) => boolean;
  /** What leads to it, best last step first. */
  where: readonly string[];
}

const list = (v: unknown): string[] => (Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string') : []);

export const goal = (name: string, done: (a: Sent) => boolean, ...where: string[]): Goal => ({ name, done, where });
export const is =
  (kind: string) =>
  (a: Sent): boolean =>
    a.kind === kind;
/** A piece whose id begins so is paid with at the market, taken, built. */
export const pays =
  (id: string) =>
  (a: Sent): boolean =>
    a.kind === 'buy' && list(a['pay']).some((c) => c.startsWith(id));
export const takes =
  (id: string) =>
  (a: Sent): boolean =>
    a.kind === 'take_money' && list(a['cards']).some((c) => c.startsWith(id));
export const builds =
  (id: string) =>
  (a: Sent): boolean =>
    a.kind === 'place' && String(a['tile']).startsWith(id);
