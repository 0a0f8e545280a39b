// About how long a game takes, and which modules slow each other down: from games among bots (tools/measure-modules).

import measured from './times.json';

interface Measured {
  actions: Readonly<Record<string, number>>;
  modules?: Readonly<Record<string, number>>;
  pairs?: readonly (readonly [string, string, number])[];
  all?: number;
}
const TIMES = measured as unknown as Readonly<Record<string, Measured | undefined>>;

// A decision of somebody who knows the game, and of a bot as the page shows it.
const PERSON = 18;
const BOT_SECONDS = 1.5;
const MEASURED_WITH = 3;

export interface SlowPair {
  modules: readonly [string, string];
  minutes: number;
}

/** How long one decision takes on average at such a table, in minutes. */
function pace(seats: readonly string[]): number {
  const people = seats.filter((s) => s === 'me' || s === 'open').length;
  return (people * PERSON + (seats.length - people) * BOT_SECONDS) / seats.length / 60;
}
/** Extra decisions were counted with three players; with more there are more of them. */
function scale(of: Measured, players: number): number {
  return (of.actions[players] ?? 1) / (of.actions[MEASURED_WITH] ?? of.actions[players] ?? 1);
}

/** What one module adds; undefined where nobody has measured it. */
export function minutesOf(game: string, slug: string, seats: readonly string[]): number | undefined {
  const of = TIMES[game];
  const extra = of?.modules?.[slug];
  return of === undefined || extra === undefined ? undefined : extra * scale(of, seats.length) * pace(seats);
}

export function slowPairs(game: string, modules: readonly string[], seats: readonly string[]): SlowPair[] {
  const of = TIMES[game];
  return (of?.pairs ?? [])
    .filter(([a, b]) => modules.includes(a) && modules.includes(b))
    .map(([a, b, extra]) => ({
      modules: [a, b] as const,
      minutes: extra * scale(of as Measured, seats.length) * pace(seats),
    }))
    .sort((a, b) => b.minutes - a.minutes);
}

/** The whole game, rounded to five minutes; undefined for a game nobody has measured. */
export function minutes(game: string, modules: readonly string[], seats: readonly string[]): number | undefined {
  const of = TIMES[game];
  const alone = of?.actions[seats.length];
  if (of === undefined || alone === undefined) return undefined;
  const extra = modules.reduce((sum, slug) => sum + (of.modules?.[slug] ?? 0), 0);
  const together = slowPairs(game, modules, seats).reduce((sum, p) => sum + p.minutes, 0);
  // Many modules together share what they add: no set-up takes longer than all of them do.
  const most = of.all === undefined ? Infinity : (alone + of.all * scale(of, seats.length)) * pace(seats);
  const whole = Math.min(most, (alone + extra * scale(of, seats.length)) * pace(seats) + together);
  return Math.max(5, Math.round(whole / 5) * 5);
}
