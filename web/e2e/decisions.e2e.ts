// Every decision of every game and module is made through the page: from a game that stands just before it, played on from
// there, by clicking what is shown. What happened is read off the messages the page sent. Before that it is looked at on
// a phone: everything that can be pressed is large enough for a finger.

import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GOALS, type Goal } from './goals';
import { startHost, type Host } from './host';
import { findings, holes, tooSmall } from './look';
import { findMoments, keepRecord, playOnFrom, type Found } from './moments';
import { actionsOf, playOn, seeded, type Sent } from './player';

/** Of each game and module so many: others with every commit, since there are more with every module. All with E2E_ALL=1. */
function sampled(goals: readonly Goal[], ofEach = 1): readonly Goal[] {
  if (process.env['E2E_ALL']) return goals;
  const random = seeded(Number.parseInt(head().slice(0, 7), 16));
  const rank = new Map(goals.map((g) => [g, random()]));
  const before = (g: Goal): number =>
    goals.filter((o) => o.game === g.game && o.module === g.module && (rank.get(o) ?? 0) < (rank.get(g) ?? 0)).length;
  return goals.filter((g) => before(g) < ofEach);
}
function head(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '1'; // not a clone
  }
}

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
let host: Host;
let page: Page;
let sent: Sent[];
let found: Found[];
beforeAll(async () => {
  found = await findMoments(GOALS);
  host = await startHost();
  page = await host.page({ hash: '#/watch', viewport: PHONE, hasTouch: true, isMobile: true });
  sent = actionsOf(page);
  await page.reload();
});
afterAll(() => host.close());

it.each(sampled(GOALS).map((g) => [g.module ?? g.game, g.name, g] as const))(
  '%s: %s',
  async (_module, name, { done, where }) => {
    const game = found.find((f) => f.moments.some((m) => m.goal === name));
    const moment = game?.moments.find((m) => m.goal === name);
    if (!game || !moment) throw new Error('no game was found in which this comes up');
    const table = await keepRecord(host.url, { ...game.record, actions: game.record.actions.slice(0, moment.at) });
    sent.length = 0;
    await page.setViewportSize(PHONE);
    await playOnFrom(page, host.url, table, moment.seat);
    const wrong = await tooSmall(page);
    await page.setViewportSize(DESK);
    wrong.push(...(await findings(page)), ...(await holes(page)));
    const { slot, tile, at } = moment.action;
    const place = [
      ...(slot === undefined ? [] : [`.market .slot.can[data-tip$="slot:${String(slot)}"]`]),
      ...(Array.isArray(at) ? [`.stage .cell[data-cell="${at.join()}"]`] : []),
      ...(tile === undefined ? [] : [`.reserve .tile:not(.fresh):not(.sel)[data-tip^="tile:${String(tile)}"]`]),
    ];
    await playOn(
      page,
      {
        random: seeded(3),
        wishes: () => [
          ...where,
          ...place,
          'dialog footer .btn.primary',
          'dialog .btn[aria-expanded=false]:not(.pick)',
          '.tray .ways',
          '.tray .more',
        ],
      },
      async () => sent.some(done),
      60,
    );
    expect(wrong).toEqual([]);
  },
);
