// The dice game and Alcazaba through the page to their ends, by clicking what a person could.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { findings, holes } from './look';
import { botGame, keepRecord, nearEnd, playOnFrom } from './moments';
import { playOn, seeded } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

async function begin(game: string, players: number, options: Parameters<Host['page']>[0] = {}): Promise<Page> {
  const page = await host.page({ hash: '#/new', ...options });
  await page.locator(`.games [data-game=${game}]`).click();
  const count = page.locator('.step b');
  while (Number(await count.textContent()) > players) await page.locator('.step button').first().click();
  while (Number(await count.textContent()) < players) await page.locator('.step button').last().click();
  await page.locator('.go .primary').click();
  await page.locator('main.table').waitFor();
  return page;
}

describe.each([
  // One of them with a scoring in between, which is explained.
  ['dice', 3, 40],
  ['dice', 2, 12],
  ['alcazaba', 3, 12],
  ['alcazaba', 2, 12],
] as const)('%s with %i players', (game, players, left) => {
  it('is played to its end', async () => {
    const page = await host.page({ hash: '#/watch' });
    const late = await nearEnd({ game, players, seed: 5 }, left);
    await playOnFrom(page, host.url, await keepRecord(host.url, late));
    const done = new Map<string, number>();
    await playOn(page, { done, random: seeded(12 + players) });
    expect(await page.locator('.end .ranks li').count()).toBe(players);
    // Whether a reward or a tile falls to this player is chance; decisions.e2e.ts clicks each of them.
    for (const what of left > 12 ? ['die', 'throw', 'mark', 'close'] : ['mark'])
      expect(done.get(what), what).toBeGreaterThan(0);
  });
});

describe.each(['dice', 'alcazaba'])('the table of %s', (game) => {
  let rewards = '';
  beforeAll(async () => {
    rewards = await keepRecord(
      host.url,
      await botGame({ game, players: 3, seed: 5 }, 40, (legal) =>
        legal.some((a) => a.kind === 'reward' || a.kind === 'take'),
      ),
    );
  });
  it.each([
    ['light', 'en'],
    ['dark', 'nl'],
    ['light', 'de'],
  ] as const)('has nothing serious for axe-core and every text (%s, %s)', async (colorScheme, lang) => {
    const page = await begin(game, 3, { colorScheme, lang });
    const wrong: string[] = [];
    const look = async (): Promise<void> => void wrong.push(...(await findings(page)), ...(await holes(page)));
    await page.locator('.board .spot.mark').first().waitFor();
    await look();
    // What a scoring would bring now; then the rewards of the first round.
    await page.locator('.bar .score').click();
    await page.locator('dialog[data-kind=explain] table').waitFor();
    await look();
    // Rewards as they are handed out, from a game that stands there.
    await page.evaluate(() => localStorage.setItem('comares.lang', 'en'));
    await page.reload();
    await playOnFrom(page, host.url, rewards);
    await page.evaluate((l) => localStorage.setItem('comares.lang', l), lang);
    await page.reload();
    await page.locator('.tray .reward, .board button.tile').first().waitFor();
    await look();
    await page.context().close();
    expect(wrong).toEqual([]);
  });
  it('is taught by playing', async () => {
    const page = await host.page({ hash: `#/tutorial/${game}` });
    const next = page.locator('.coach .primary');
    await next.click();
    const title = (name: string): Promise<void> => page.getByRole('heading', { name }).waitFor();
    await title(game === 'dice' ? 'The board' : 'Tiles to be won');
    await next.click();
    await title('Keep and throw');
    await page.locator('.dice .die').first().click();
    await page.locator('.dice .throw').click();
    await title('Place your stone');
    await page.locator('.board .spot.mark').first().click();
    await title('Who is ahead');
    expect(await findings(page)).toEqual([]);
  });
});

it('dice are kept, thrown and the stone goes where it is shown', async () => {
  const page = await begin('dice', 3);
  await page.locator('.bar h1.mine').waitFor();
  const dice = page.locator('.dice .die');
  expect(await dice.count()).toBe(8);
  const faces = (): Promise<string[]> =>
    dice.evaluateAll((list) => list.map((e) => (e.getAttribute('aria-label') ?? '').replace(/,.*/, '')));
  const before = await faces();
  await dice.nth(0).click();
  await dice.nth(5).click();
  expect(await page.locator('.dice .die.kept').count()).toBe(2);
  expect(await page.locator('.dice .throw').textContent()).toBe('Throw 6 again');
  await page.locator('.dice .throw').click();
  await page.locator('.throws[aria-label="Throw 2 of 3"]').waitFor();
  const after = await faces();
  expect([after[0], after[5]]).toEqual([before[0], before[5]]);
  await page.locator('.board .spot.mark').first().waitFor();
  const spot = page.locator('.board .spot.mark').first();
  const [, type, line, field] =
    /^Mark (\w+): (\d) of a kind, field (\d)/.exec((await spot.getAttribute('aria-label')) ?? '') ?? [];
  expect(field).toBeDefined();
  await spot.click();
  await page.getByText(`marks ${type}: ${line} of a kind, field ${field}.`).first().waitFor();
});

it('with a finger on a phone the first tap shows, the second places', async () => {
  const page = await begin('alcazaba', 3, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const done = new Map<string, number>();
  let n = 0;
  await playOn(page, { done, random: seeded(4), press: (x) => x.tap({ timeout: 4000 }) }, async () => ++n > 90);
  expect(done.get('put'), 'confirmed by a second tap').toBeGreaterThan(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
