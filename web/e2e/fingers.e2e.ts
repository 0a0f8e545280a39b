// With fingers on a phone: everything that can be pressed on any screen is at least 44 pixels wide and high, and while a
// place in a palace is chosen no button lies over one. What is asked in each decision is looked at in decisions.e2e.ts.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { coveredPlaces, tooSmall } from './look';
import { botGame, keepRecord, largePalace, playOnFrom } from './moments';
import { MODULES } from './modules';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
let host: Host;
let page: Page;
beforeAll(async () => {
  host = await startHost();
  page = await host.page(PHONE);
});
afterAll(() => host.close());

/** What is too small here, with a word for where that is. */
const look = async (where: string): Promise<string[]> => (await tooSmall(page)).map((w) => `${where}: ${w}`);
async function inDialog(where: string, button: string): Promise<string[]> {
  await page.locator(button).first().tap();
  await page.locator('dialog[open] h2, dialog[open] h3, dialog[open] table').first().waitFor();
  const wrong = await look(where);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return wrong;
}
const sit = async (record: object, seat: number | null = null): Promise<void> =>
  playOnFrom(page, host.url, await keepRecord(host.url, record), seat);

it.each([
  ['#/', '.play'],
  ['#/new', '.go .primary'],
  ['#/watch', 'h1'],
  ['#/replay', 'h1'],
  ['#/rules', 'article h3'],
  ['#/rules/characters.3', 'article h3'],
  ['#/gallery', 'h1'],
])('%s', async (hash, ready) => {
  await page.goto(`${host.url}/${hash}`);
  await page.locator(ready).first().waitFor();
  expect(await look(hash)).toEqual([]);
});

it('a new table of every game, waiting for players, handing the device on', async () => {
  const wrong: string[] = [];
  for (const game of ['dice', 'alcazaba', 'red-palace', 'alhambra']) {
    await page.goto(`${host.url}/#/new`);
    await page.locator(`.games [data-game=${game}]`).tap();
    if (game === 'alhambra') await page.locator('.modules .all').tap();
    wrong.push(...(await look(`new ${game}`)));
  }
  await page.locator('.right li select').nth(2).selectOption('open');
  await page.locator('.go .primary').tap();
  await page.locator('.link input').waitFor();
  wrong.push(...(await look('waiting')));
  const table = new URL(page.url()).hash;
  const guest = await host.page({ ...PHONE, hash: table });
  await guest.getByRole('button', { name: 'Sit down' }).waitFor();
  wrong.push(...(await tooSmall(guest)));
  await guest.context().close();
  await page.goto(`${host.url}/#/new`);
  await page.locator('.right li select').nth(1).selectOption('me');
  await page.locator('.go .primary').tap();
  await page.locator('main.curtain').waitFor();
  wrong.push(...(await look('handing on')));
  // My games, with something in them.
  await page.goto(`${host.url}/#/`);
  await page.locator('.list .btn').first().waitFor();
  wrong.push(...(await look('my games')));
  expect(wrong).toEqual([]);
});

it('the table: market, payments, cards, redesign, and every dialog of it', async () => {
  await sit(
    await botGame({ game: 'alhambra', players: 3, seed: 4 }, 90, (legal) =>
      ['buy', 'redesign_remove'].every((k) => legal.some((a) => a.kind === k)),
    ),
  );
  const wrong = await look('table');
  for (const [where, button] of [
    ['what is left', '.bar button.supply'],
    ['menu', '.bar .menu'],
    ['log', '.log-open'],
    ['palace', '.plates .open'],
  ] as const)
    wrong.push(...(await inDialog(where, button)));
  await page.locator('.bar .menu').tap();
  await page.getByRole('button', { name: 'If scored now' }).tap();
  await page.locator('dialog[data-kind=explain] table').waitFor();
  wrong.push(...(await look('scoring')));
  await page.keyboard.press('Escape');
  await page.locator('.market .slot.can').first().tap();
  wrong.push(...(await look('payments')));
  const ways = page.locator('.tray .ways, .tray .pick');
  if ((await ways.count()) > 0) wrong.push(...(await inDialog('all ways to pay', '.tray .ways, .tray .pick')));
  await page.keyboard.press('Escape');
  await page.locator('.display .card:enabled').first().tap();
  wrong.push(...(await look('taking money')));
  await page.keyboard.press('Escape');
  await page.locator('.market .slot:not(.can):enabled').first().tap();
  await page.locator('.banner .rule').waitFor();
  wrong.push(...(await look('refused')), ...(await inDialog('rule', '.banner .rule')));
  expect(wrong).toEqual([]);
});

