// What can be decided in the games and modules, each with how to tell that it was and where it is clicked. moments.ts
// looks for games in which it comes up; decisions.e2e.ts goes there and clicks it.

import type { Sent } from './player';

export interface Goal {
  game: string;
  /** The module that must be in play, if any. */
  module: string | null;
  name: string;
  /** This action is it. */
  done: (a: Sent) => boolean;
  /** What leads to it, best last step first. */
  where: readonly string[];
}

const list = (v: unknown): string[] => (Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string') : []);
const pays =
  (prefix: string) =>
  (a: Sent): boolean =>
    list(a['pay']).some((c) => c.startsWith(prefix));
const takes =
  (prefix: string) =>
  (a: Sent): boolean =>
    a.kind === 'take_money' && list(a['cards']).some((c) => c.startsWith(prefix));
const is =
  (kind: string) =>
  (a: Sent): boolean =>
    a.kind === kind;
const builds =
  (prefix: string) =>
  (a: Sent): boolean =>
    a.kind === 'place' && String(a['tile']).startsWith(prefix);
const GAMES = ['alhambra', 'dice', 'alcazaba'];
/** `of`: a game, or a module of Alhambra. */
const goal = (of: string, name: string, done: (a: Sent) => boolean, ...where: string[]): Goal => ({
  game: GAMES.includes(of) ? of : 'alhambra',
  module: GAMES.includes(of) ? null : of,
  name,
  done,
  where,
});

export const GOALS: readonly Goal[] = [
  goal('alhambra', 'money taken', is('take_money'), '.tray .take', '.display .card:not(.off)'),
  goal('alhambra', 'tile bought', is('buy'), '.tray .pay'),
  goal('alhambra', 'tile built', is('place')),
  goal('alhambra', 'tile put in reserve', is('reserve'), '.tray .beside'),
  goal('alhambra', 'redesign: tile brought in', is('redesign_add')),
  goal('alhambra', 'redesign: tile taken out', is('redesign_remove'), '.tray .redesign', '.stage .tile'),
  goal('alhambra', 'redesign: tiles exchanged', is('redesign_swap')),
  goal('dice', 'dice thrown again', is('throw'), '.dice .throw'),
  goal('dice', 'stone placed', is('mark'), '.board .spot.mark'),
  goal('dice', 'stone pushed back', (a) => a.kind === 'mark' && a['push'] === true, '.board .spot.push'),
  goal('dice', 'throw annulled', is('annul'), '.tray .chip.annul'),
  goal('dice', 'black die', is('black_die'), '.tray .symbol', '.tray .chip.black'),
  goal('dice', 'reward: points', (a) => a.kind === 'reward' && a['take'] === 'points', '.tray .reward.points'),
  goal('dice', 'reward: chip', (a) => a.kind === 'reward' && a['take'] === 'chip', '.tray .reward.chip'),
  goal('dice', 'point moved to another column', is('exchange'), '.board .choose'),
  goal('dice', 'starting player named', is('name_starter'), '.tray .starter'),
  goal('alcazaba', 'tile won', is('take'), '.board button.tile'),
  goal('alcazaba', 'chip won', is('take_chip'), '.board button.chip'),
  goal('alcazaba', 'won tile built', is('place')),
  goal('alcazaba', 'won tile put in reserve', is('reserve'), '.tray .beside'),
  goal('alcazaba', 'tile brought in', is('redesign_add')),
  goal('alcazaba', 'tile taken out', is('redesign_remove'), '.tray .redesign', '.stage .tile'),
  goal('alcazaba', 'tiles exchanged', is('redesign_swap')),
  goal(
    'viziers-favour',
    'vizier woken',
    is('viziers-favour:wake'),
    '.tray .piece',
    '.mine-pieces .use[aria-label="Wake the vizier"]',
  ),
  goal('viziers-favour', 'vizier buys', is('viziers-favour:buy'), 'dialog .pay', 'dialog .tile'),
  goal(
    'bonus-cards',
    'bonus card laid',
    is('bonus-cards:play'),
    '.mine-pieces .use[aria-label^="Lay"]',
    'dialog .cards .card',
  ),
  goal('workers-huts', 'hut taken', is('workers-huts:take'), '.tray .piece', '.beside .hut'),
  goal('workers-huts', 'hut built', builds('hut-'), '.stage .cell'),
  goal('city-gates', 'gate card taken', takes('city-gate'), '.tray .take', '.tray .piece', '.beside .card'),
  goal('city-gates', 'gate opened', (a) => a['gate'] !== undefined, 'dialog .side', '.stage .cell.gate'),
  goal(
    'bureau-de-change',
    'bureau taken',
    takes('bureau-'),
    '.tray .take',
    '.display .card[aria-label*="bureau"]:not(.off)',
  ),
  goal(
    'bureau-de-change',
    'bureau pays',
    pays('bureau-'),
    '.tray .pay:has([aria-label*="bureau"])',
    'dialog .pay:has([aria-label*="bureau"])',
  ),
  goal(
    'diamonds',
    'diamonds taken',
    takes('diamond-'),
    '.tray .take',
    '.display .card[aria-label^="diamond"]:not(.off)',
  ),
  goal(
    'diamonds',
    'diamonds pay',
    pays('diamond-'),
    '.tray .pay:has([aria-label*="diamond"])',
    'dialog .pay:has([aria-label*="diamond"])',
  ),
  goal('characters', 'bid', is('characters:bid'), 'dialog footer .btn.primary'),
  goal('characters', 'bid paid', is('characters:pay'), 'dialog .pay'),
  goal('characters', 'magician', is('characters:magician'), 'dialog .choice'),
  goal('characters', 'wise man', is('characters:wise-man'), 'dialog .kind'),
  goal('characters', 'miser', is('characters:miser'), 'dialog .cards .card'),
  goal('characters', 'dancer', is('characters:dancer'), 'dialog .pick[aria-label^="Replace"]'),
  goal('characters', 'money changer', is('characters:money-changer'), 'dialog .swap .row:last-child .pick'),
  goal('characters', 'beggar', is('characters:beggar')),
  goal('characters', 'builder', is('characters:builder')),
  goal(
    'characters',
    'patron pays',
    pays('patron'),
    '.tray .pay:has([aria-label*="patron"])',
    'dialog .pay:has([aria-label*="patron"])',
  ),
  goal('camps', 'camp built', builds('camp-'), '.stage .cell'),
];
