// Without a mouse: a game to its end by keyboard alone, and a whole one with a finger on a phone.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { keepRecord, nearEnd, playOnFrom } from './moments';
import { byKeyboard, playOn, seeded } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

it('a game is begun by keyboard alone, and another played to its end', async () => {
  const page = await host.page();
  await page.locator('.play').waitFor();
  await byKeyboard(page)(page.locator('.play'));
  await page.locator('main.table').waitFor();
  const late = await nearEnd({ game: 'alhambra', players: 3, seed: 4 }, 5);
  await playOnFrom(page, host.url, await keepRecord(host.url, late));
  const done = new Map<string, number>();
  await playOn(page, { random: seeded(4), done, press: byKeyboard(page) });
  expect(done.get('missed') ?? 0).toBeLessThan([...done.values()].reduce((n, x) => n + x, 0));
  expect(await page.locator('.end .ranks li').count()).toBe(3);
});

// Some hundred times round the page by Tab: minutes, so only where all is asked for.
it.runIf(process.env['E2E_ALL'])('a whole game is begun and played to its end by keyboard alone', async () => {
  const page = await host.page();
  const press = byKeyboard(page);
  await page.locator('.play').waitFor();
  await press(page.locator('.play'));
  await page.locator('main.table').waitFor();
  const done = new Map<string, number>();
  await playOn(page, { random: seeded(6), done, press });
  expect(done.get('place'), 'tiles were placed').toBeGreaterThan(0);
  expect(done.get('take'), 'money was taken').toBeGreaterThan(0);
  expect(await page.locator('.end .ranks li').count()).toBe(3);
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
async function playByFinger(page: Page): Promise<void> {
  const done = new Map<string, number>();
  await page.locator('main.table').waitFor();
  await playOn(page, { random: seeded(8), done, press: (x) => x.tap({ timeout: 4000 }) });
  expect(done.get('put'), 'confirmed by a second tap').toBeGreaterThan(0);
  expect(await page.locator('.end .ranks li').count()).toBe(3);
}

it('a game is played to its end with a finger on a phone', async () => {
  const page = await host.page(phone);
  const late = await nearEnd({ game: 'alhambra', players: 3, seed: 4 }, 30);
  await playOnFrom(page, host.url, await keepRecord(host.url, late));
  await playByFinger(page);
});

it.runIf(process.env['E2E_ALL'])('a whole game is played with a finger on a phone', async () => {
  const page = await host.page(phone);
  await page.locator('.play').tap();
  await playByFinger(page);
});

/** Two fingers on the palace, moved apart. */
async function pinch(page: Page, by: number): Promise<void> {
  const box = await page.locator('.stage .palace').boundingBox();
  if (!box) throw new Error('no palace');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const fingers = (d: number): { x: number; y: number; id: number }[] => [
    { x: x - d, y, id: 0 },
    { x: x + d, y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (let i = 1; i <= 10; ++i)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(30 + (by * i) / 10) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
const zoomOf = (page: Page): Promise<number> =>
  page.locator('.stage .world').evaluate((e) => new DOMMatrix(getComputedStyle(e).transform).a);

it('a palace is zoomed with two fingers, the wheel and keys, and fitted again', async () => {
  const page = await host.page({
    hash: '#/table/large',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.locator('.stage .palace').waitFor();
  const fitted = await zoomOf(page);
  await pinch(page, 60);
  const large = await zoomOf(page);
  expect(large).toBeGreaterThan(fitted * 1.5);
  await pinch(page, -20);
  expect(await zoomOf(page)).toBeLessThan(large);
  await page.locator('.stage .palace').focus();
  await page.keyboard.press('0');
  expect(await zoomOf(page)).toBeCloseTo(fitted, 3);
  await page.keyboard.press('+');
  expect(await zoomOf(page)).toBeGreaterThan(fitted * 1.2);
});

it.each([
  ['#/', '.play'],
  ['#/new', '.go .primary'],
  ['#/watch', 'main h1'],
  ['#/rules', 'article h3'],
  ['#/rules/characters.3', 'article h3'],
  ['#/replay', 'main h1'],
  ['#/gallery', 'main h2'],
  ['#/gallery/modules', 'main h3, main h2'],
  ['#/gallery/red-palace', '.scene .red'],
  ['#/gallery/score', 'main table'],
  ['#/gallery/left', 'main table, main svg'],
  ['#/gallery/end', '.end .ranks'],
  ['#/table', '.hand .card'],
])('nothing sticks out of a phone: %s', async (hash, ready) => {
  const page = await host.page({ hash, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.locator(ready).first().waitFor();
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('main p, main h1, main h2, main h3, main button, main .panel, main small')]
      .filter((e) => {
        const r = e.getBoundingClientRect();
        for (let p = e.parentElement; p; p = p.parentElement)
          if (/auto|scroll|hidden/.test(getComputedStyle(p).overflowX)) return false;
        return r.width > 1 && (r.right > innerWidth + 1 || r.left < -1);
      })
      .slice(0, 3)
      .map((e) => e.outerHTML.slice(0, 120)),
  );
  expect(wide).toEqual([]);
  await page.context().close();
});
