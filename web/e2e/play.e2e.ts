// Whole games through the page.

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
  expect(await page.locator('.end li').count()).toBe(3);
  expect(done.get('pay')).toBeGreaterThan(0);
  expect(done.get('place')).toBeGreaterThan(0);
  expect(done.get('take')).toBeGreaterThan(0);
});
