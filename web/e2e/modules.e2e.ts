// Every decision of every module is made at least once through the page: by clicking what is shown, in whole games with
// all modules. What happened is read off the messages the page sent; games are begun until nothing is missing.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { actionsOf, isOver, playOn, seeded, type Sent } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

const list = (v: unknown): string[] => (Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string') : []);
const pays = (prefix: string) => (a: Sent): boolean => list(a['pay']).some((c) => c.startsWith(prefix));
const takes = (prefix: string) => (a: Sent): boolean => a.kind === 'take_money' && list(a['cards']).some((c) => c.startsWith(prefix));
const is = (kind: string) => (a: Sent): boolean => a.kind === kind;
const builds = (prefix: string) => (a: Sent): boolean => a.kind === 'place' && String(a['tile']).startsWith(prefix);

/** What is to be done, how to tell that it was, and where it is clicked. */
const GOALS: readonly (readonly [name: string, done: (a: Sent) => boolean, ...where: string[]])[] = [
  ['vizier woken', is('viziers-favour:wake'), '.mine-pieces .use[aria-label="Wake the vizier"]'],
  ['vizier buys', is('viziers-favour:buy'), 'dialog .pay', 'dialog .tile'],
  ['bonus card laid', is('bonus-cards:play'), '.mine-pieces .use[aria-label^="Lay"]', 'dialog .cards .card'],
  ['hut taken', is('workers-huts:take'), '.beside .hut'],
  ['hut built', builds('hut-'), '.stage .cell'],
  ['gate card taken', takes('city-gate'), '.beside .card'],
  ['gate opened', (a) => a['gate'] !== undefined, 'dialog .side', '.stage .cell.gate'],
  ['bureau taken', takes('bureau-'), '.display .card[aria-label*="bureau"]:not(.off)'],
  ['bureau pays', pays('bureau-'), '.tray .pay[aria-label*="bureau"]'],
  ['diamonds taken', takes('diamond-'), '.display .card[aria-label^="diamond"]:not(.off)'],
  ['diamonds pay', pays('diamond-'), '.tray .pay[aria-label*="diamond"]'],
  ['bid', is('characters:bid')],
  ['bid paid', is('characters:pay'), 'dialog .pay'],
  ['magician', is('characters:magician'), 'dialog .choice'],
  ['wise man', is('characters:wise-man'), 'dialog .kind'],
  ['miser', is('characters:miser'), 'dialog .cards .card'],
  ['dancer', is('characters:dancer'), 'dialog .pick[aria-label^="Replace"]'],
  ['money changer', is('characters:money-changer'), 'dialog .swap .row:last-child .pick'],
  ['beggar', is('characters:beggar')],
  ['builder', is('characters:builder')],
  ['patron pays', pays('patron'), '.tray .pay[aria-label*="patron"]'],
  ['camp bought', (a) => a.kind === 'place' && String(a['tile']).startsWith('camp-'), '.market .slot.can[aria-label*="camp"]'],
];
// Nobody outbids who sits on both sides; talents are used where they are offered.
const ALWAYS = ['dialog:has(.leads) footer .btn:not(.primary)', 'dialog footer .btn.primary', 'dialog .btn[aria-expanded=false]:not(.pick)'];

const missing = (sent: readonly Sent[]): string[] => GOALS.filter(([, done]) => !sent.some(done)).map(([name]) => name);

/** Tiles of the market that the bonus cards in hand show. */
async function ofBonusCards(page: Page): Promise<string[]> {
  const labels = await page.locator('.mine-pieces .secret [aria-label^="bonus card"]').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label') ?? ''));
  return labels.map((l) => `.market .slot.can[aria-label*="${l.replace('bonus card ', '')}, no wall"]`);
}

it('every decision of every module is made by clicking', async () => {
  const all: Sent[] = [];
  // One device for two, so that every auction and every pause is ours.
  for (let game = 0; game < 4 && missing(all).length > 0; ++game) {
    const page = await host.page({ hash: '#/watch' });
    const sent = actionsOf(page);
    await page.goto(`${host.url}/#/new`);
    await page.reload();
    await page.locator('.modules .all').click();
    expect(await page.locator('.card:not(.on)').count()).toBe(0);
    await page.locator('.step button').first().click();
    await page.locator('.right li select').nth(1).selectOption('me');
    await page.locator('.go .primary').click();
    const left = (): string[] => missing([...all, ...sent]);
    const wishes = async (): Promise<string[]> => {
      const open = left();
      return [...(open.includes('bonus card laid') ? await ofBonusCards(page) : []), ...GOALS.filter(([name]) => open.includes(name)).flatMap(([, , ...where]) => where), ...ALWAYS];
    };
    await playOn(page, { random: seeded(30 + game), wishes }, async () => (await isOver(page)) || left().length === 0);
    all.push(...sent);
    await page.context().close();
  }
  expect(missing(all)).toEqual([]);
});
