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

/** Whose decision, what is to be done, how to tell that it was, and where it is clicked. */
const GOALS: readonly (readonly [module: string, name: string, done: (a: Sent) => boolean, ...where: string[]])[] = [
  ["The Vizier's Favour", 'vizier woken', is('viziers-favour:wake'), '.mine-pieces .use[aria-label="Wake the vizier"]'],
  ["The Vizier's Favour", 'vizier buys', is('viziers-favour:buy'), 'dialog .pay', 'dialog .tile'],
  ['The Bonus Cards', 'bonus card laid', is('bonus-cards:play'), '.mine-pieces .use[aria-label^="Lay"]', 'dialog .cards .card'],
  ["The Workers' Huts", 'hut taken', is('workers-huts:take'), '.beside .hut'],
  ["The Workers' Huts", 'hut built', builds('hut-'), '.stage .cell'],
  ['The City Gates', 'gate card taken', takes('city-gate'), '.beside .card'],
  ['The City Gates', 'gate opened', (a) => a['gate'] !== undefined, 'dialog .side', '.stage .cell.gate'],
  ['The Bureau de Change', 'bureau taken', takes('bureau-'), '.display .card[aria-label*="bureau"]:not(.off)'],
  ['The Bureau de Change', 'bureau pays', pays('bureau-'), '.tray .pay:has([aria-label*="bureau"])'],
  ['The Diamonds', 'diamonds taken', takes('diamond-'), '.display .card[aria-label^="diamond"]:not(.off)'],
  ['The Diamonds', 'diamonds pay', pays('diamond-'), '.tray .pay:has([aria-label*="diamond"])'],
  ['The Characters', 'bid', is('characters:bid')],
  ['The Characters', 'bid paid', is('characters:pay'), 'dialog .pay'],
  ['The Characters', 'magician', is('characters:magician'), 'dialog .choice'],
  ['The Characters', 'wise man', is('characters:wise-man'), 'dialog .kind'],
  ['The Characters', 'miser', is('characters:miser'), 'dialog .cards .card'],
  ['The Characters', 'dancer', is('characters:dancer'), 'dialog .pick[aria-label^="Replace"]'],
  ['The Characters', 'money changer', is('characters:money-changer'), 'dialog .swap .row:last-child .pick'],
  ['The Characters', 'beggar', is('characters:beggar')],
  ['The Characters', 'builder', is('characters:builder')],
  ['The Characters', 'patron pays', pays('patron'), '.tray .pay:has([aria-label*="patron"])'],
  ['The Camps', 'camp bought', (a) => a.kind === 'place' && String(a['tile']).startsWith('camp-'), '.market .slot.can[aria-label*="camp"]'],
];
// Nobody outbids who sits on both sides; talents are used where they are offered.
const ALWAYS = ['dialog:has(.leads) footer .btn:not(.primary)', 'dialog footer .btn.primary', 'dialog .btn[aria-expanded=false]:not(.pick)'];

const missing = (sent: readonly Sent[]): string[] => GOALS.filter(([, , done]) => !sent.some(done)).map(([, name]) => name);

/** Tiles of the market that the bonus cards in hand show. */
async function ofBonusCards(page: Page): Promise<string[]> {
  const labels = await page.locator('.mine-pieces .secret [aria-label^="bonus card"]').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label') ?? ''));
  return labels.map((l) => `.market .slot.can[aria-label*="${l.replace('bonus card ', '')}, no wall"]`);
}

it('every decision of every module is made by clicking', { timeout: 600_000 }, async () => {
  const all: Sent[] = [];
  // One device for two, so that every auction and every pause is ours. First with all modules, then with those of which
  // something is missing.
  for (let game = 0; game < 8 && missing(all).length > 0; ++game) {
    const page = await host.page({ hash: '#/watch' });
    const sent = actionsOf(page);
    await page.goto(`${host.url}/#/new`);
    await page.reload();
    const todo = missing(all);
    for (const title of new Set(GOALS.filter(([, name]) => todo.includes(name)).map(([module]) => module))) await page.locator('.modules .card', { hasText: title }).click();
    await page.locator('.step button').first().click();
    await page.locator('.right li select').nth(1).selectOption('me');
    await page.locator('.go .primary').click();
    const left = (): string[] => missing([...all, ...sent]);
    const wishes = async (): Promise<string[]> => {
      const open = left();
      return [...(open.includes('vizier buys') ? [] : ['.tray .decline']), ...(open.includes('bonus card laid') ? await ofBonusCards(page) : []), ...GOALS.filter(([, name]) => open.includes(name)).flatMap(([, , , ...where]) => where), ...ALWAYS];
    };
    await playOn(page, { random: seeded(30 + game), wishes }, async () => (await isOver(page)) || left().length === 0);
    all.push(...sent);
    await page.context().close();
  }
  expect(missing(all)).toEqual([]);
});
