// Without a mouse: the keys of the table, and where the focus goes.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { botGame, keepRecord, sitDownAt } from './moments';

let host: Host;
let table: string;
beforeAll(async () => {
  host = await startHost();
  // A turn in which something can be bought, taken and redesigned, with a palace that has grown.
  const wanted = ['buy', 'take_money', 'redesign_remove'];
  table = await keepRecord(
    host.url,
    await botGame({ game: 'alhambra', players: 3, seed: 4 }, 90, (legal) =>
      wanted.every((k) => legal.some((a) => a.kind === k)),
    ),
  );
});
afterAll(() => host.close());

const sitDown = (options?: Parameters<Host['page']>[0]): ReturnType<typeof sitDownAt> =>
  sitDownAt(host, table, options);

/** Presses keys and counts them. */
function typist(page: Page): { press: (key: string) => Promise<void>; count: () => number } {
  let n = 0;
  return {
    press: async (key) => {
      ++n;
      await page.keyboard.press(key);
    },
    count: () => n,
  };
}
const focused = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((s) => document.activeElement?.matches(s), selector);
/** Notes whenever the focus has come to rest on the body. */
const watchBody = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const w = window as unknown as { fallen: string[] };
    w.fallen = [];
    addEventListener('keyup', (e) =>
      requestAnimationFrame(() =>
        setTimeout(() => document.activeElement === document.body && w.fallen.push((e as KeyboardEvent).key)),
      ),
    );
  });

it('a purchase with placing takes at most 8 keystrokes, and the focus never falls to the body', async () => {
  const { page, sent } = await sitDown();
  await watchBody(page);
  const { press, count } = typist(page);
  const slot = await page.locator('.market .slot').evaluateAll((all) => all.findIndex((e) => e.matches('.can')) + 1);
  await press(String(slot));
  await focused(page, '.tray .pay');
  await press('Enter');
  await focused(page, '.stage .cell');
  expect(sent.at(-1)?.kind).toBe('buy');
  // Not the place that offers itself, but another one.
  await press('ArrowLeft');
  await press('ArrowUp');
  await focused(page, '.stage .cell.on');
  const at = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  await press('Enter');
  await expect.poll(() => sent.at(-1)?.kind).toBe('place');
  expect((sent.at(-1)?.['at'] as number[]).join()).toBe(at);
  expect(count()).toBeLessThanOrEqual(8);
  await page.locator('.reserve .fresh').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement !== document.body);
  expect(await page.evaluate(() => (window as unknown as { fallen: string[] }).fallen)).toEqual([]);
});

it('money is picked by its keys, and the focus goes where the next choice is', async () => {
  const { page, sent } = await sitDown();
  const { press } = typist(page);
  const first = await page.locator('.display .card').evaluateAll((all) => all.findIndex((e) => e.matches(':enabled')));
  await press('QWER'.charAt(first));
  await focused(page, '.tray .take');
  expect(await page.locator('.display .card[aria-pressed=true]').count()).toBe(1);
  await press('Escape');
  await focused(page, '.market .slot.can, .display .card');
  // A tile of the palace is taken up, and what can be done with it has the focus.
  await page.locator('.stage .tile').first().focus();
  await press('Enter');
  await focused(page, '.tray .redesign');
  await press('Enter');
  await expect.poll(() => sent.at(-1)?.kind).toBe('redesign_remove');
  await page.waitForFunction(() => document.activeElement !== document.body);
});

it('undo stands beside the prompt: after a purchase, before it is placed', async () => {
  const { page, sent } = await sitDown();
  await page.locator('.market .slot.can').first().click();
  await page.locator('.tray .pay').first().click();
  await page.locator('.tray .prompt + .undo').waitFor();
  await page.keyboard.press('u');
  await page.locator('.market .slot.can').first().waitFor();
  expect(await page.locator('.reserve .fresh').count()).toBe(0);
  expect(sent.map((a) => a.kind)).toEqual(['buy']);
});

it.each([
  ['en', 'Keys'],
  ['nl', 'Toetsen'],
  ['de', 'Tasten'],
])('? lists the keys (%s), also from the menu', async (lang, title) => {
  const page = await host.page({ lang });
  await page.locator('.play').click();
  await page.locator('.bar h1.mine').waitFor();
  await page.keyboard.press('?');
  await page.locator('dialog[data-kind=keys] h2', { hasText: title }).waitFor();
  const keys = await page.locator('dialog[data-kind=keys] kbd').allInnerTexts();
  expect(keys).toEqual(expect.arrayContaining(['1', '4', 'Q', 'R', 'Enter', 'U', '?']));
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement !== document.body);
  await page.locator('.bar .menu').click();
  await page.locator('.rows .keys').click();
  await page.locator('dialog[data-kind=keys]').waitFor();
});

it.each([
  ['a mouse', {}],
  ['a finger', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)('whether placing wants confirming is chosen in the menu, with %s', async (_name, device) => {
  const { page, sent } = await sitDown(device);
  const press = (selector: string): Promise<void> =>
    'hasTouch' in device ? page.locator(selector).first().tap() : page.locator(selector).first().click();
  const before = 'hasTouch' in device;
  await press('.bar .menu');
  const button = page.locator('.rows .confirm');
  expect(await button.getAttribute('aria-pressed')).toBe(String(before));
  await press('.rows .confirm');
  await page.keyboard.press('Escape');
  await press('.market .slot.can');
  await press('.tray .pay');
  await press('.stage .cell');
  if (!before) {
    // Now shown first, and built by the second press.
    await page.locator('.tray .put').waitFor();
    expect(sent.at(-1)?.kind).toBe('buy');
    await press('.tray .put');
  }
  await expect.poll(() => sent.at(-1)?.kind).toBe('place');
  // The choice is kept.
  await page.reload();
  await press('.bar .menu');
  expect(await button.getAttribute('aria-pressed')).toBe(String(!before));
});

it('the keys of the table are no keys while something is written', async () => {
  const { page } = await sitDown();
  await page.locator('.bar .menu').click();
  await page.locator('dialog[open] form input').fill('');
  await page.locator('dialog[open] form input').pressSequentially('1q?u');
  expect(await page.locator('dialog[open] form input').inputValue()).toBe('1q?u');
  expect(await page.locator('.slot[aria-pressed=true]').count()).toBe(0);
});
