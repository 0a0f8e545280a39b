// What goes wrong and is mended: two tabs, an action taken back, one refused, one cut off, the server killed.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { actionsOf, playOn, seeded, settled, step } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

const mine = '.bar h1.mine';

it('two tabs of one player show the same and do not fight', async () => {
  const one = await host.page();
  await one.locator('.play').click();
  await one.locator(mine).waitFor();
  const two = await host.page({ keep: one.context(), hash: new URL(one.url()).hash });
  await two.locator(mine).waitFor();
  expect(await two.locator('.hand .card').count()).toBe(await one.locator('.hand .card').count());
  for (let i = 0; i < 6; ++i) {
    const [a, b] = i % 2 === 0 ? [one, two] : [two, one];
    const random = seeded(i);
    await a.bringToFront();
    await a.locator(mine).waitFor();
    const text = await a.locator('.log ol').innerText();
    while ((await step(a, { random })) && (await a.locator('.log ol').innerText()) === text) {
      /* until something happened */
    }
    await b.waitForFunction((t) => (document.querySelector('.log ol') as HTMLElement).innerText !== t, text);
  }
  expect((await one.locator('.banner .bad').count()) + (await two.locator('.banner .bad').count())).toBe(0);
});

it('an action that revealed nothing is taken back', async () => {
  const page = await host.page({ hash: '#/watch' });
  const sent = actionsOf(page);
  const bought = settled(
    page,
    async () => sent.at(-1)?.kind === 'buy' && (await page.locator('.tray .undo').count()) > 0,
  );
  await page.goto(`${host.url}/#/`);
  await page.reload();
  await page.locator('.play').click();
  await playOn(page, { random: seeded(11) }, bought);
  const hand = await page.locator('.hand .card').count();
  await page.locator('.tray .undo').click();
  await page.waitForFunction((n) => document.querySelectorAll('.hand .card').length > n, hand);
  expect(await page.locator('.stage .cell').count()).toBe(0);
  expect(await page.locator('.market .slot.can').count()).toBeGreaterThan(0);
});

it('what is not allowed is refused with its rule', async () => {
  const page = await host.page();
  await page.locator('.play').click();
  const random = seeded(2);
  for (let i = 0; i < 200; ++i) {
    await page.locator(mine).waitFor();
    const dear = page.locator('.market .slot:not(.can):not(:disabled)');
    if ((await dear.count()) > 0 && (await page.locator('.stage .cell, .tray .pay').count()) === 0) {
      await dear.first().click();
      break;
    }
    await step(page, { random });
  }
  await page.locator('.banner .why').waitFor();
  await page.locator('.banner .rule').click();
  await page.locator('dialog[data-kind=rule] h3, dialog[data-kind=rule] h2').first().waitFor();
});

it.each([
  ['before it arrived', 2],
  ['before its answer came', 1],
])('an action cut off %s counts once', async (when, times) => {
  const page = await host.page();
  let acts = 0;
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    let cut = false;
    socket.onMessage((text) => {
      cut ||= (JSON.parse(String(text)) as { type: string }).type === 'act' && ++acts === 1;
      if (!cut || when === 'before its answer came') server.send(text);
      if (cut) setTimeout(() => void socket.close(), 300);
    });
    server.onMessage((text) => cut || socket.send(text));
  });
  await page.reload();
  await page.locator('.play').click();
  await page.locator(mine).waitFor();
  const hand = await page.locator('.hand .card').count();
  await page.locator('.display .card:not(.off)').first().click();
  await page.locator('.tray .take').click();
  await page.locator('.banner .good').waitFor();
  await page.waitForFunction((n) => document.querySelectorAll('.hand .card').length > n, hand);
  await page.locator(mine).waitFor();
  expect(await page.locator('.hand .card').count()).toBe(hand + 1);
  expect(acts).toBe(times);
});

it('after the server was killed the game goes on by itself', async () => {
  const page = await host.page();
  await page.locator('.play').click();
  const random = seeded(5);
  let n = 0;
  await playOn(page, { random }, async () => ++n > 12);
  await page.locator(mine).waitFor();
  const before = await page.locator('.log ol').innerText();
  await host.kill();
  await page.locator('.banner .bad').waitFor();
  await host.restart();
  await page.locator('.banner .good').waitFor();
  // Nothing was lost; an action on its way when the server died may have been stored.
  expect((await page.locator('.log ol').innerText()).startsWith(before)).toBe(true);
  const lines = await page.locator('.log li').count();
  n = 0;
  await playOn(page, { random }, async () => ++n > 12);
  expect(await page.locator('.log li').count()).toBeGreaterThan(lines);

  // A reload finds the seat and the whole log again; the last action may only have been on its way.
  await page.locator(mine).waitFor();
  const all = await page.locator('.log ol').innerText();
  await page.reload();
  await page.locator(mine).waitFor();
  await page.waitForFunction(
    (end) => (document.querySelector('.log ol') as HTMLElement).innerText.includes(end),
    all.slice(-200),
  );
});
