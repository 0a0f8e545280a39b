// What can be decided in the games and, from their folders, in the modules. moments.ts looks for games in which it comes
// up; decisions.e2e.ts goes there and clicks it.

import { goal, is, type Goal as AnyGoal } from '../src/modules/goals';

export interface Goal extends AnyGoal {
  game: string;
  /** The module that must be in play, if any. */
  module: string | null;
}

const FOLDERS = import.meta.glob<readonly AnyGoal[]>('../src/modules/*/*/goals.ts', { eager: true, import: 'goals' });
const ofModules = Object.entries(FOLDERS).flatMap(([path, goals]) => {
  const [game = '', module = ''] = path.split('/').slice(-3);
  return goals.map((g): Goal => ({ ...g, game, module: module === game ? null : module })); // a game's own part is none
});
const of = (game: string, ...goals: AnyGoal[]): Goal[] => goals.map((g) => ({ ...g, game, module: null }));

export const GOALS: readonly Goal[] = [
  ...of(
    'alhambra',
    goal('money taken', is('take_money'), '.tray .take', '.display .card:not(.off)'),
    goal('tile bought', is('buy'), '.tray .pay'),
    goal('tile built', is('place')),
    goal('tile put in reserve', is('reserve'), '.tray .beside'),
    goal('redesign: tile brought in', is('redesign_add')),
    goal('redesign: tile taken out', is('redesign_remove'), '.tray .redesign', '.stage .tile'),
    goal('redesign: tiles exchanged', is('redesign_swap')),
  ),
  ...of(
    'dice',
    goal('dice thrown again', is('throw'), '.dice .throw'),
    goal('stone placed', is('mark'), '.board .spot.mark'),
    goal('stone pushed back', (a) => a.kind === 'mark' && a['push'] === true, '.board .spot.push'),
    goal('throw annulled', is('annul'), '.tray .chip.annul'),
    goal('black die', is('black_die'), '.tray .symbol', '.tray .chip.black'),
    goal('reward: points', (a) => a.kind === 'reward' && a['take'] === 'points', '.tray .reward.points'),
    goal('reward: chip', (a) => a.kind === 'reward' && a['take'] === 'chip', '.tray .reward.chip'),
    goal('point moved to another column', is('exchange'), '.board .choose'),
    goal('starting player named', is('name_starter'), '.tray .starter'),
  ),
  ...of(
    'alcazaba',
    goal('tile won', is('take'), '.board button.tile'),
    goal('chip won', is('take_chip'), '.board button.chip'),
    goal('won tile built', is('place')),
    goal('won tile put in reserve', is('reserve'), '.tray .beside'),
    goal('tile brought in', is('redesign_add')),
    goal('tile taken out', is('redesign_remove'), '.tray .redesign', '.stage .tile'),
    goal('tiles exchanged', is('redesign_swap')),
  ),
  ...ofModules,
];
