// Games of Alhambra through the page: the base game whole, the end of one with modules, the beginning of one with every module.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { keepRecord, nearEnd, playOnFrom } from './moments';
import { MODULES } from './modules';
import { actionsOf, playOn, seeded, settled } from './player';

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

it('a game with eight modules is played to its end', async () => {
  const late = await nearEnd({ game: 'alhambra', players: 3, modules: MODULES, seed: 3 }, 8);
  const page = await host.page({ hash: '#/watch' });
  await playOnFrom(page, host.url, await keepRecord(host.url, late));
  await playOn(page, { random: seeded(3) });
  expect(await page.locator('.end .ranks li').count()).toBe(3);
});

// By chance such a game takes a thousand clicks and more: it is left when many of its decisions were made.
it('a game with every module is set up and played', async () => {
  const page = await host.page({ hash: '#/new' });
  await page.locator('.modules .all').click();
  expect(await page.locator('.card:not(.on)').count()).toBe(0);
  await page.locator('.go .primary').click();
  const done = new Map<string, number>();
  let steps = 0;
  await playOn(page, { done, random: seeded(3) }, async () => ++steps > 100);
  expect(done.get('dialog'), 'decisions of modules').toBeGreaterThan(3);
});

it('any cards of the hand can pay; too few are refused with the rule', async () => {
  const page = await host.page({ hash: '#/watch' });
  const sent = actionsOf(page);
  const can = page.locator('.market .slot.can');
  const buying = settled(
    page,
    async () => (await can.count()) > 0 && (await page.locator('.stage .cell, .tray .pay, dialog[open]').count()) === 0,
  );
  await page.goto(`${host.url}/#/`);
  await page.reload();
  await page.locator('.play').click();
  await playOn(page, { random: seeded(17) }, buying);
  const slot = can.first();
  const money = /Place \d, (\w+)/.exec((await slot.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await slot.click();
  // A card of another currency, if there is one, is no payment; the page says why as the server does.
  const other = page.locator(`.hand button.card:not([aria-label^="${money}"])`);
  if ((await other.count()) > 0) {
    await other.first().click();
    await page.locator('.tray .why', { hasText: /\w/ }).waitFor();
    expect(await page.locator('.tray .own').isDisabled()).toBe(true);
    await page.locator('.hand button.card[aria-pressed=true]').click();
  }
  // One card after the other, until it is enough.
  const picked: string[] = [];
  const own = page.locator('.tray .own');
  const cards = page.locator(`.hand button.card[aria-label^="${money}"][aria-pressed=false]`);
  for (let i = 0; i < 12 && (picked.length === 0 || (await own.isDisabled())); ++i) {
    const card = cards.last();
    picked.push(((await card.getAttribute('aria-label')) ?? '').replace(' ', '-'));
    await card.click();
    await page.locator('.tray .own:enabled, .tray .why:not(:empty)').first().waitFor();
  }
  await own.click();
  await page.locator('.reserve .fresh, .stage .cell').first().waitFor();
  expect(sent.at(-1)?.kind).toBe('buy');
  expect([...((sent.at(-1)?.['pay'] ?? []) as string[])].sort()).toEqual([...picked].sort());
});
