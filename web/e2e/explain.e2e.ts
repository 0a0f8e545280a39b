// Points as a player reckons them, on the palaces they were counted on; and hints that cover no place.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { findings } from './look';
import { botGame, keepRecord, playOnFrom } from './moments';

let host: Host;
let over: string;
beforeAll(async () => {
  host = await startHost();
  over = await keepRecord(host.url, await botGame({ game: 'alhambra', players: 3, seed: 4 }));
});
afterAll(() => host.close());

it('each scoring is explained on the palaces as they were then, with places and shares', async () => {
  const page = await host.page({ hash: `#/t/${over}` });
  const dialog = page.locator('dialog[data-kind=explain]');
  const tiles: number[] = [];
  let shared = 0;
  for (const round of [1, 2, 3]) {
    await page
      .locator('dialog[data-kind=end]')
      .getByRole('button', { name: `Scoring ${round}` })
      .click();
    await dialog.locator('table').waitFor();
    await dialog.locator('.ground svg').first().waitFor();
    tiles.push(await dialog.locator('.ground [data-fly^="tile:"]').count());
    expect(await dialog.locator('.prizes').count()).toBe(6);
    expect((await dialog.locator('.prizes').first().innerText()).split('·')).toHaveLength(round);
    for (const button of await dialog.locator('tbody tr:has(.prizes) td:nth-child(2) button').all()) {
      await button.click();
      const said = await dialog.locator('.places').innerText();
      // Whatever is said of a share is right.
      for (const [, places = '', n, each] of said.matchAll(/: \(?([\d +]+)\)? ÷ (\d+) = (\d+)/g)) {
        ++shared;
        const sum = places.split('+').reduce((all, p) => all + Number(p), 0);
        expect(Math.floor(sum / Number(n))).toBe(Number(each));
      }
    }
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  const [first = 0, second = 0, third = 0] = tiles;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(second);
  expect(second).toBeLessThan(third);
  expect(shared).toBeGreaterThan(0);
  await page.context().close();
});

it('the hint of a place leaves the other places free', async () => {
  const record = await botGame(
    { game: 'alhambra', players: 3, seed: 4 },
    60,
    (legal) => legal.filter((a) => a.kind === 'place').length > 4,
  );
  const page = await host.page();
  await playOnFrom(page, host.url, await keepRecord(host.url, record));
  const cells = page.locator('.stage .cell');
  await cells.first().waitFor();
  const all = await cells.count();
  expect(all).toBeGreaterThan(2);
  for (let i = 0; i < Math.min(all, 6); ++i) {
    await page.mouse.move(2, 2);
    await cells.nth(i).hover();
    await page.locator('.tip-bubble:not([hidden])').waitFor();
    const covered = await page.evaluate(() => {
      const b = document.querySelector('.tip-bubble')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.stage .cell')].filter((c) => {
        const r = c.getBoundingClientRect();
        return b.left < r.right - 1 && b.right > r.left + 1 && b.top < r.bottom - 1 && b.bottom > r.top + 1;
      }).length;
    });
    expect(covered).toBe(0);
  }
  await page.context().close();
});
