// Direct manipulation: tiles dragged, redesigns by mouse and keyboard, and what flies.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { botGame, keepRecord, playOnFrom } from './moments';
import { actionsOf, byKeyboard, type Sent } from './player';

let host: Host;
let table: string;
beforeAll(async () => {
  host = await startHost();
  const wanted = ['buy', 'take_money', 'redesign_add', 'redesign_remove'];
  table = await keepRecord(host.url, await botGame({ game: 'alhambra', players: 3, seed: 3, level: 'random' }, 40, (legal) => wanted.every((k) => legal.some((a) => a.kind === k))));
});
afterAll(() => host.close());

async function sitDown(options: Parameters<Host['page']>[0] = {}): Promise<{ page: Page; sent: Sent[] }> {
  const page = await host.page({ hash: '#/watch', ...options });
  const sent = actionsOf(page);
  await page.reload();
  await playOnFrom(page, host.url, table);
  return { page, sent };
}

it('a tile is dragged out of the reserve onto a cell', async () => {
  const { page, sent } = await sitDown();
  await page.locator('.reserve .tile:enabled').first().hover();
  await page.mouse.down();
  const from = await page.locator('.reserve .tile:enabled').first().boundingBox();
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) - 40, { steps: 4 });
  await page.locator('.stage .cell').first().waitFor();
  const cell = page.locator('.stage .cell:not(.gate)').first();
  const to = await cell.boundingBox();
  await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) / 2, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 6 });
  await page.locator('.stage .cell.on').waitFor();
  await page.mouse.up();
  await expect.poll(() => sent.at(-1)?.kind).toMatch(/^redesign_(add|swap)$/);
});

it('a palace is redesigned by keyboard: a tile is taken up and goes into the reserve', async () => {
  const { page, sent } = await sitDown();
  const press = byKeyboard(page);
  const tile = page.locator('.stage .tile').first();
  const name = (await tile.getAttribute('data-tip'))?.replace('tile:', '');
  await press(tile);
  await page.locator('.stage .lifted').waitFor();
  await press(page.locator('.tray .redesign').first());
  await expect.poll(() => sent.at(-1)?.kind).toBe('redesign_remove');
  await page.locator(`.reserve [data-tip^="tile:${name}"]`).waitFor();
});

it('a card that is taken flies to the hand, and any press skips that', async () => {
  const { page } = await sitDown({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const w = window as unknown as { flown: number; left: number };
    w.flown = 0;
    w.left = -1;
    new MutationObserver(() => {
      const flying = document.querySelectorAll('.flight').length;
      if (flying === 0 || w.flown > 0) return;
      w.flown = flying;
      dispatchEvent(new PointerEvent('pointerdown'));
      requestAnimationFrame(() => (w.left = document.querySelectorAll('.flight').length));
    }).observe(document.body, { childList: true });
  });
  await page.locator('.display .card:not(.off)').first().click();
  await page.locator('.tray .take').click();
  await page.waitForFunction(() => (window as unknown as { left: number }).left >= 0);
  expect(await page.evaluate(() => [(window as unknown as { flown: number }).flown > 0, (window as unknown as { left: number }).left])).toEqual([true, 0]);
});

it('nothing flies for those who want less motion', async () => {
  const { page } = await sitDown();
  await page.evaluate(() => {
    const w = window as unknown as { flown: number };
    w.flown = 0;
    new MutationObserver(() => (w.flown += document.querySelectorAll('.flight').length)).observe(document.body, { childList: true });
  });
  const cards = await page.locator('.hand .card').count();
  await page.locator('.display .card:not(.off)').first().click();
  await page.locator('.tray .take').click();
  await page.waitForFunction((n) => document.querySelectorAll('.hand .card').length > n, cards);
  expect(await page.evaluate(() => (window as unknown as { flown: number }).flown)).toBe(0);
});
