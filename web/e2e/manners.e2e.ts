// Small things that make somebody new stop and wonder: each of them was a fault once.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startHost, type Host } from './host';
import { botGame, keepRecord, playOnFrom } from './moments';
import { playOn, seeded } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

/** A game against two bots, at one's turn. */
async function quickGame(options: Parameters<Host['page']>[0] = {}): Promise<Page> {
  const page = await host.page(options);
  await page.locator('.play').click();
  await page.locator('.bar h1.mine').waitFor();
  return page;
}

it('an address that does not exist is the first page', async () => {
  const page = await host.page();
  await page.goto(`${host.url}/foo/bar`);
  await page.locator('.play').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

it.each([
  ['nl', 'Speler 2'],
  ['de', 'Spieler 2'],
])('who has no name is called by number in %s', async (lang, name) => {
  const page = await quickGame({ lang });
  expect(await page.locator('.side').innerText()).toContain(name);
  expect(await page.locator('body').innerText()).not.toMatch(/Player \d/);
});

it('whoever wins is told so as "you"', async () => {
  const id = await keepRecord(host.url, await botGame({ game: 'alhambra', players: 3, seed: 4 }));
  const page = await host.page({ hash: '#/gallery/end' });
  await page.locator('.end header.won p').first().waitFor();
  expect(await page.locator('.end header.won p').first().innerText()).toMatch(/^You (win|share)/);
  await page.goto(`${host.url}/#/t/${id}`);
  await page.locator('.end header p').waitFor();
  expect(await page.locator('.end header p').innerText()).toMatch(/^Player \d/);
});

it('the rules are read without leaving the table', async () => {
  const page = await quickGame();
  const { hash } = new URL(page.url());
  await page.locator('.bar .menu').click();
  await page.locator('.rows').getByText('Rules', { exact: true }).click();
  await page.locator('dialog[data-kind=rules] article h2').waitFor();
  await page.locator('dialog[data-kind=rules] nav a[href="#/rules/dice"]').click();
  await page.locator('dialog[data-kind=rules] nav a[href="#/rules/dice"][aria-current]').waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await page.locator('.bar h1.mine').count()).toBe(1);
});

it('the log begins with the set-up, also on a page opened in the middle', async () => {
  const page = await quickGame();
  const first = async (): Promise<string[]> => {
    await page.locator('.log li').nth(3).waitFor();
    return (await page.locator('.log li').allInnerTexts()).filter((x) => /starts with|begins/.test(x));
  };
  expect((await first()).length).toBe(4);
  await page.locator('.display .card').first().click();
  await page.locator('.tray .take').click();
  await page.locator('.log').getByText('Player 1 takes').first().waitFor();
  await page.reload();
  expect((await first()).length).toBe(4);
});

it.each([
  [740, 360],
  [844, 390],
  [667, 375],
])('on a phone on its side, %i × %i, one can begin without scrolling', async (width, height) => {
  const page = await host.page({ viewport: { width, height }, hasTouch: true, isMobile: true });
  for (const button of ['.play', '.go a, .go button:not(.play)']) {
    const box = await page.locator(button).first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
  await page.context().close();
});

it('who pays exactly is told to act again, and ends the turn', async () => {
  const exact = (a: { kind: string }): boolean => a.kind === 'pass';
  const id = await keepRecord(
    host.url,
    await botGame({ game: 'alhambra', players: 3, seed: 4 }, 20, (legal) => legal.length > 1 && legal.some(exact)),
  );
  const page = await host.page();
  await playOnFrom(page, host.url, id);
  expect(await page.locator('.tray .prompt').innerText()).toContain('Paid exactly');
  await page.locator('.tray .pass', { hasText: 'End turn' }).click();
  await page.locator('.log').getByText('ends the turn').first().waitFor();
});

it('a new table tells its options apart, and further seats are as those beside them', async () => {
  const page = await host.page({ hash: '#/new' });
  await page.locator('.step b').waitFor();
  for (const list of await page.locator('.right .line select').all()) {
    const words = await list.locator('option').allInnerTexts();
    expect(new Set(words).size).toBe(words.length);
  }
  while ((await page.locator('.right li select').count()) < 6) await page.locator('.step button').nth(1).click();
  const kinds = await page
    .locator('.right li select')
    .evaluateAll((all) => all.map((e) => (e as HTMLSelectElement).value));
  expect(kinds[0]).toBe('me');
  expect(kinds[1]).not.toBe('open');
  expect(kinds.slice(1)).toEqual(Array(5).fill(kinds[1]));
});

it('the clocks of the others are shown, and a seat lost on time is told to all', async () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const one = await host.page();
  // A clock as short as no page offers it.
  await one.addInitScript(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      const m = JSON.parse(String(text)) as { type: string };
      const wish = { clock: { kind: 'fischer', seconds: 30, increment: 0 } };
      send.call(this, m.type === 'create' ? JSON.stringify({ ...m, ...wish }) : text);
    };
  });
  await one.goto(`${host.url}/#/new`);
  await one.reload();
  await one.locator('.step b').waitFor();
  while ((await one.locator('.right li select').count()) > seats.length)
    await one.locator('.step button').first().click();
  for (const [i, { kind }] of seats.entries()) await one.locator('.right li select').nth(i).selectOption(kind);
  await one.locator('.go .primary').click();
  const two = await host.page({ hash: new URL(await one.locator('.link input').inputValue()).hash });
  await two.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [one, two]) {
    await page.locator('.others .player .left:visible').first().waitFor();
    await page.locator('.tray [role=timer]').waitFor();
  }
  for (const page of [one, two])
    await page
      .getByText(/time (of Player \d )?has run out/)
      .first()
      .waitFor({ timeout: 120_000 });
});

it('what can be bought, exactly or not, and what cannot, is seen and said', async () => {
  const all = async (page: Page): Promise<Set<string>> => {
    const found = new Set<string>();
    for (const slot of await page.locator('.market .slot').all()) {
      const [words, signs] = [await slot.getAttribute('aria-label'), await slot.locator('.exact').count()];
      const sign = signs === 0 ? 'none' : (await slot.locator('.over').count()) > 0 ? 'over' : 'exact';
      const said = /cannot be bought/.test(words ?? '')
        ? 'none'
        : /not paid exactly/.test(words ?? '')
          ? 'over'
          : 'exact';
      expect(sign).toBe(said);
      expect(await slot.evaluate((e) => e.classList.contains('off'))).toBe(said === 'none');
      found.add(said);
    }
    return found;
  };
  const page = await quickGame();
  const seen = await all(page);
  expect(seen.size).toBeGreaterThan(0);
  const money = await page.locator('.hand .card').evaluateAll((list) => list.map((e) => e.outerHTML).join(' '));
  for (const slot of await page.locator('.market .slot.off').all()) {
    const name = /, (\w+)/.exec((await slot.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    if (money.includes(name)) continue;
    await slot.click();
    await page.locator('.banner').getByText(`no card of this currency (${name})`).waitFor();
  }
});

it('alone among bots nobody is hurried between the turns, and the headline says who is asked', async () => {
  const page = await host.page({ hash: '#/new/game=alhambra&modules=viziers-favour&seats=me.random.random' });
  await page.locator('.go .primary').click();
  await page.locator('main.table').waitFor();
  const asked = page.locator('.bar h1.mine', { hasText: 'you may act' });
  await playOn(page, { random: seeded(5) }, async () => (await asked.count()) > 0);
  expect(await page.locator('[role=timer]').count()).toBe(0);
  await page.context().close();
});
