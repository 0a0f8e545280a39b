// Whole games of Alhambra through the page: the base game, and one with every module.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { playOn, seeded } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

it("'Play now' is played to its end by clicking", async () => {
  const page = await host.page();
  await page.getByRole('button', { name: /^Play now/ }).click();
  const done = new Map<string, number>();
  await playOn(page, { done, random: seeded(7) });
  expect(await page.locator('.end .ranks li').count()).toBe(3);
  for (const what of ['market', 'pay', 'place', 'money', 'take']) expect(done.get(what), what).toBeGreaterThan(0);
});

it('a game with every module is set up and played to its end', async () => {
  const page = await host.page({ hash: '#/new' });
  await page.locator('.modules .all').click();
  expect(await page.locator('.card:not(.on)').count()).toBe(0);
  await page.locator('.go .primary').click();
  const done = new Map<string, number>();
  await playOn(page, { done, random: seeded(3) });
  expect(await page.locator('.end .ranks li').count()).toBe(3);
  expect(done.get('dialog'), 'decisions of modules').toBeGreaterThan(3);
});