it.each([
  ['the base game', [], 25],
  ['all modules', MODULES, 25],
] as const)(
  'places in a large palace, %s: large enough, none covered, the rest hinted at, the whole a tap away',
  async (_name, modules, tiles) => {
    const { record, seat } = await largePalace(tiles, { modules: [...modules] }, undefined, 3);
    await sit(record, seat);
    await page.locator('.stage .cell').first().waitFor();
    const cells = (): Promise<{ size: number; seen: boolean }[]> =>
      page.evaluate(() => {
        const ground = document.querySelector('.stage .ground')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll('.stage .cell .reach')].map((e) => {
          const r = e.getBoundingClientRect();
          return {
            size: Math.min(r.width, r.height),
            seen:
              r.left >= ground.left - 1 &&
              r.right <= ground.right + 1 &&
              r.top >= ground.top - 1 &&
              r.bottom <= ground.bottom + 1,
          };
        });
      });
    const close = await cells();
    expect(close.length).toBeGreaterThan(2);
    expect(Math.min(...close.map((c) => c.size))).toBeGreaterThanOrEqual(44);
    expect(close.some((c) => c.seen)).toBe(true);
    const wrong = [...(await look('placing')), ...(await coveredPlaces(page))];

    // The rest is hinted at, and one tap away; panned about, nothing gets under a button.
    const hidden = close.filter((c) => !c.seen).length;
    expect(
      await page.locator('.stage .hint').evaluateAll((list) => list.reduce((n, e) => n + Number(e.textContent), 0)),
    ).toBe(hidden);
    for (let i = 0; i < 4; ++i) {
      const hint = page.locator('.stage button.hint').nth(i % 2);
      if ((await hint.count()) > 0) await hint.tap();
      await page.locator('.stage .fit').waitFor();
      wrong.push(...(await look('further')), ...(await coveredPlaces(page)));
    }
    const box = await page.locator('.stage .ground').boundingBox();
    if (!box) throw new Error('no ground');
    const finger = await page.context().newCDPSession(page);
    const at = (x: number, y: number): { x: number; y: number }[] => [
      { x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y },
    ];
    for (const [dx, dy] of [
      [80, 0],
      [0, 70],
      [-150, 0],
      [0, -140],
    ] as const) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(-dx / 2, -dy / 2) });
      for (let i = 1; i <= 8; ++i)
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(-dx / 2 + (dx * i) / 8, -dy / 2 + (dy * i) / 8),
        });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      wrong.push(...(await look('panned')), ...(await coveredPlaces(page)));
    }

    // The whole palace: every place is in sight, and a tap there comes closer instead of building.
    await page.locator('.stage .fit').tap();
    await page.locator('.stage .closer').waitFor();
    const all = await cells();
    expect(all.every((c) => c.seen)).toBe(true);
    wrong.push(...(await look('whole')), ...(await coveredPlaces(page)));
    await page.locator('.stage .cell').first().tap({ force: true });
    await page.locator('.stage .fit').waitFor();
    expect(Math.min(...(await cells()).map((c) => c.size))).toBeGreaterThanOrEqual(44);
    expect(await page.locator('.stage .cell').count()).toBe(all.length);
    expect(await page.locator('.tray .put').count()).toBe(0);
    // Now the place is taken up by one tap, and built on by the second.
    wrong.push(...(await look('closer')));
    const seen = (await cells()).findIndex((c) => c.seen);
    await page.locator('.stage .cell').nth(seen).tap();
    await page.locator('.tray .put').waitFor();
    wrong.push(...(await look('aimed')));
    await page.locator('.tray .put').tap();
    await page.locator('.tray .put').waitFor({ state: 'detached' });
    expect(wrong).toEqual([]);
  },
);

it('the end, a replay, the lesson', async () => {
  const over = await keepRecord(
    host.url,
    await botGame({ game: 'alhambra', players: 3, modules: ['camps', 'characters'], seed: 4 }),
  );
  const wrong: string[] = [];
  for (const [hash, ready] of [
    [`#/t/${over}`, 'dialog[data-kind=end] .ranks'],
    [`#/replay/${over}/60`, '.slider'],
    ['#/tutorial', '.coach'],
    ['#/tutorial/dice', '.coach'],
    ['#/tutorial/alcazaba', '.coach'],
    ['#/tutorial/red-palace', '.coach'],
  ] as const) {
    await page.goto(`${host.url}/${hash}`);
    await page.locator(ready).waitFor();
    wrong.push(...(await look(hash)));
  }
  expect(wrong).toEqual([]);
});
