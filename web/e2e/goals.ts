// What can be decided in the modules, each with how to tell that it was and where it is clicked. moments.ts looks for
// games in which it comes up; modules.e2e.ts goes there and clicks it.

import type { Sent } from './player';

export interface Goal {
  module: string;
  name: string;
  /** This action is it. */
  done: (a: Sent) => boolean;
  /** What leads to it, best last step first. */
  where: readonly string[];
}

const list = (v: unknown): string[] => (Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string') : []);
const pays = (prefix: string) => (a: Sent): boolean => list(a['pay']).some((c) => c.startsWith(prefix));
const takes = (prefix: string) => (a: Sent): boolean => a.kind === 'take_money' && list(a['cards']).some((c) => c.startsWith(prefix));
const is = (kind: string) => (a: Sent): boolean => a.kind === kind;
const builds = (prefix: string) => (a: Sent): boolean => a.kind === 'place' && String(a['tile']).startsWith(prefix);
const goal = (module: string, name: string, done: (a: Sent) => boolean, ...where: string[]): Goal => ({ module, name, done, where });

export const GOALS: readonly Goal[] = [
  goal('viziers-favour', 'vizier woken', is('viziers-favour:wake'), '.tray .piece', '.mine-pieces .use[aria-label="Wake the vizier"]'),
  goal('viziers-favour', 'vizier buys', is('viziers-favour:buy'), 'dialog .pay', 'dialog .tile'),
  goal('bonus-cards', 'bonus card laid', is('bonus-cards:play'), '.mine-pieces .use[aria-label^="Lay"]', 'dialog .cards .card'),
  goal('workers-huts', 'hut taken', is('workers-huts:take'), '.tray .piece', '.beside .hut'),
  goal('workers-huts', 'hut built', builds('hut-'), '.stage .cell'),
  goal('city-gates', 'gate card taken', takes('city-gate'), '.tray .take', '.tray .piece', '.beside .card'),
  goal('city-gates', 'gate opened', (a) => a['gate'] !== undefined, 'dialog .side', '.stage .cell.gate'),
  goal('bureau-de-change', 'bureau taken', takes('bureau-'), '.tray .take', '.display .card[aria-label*="bureau"]:not(.off)'),
  goal('bureau-de-change', 'bureau pays', pays('bureau-'), '.tray .pay:has([aria-label*="bureau"])', 'dialog .pay:has([aria-label*="bureau"])'),
  goal('diamonds', 'diamonds taken', takes('diamond-'), '.tray .take', '.display .card[aria-label^="diamond"]:not(.off)'),
  goal('diamonds', 'diamonds pay', pays('diamond-'), '.tray .pay:has([aria-label*="diamond"])', 'dialog .pay:has([aria-label*="diamond"])'),
  goal('characters', 'bid', is('characters:bid'), 'dialog footer .btn.primary'),
  goal('characters', 'bid paid', is('characters:pay'), 'dialog .pay'),
  goal('characters', 'magician', is('characters:magician'), 'dialog .choice'),
  goal('characters', 'wise man', is('characters:wise-man'), 'dialog .kind'),
  goal('characters', 'miser', is('characters:miser'), 'dialog .cards .card'),
  goal('characters', 'dancer', is('characters:dancer'), 'dialog .pick[aria-label^="Replace"]'),
  goal('characters', 'money changer', is('characters:money-changer'), 'dialog .swap .row:last-child .pick'),
  goal('characters', 'beggar', is('characters:beggar')),
  goal('characters', 'builder', is('characters:builder')),
  goal('characters', 'patron pays', pays('patron'), '.tray .pay:has([aria-label*="patron"])', 'dialog .pay:has([aria-label*="patron"])'),
  goal('camps', 'camp built', builds('camp-'), '.stage .cell'),
];
