// Without a mouse: a whole game by keyboard alone, and one with a finger on a phone.

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { playOn, seeded } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

/** Goes there by Tab, as somebody without a mouse does, and presses Enter. */
const byKeyboard = (page: Page) => async (what: Locator): Promise<void> => {
  const target = await what.elementHandle({ timeout: 2000 });
  for (let i = 0; i < 120; ++i) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate((e) => {
      if (e === document.activeElement) return 'there';
      // Gone or no longer possible, or a dialog opened in between: look again, as a person would.
      const can = e !== null && e.isConnected && !(e instanceof HTMLButtonElement && e.disabled) && (document.querySelector('dialog[open]')?.contains(e) ?? true);
      return can ? 'on the way' : 'gone';
    }, target);
    if (now === 'there') return page.keyboard.press('Enter');
    if (now === 'gone') throw new Error('Timeout: not attached');
  }
  throw new Error(`cannot be reached by Tab: ${await target?.evaluate((e) => e.outerHTML.slice(0, 300))}`);
};

it('a whole game is played by keyboard alone', async () => {
  const page = await host.page();
  await page.locator('.play').waitFor();
  await byKeyboard(page)(page.locator('.play'));
  await playOn(page, { random: seeded(4), press: byKeyboard(page) });
  expect(await page.locator('.end .ranks li').count()).toBe(3);
});

it('a whole game is played with a finger on a phone', async () => {
  const page = await host.page({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.locator('.play').tap();
  const done = new Map<string, number>();
  await page.locator('main.table').waitFor();
  // Market, hand and palace are in view without scrolling.
  const fits = await page.evaluate(() => ['.stall', '.stage', '.hand'].every((s) => {
    const r = document.querySelector(s)?.getBoundingClientRect();
    return r !== undefined && r.top >= 0 && r.bottom <= innerHeight + 1 && r.left >= 0 && r.right <= innerWidth + 1;
  }));
  expect(fits).toBe(true);
  await playOn(page, { random: seeded(8), done, press: (x) => x.tap({ timeout: 4000 }) });
  expect(done.get('put'), 'confirmed by a second tap').toBeGreaterThan(0);
  expect(await page.locator('.end .ranks li').count()).toBe(3);
});
