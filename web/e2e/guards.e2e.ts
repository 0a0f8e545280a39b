// The Red Palace: guards are chosen where they stand, on the palace; with a finger, for which they are too small, from
// pictures.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { botGame, keepRecord, playOnFrom } from './moments';
import { actionsOf } from './player';

let host: Host;
let table: string;
beforeAll(async () => {
  host = await startHost();
  const guards = (legal: readonly { kind: string }[]): boolean =>
    legal.length > 1 && legal.every((a) => a.kind === 'pay_guard');
  table = await keepRecord(host.url, await botGame({ game: 'red-palace', players: 3, seed: 4 }, 60, guards));
});
afterAll(() => host.close());

it('a guard that pays is pressed on the palace, by mouse or by key', async () => {
  for (const byKey of [false, true]) {
    const page = await host.page({ hash: '#/watch' });
    const sent = actionsOf(page);
    await page.reload();
    await playOnFrom(page, host.url, table);
    const guard = page.locator('.stage .cell');
    expect(await guard.count()).toBeGreaterThan(1);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await guard.last().getAttribute('aria-label')).toMatch(/(north|east|south|west)/);
    if (byKey) {
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction(() => document.activeElement?.matches('.stage .cell'));
      await page.keyboard.press('Enter');
    } else await guard.last().click();
    await expect.poll(() => sent.at(-1)?.kind).toBe('pay_guard');
    expect(sent.at(-1)?.['side']).toMatch(/^[NESW]$/);
    await page.context().close();
  }
});

it('with a finger it is chosen from pictures', async () => {
  const page = await host.page({
    hash: '#/watch',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const sent = actionsOf(page);
  await page.reload();
  await playOnFrom(page, host.url, table);
  await page.locator('dialog[data-kind=decision] .side').first().tap();
  await expect.poll(() => sent.at(-1)?.kind).toBe('pay_guard');
});
