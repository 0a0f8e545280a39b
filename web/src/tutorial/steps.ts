// The first game: what to say, what to point at, what to wait for. The deal is always the same; but what the learner does
// is free, so steps look at the legal actions, never at particular tiles.

import type { WireEvent } from '../modules';
import { parseTile } from '../state/notation';
import type { Action, Decision, Seat, View } from '../state/types';
import type { StepKey } from './text/en';

export interface Context {
  view: View;
  me: Seat;
  legal: readonly Action[];
  decision: Decision | null;
}
export interface Step {
  key: StepKey;
  /** What to light up: the first of these that is on the page. */
  target: readonly string[];
  /** What the card must leave free. */
  clear?: readonly string[];
  /** Action kinds of mine, or an event, that end the step; without it there is a button. */
  wait?: { actions?: readonly string[]; event?: string; turn?: true };
  /** Not done yet while this holds, whatever was done: the same choice is there again. */
  stay?: (c: Context) => boolean;
  /** Left out where this is false at its time. */
  when?: (c: Context) => boolean;
  /** Another text for the situation. */
  variant?: (c: Context) => StepKey;
}

export const PLAYERS = 3;
export const LEVEL = 'greedy';
/** Seeds of the lessons: the learner begins; in Alhambra whatever is taken first, a walled tile can be paid exactly next. */
export const DEALS: Readonly<Record<string, number>> = {
  alhambra: 3,
  dice: 2,
  alcazaba: 2,
  'red-palace': 54,
};

export const has = (c: Context, kind: string): boolean => c.legal.some((a) => a.kind === kind);
export const mine = (c: Context): boolean => c.legal.length > 0;
const value = (card: string): number => Number(/-(\d+)$/.exec(card)?.[1] ?? 0);
const price = (c: Context, slot: number): number => Number(/-(\d+)-/.exec(c.view.market[slot - 1] ?? '')?.[1] ?? -1);
export const canPayExactly = (c: Context): boolean =>
  c.legal.some(
    (a) =>
      a.kind === 'buy' &&
      a.slot !== undefined &&
      (a.pay ?? []).reduce((n, card) => n + value(card), 0) === price(c, a.slot),
  );

/** Something has been bought already, built or not. */
export const owns = (c: Context): boolean => {
  const p = c.view.players[c.me];
  return (p?.palace.length ?? 0) + (p?.reserve.length ?? 0) + (mine(c) ? (c.view.aside?.length ?? 0) : 0) > 0;
};

/** Something with a wall stands in my palace. */
const hasWall = (c: Context): boolean =>
  c.view.players[c.me]?.palace.some((p) => parseTile(p.tile).walls.length > 0) ?? false;

export const at = (name: string, ...more: string[]): string[] => [`[data-tour="${name}"]`, ...more];
export const PALACE = at('palace', 'main.table .stage');
const MARKET = at('market', 'main.table .market');
export const DISPLAY = at('display', 'main.table .display');
const HAND = at('hand', 'main.table .hand');

export const TRAY = 'main.table .tray';
export const SHOPPING = [...MARKET, ...DISPLAY, TRAY];

export const STEPS: readonly Step[] = [
  { key: 'welcome', target: [] },
  { key: 'palace', target: PALACE, clear: [TRAY] },
  { key: 'market', target: MARKET },
  { key: 'hand', target: HAND },
  { key: 'turn', target: [], wait: { turn: true }, when: (c) => !mine(c) },
  { key: 'take', target: DISPLAY, clear: SHOPPING, wait: { actions: ['take_money', 'buy'] } },
  {
    key: 'others',
    target: at('others', 'main.table .others', 'main.table .plates'),
    wait: { turn: true },
    when: (c) => !mine(c),
  },
  {
    key: 'buy',
    target: MARKET,
    clear: SHOPPING,
    wait: { actions: ['buy'] },
    when: (c) => !owns(c),
    variant: (c) => (!mine(c) ? 'others' : canPayExactly(c) ? 'buyExact' : has(c, 'buy') ? 'buy' : 'saveUp'),
  },
  {
    key: 'again',
    target: [],
    clear: SHOPPING,
    wait: { actions: ['take_money', 'buy', 'pass', 'redesign_add', 'redesign_remove', 'redesign_swap'] },
    when: (c) => c.decision?.kind === 'main_action' && mine(c),
    stay: (c) => c.decision?.kind === 'main_action' && mine(c) && owns(c),
  },
  {
    key: 'place',
    target: PALACE,
    clear: [TRAY, 'main.table .reserve'],
    wait: { actions: ['place', 'reserve'] },
    when: (c) => c.decision?.kind === 'place' && mine(c),
    stay: (c) => c.decision?.kind === 'place' && mine(c),
  },
  { key: 'wall', target: PALACE, when: hasWall },
  { key: 'reserve', target: at('reserve', 'main.table .reserve') },
  { key: 'supply', target: at('supply', 'main.table .supply', 'main.table .bar') },
  { key: 'goOn', target: [], clear: [...SHOPPING, ...PALACE], wait: { event: 'scoring' } },
  { key: 'scored', target: at('score', 'main.table .score', 'main.table .bar') },
  { key: 'finish', target: [] },
];

const ACTION_OF: Readonly<Record<string, string>> = {
  money_taken: 'take_money',
  bought: 'buy',
  placed: 'place',
  reserved: 'reserve',
  passed: 'pass',
  redesign_added: 'redesign_add',
  redesign_removed: 'redesign_remove',
  redesign_swapped: 'redesign_swap',
  thrown: 'throw',
  marked: 'mark',
  fell_off: 'mark',
  taken: 'take',
};
/** The action kind behind an event of this player, or null. The first throw of a turn comes by itself. */
export const actionOf = (e: WireEvent, me: Seat): string | null =>
  e.player !== me || (e.event === 'thrown' && e['throw'] === 1) ? null : (ACTION_OF[e.event] ?? null);

/** Next step that fits the situation, from `index` on. */
export function fitting(index: number, c: Context, steps: readonly Step[] = STEPS): number {
  let i = index;
  while (i < steps.length - 1 && steps[i]?.when?.(c) === false) i++;
  return i;
}

/** Where the lesson stands after these events. */
export function advance(
  index: number,
  events: readonly WireEvent[],
  c: Context,
  steps: readonly Step[] = STEPS,
): number {
  let i = index;
  for (const e of events) {
    const wait = steps[i]?.wait;
    const action = actionOf(e, c.me);
    if (
      wait &&
      ((wait.event !== undefined && wait.event === e.event) || (action !== null && wait.actions?.includes(action))) &&
      !steps[i]?.stay?.(c)
    )
      i++;
  }
  if (steps[i]?.wait?.turn && mine(c)) i++;
  return i === index ? i : fitting(i, c, steps);
}
