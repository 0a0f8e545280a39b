// A game looked at again: slider, steps, a link to a move, playing on from there, and a record from a file.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { findings, holes } from './look';
import { botGame, keepRecord } from './moments';
import { playOn, seeded } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

const at = (page: Page): Promise<string> => page.locator('.slider .at').innerText();

it('a finished game is replayed, linked to, and played on from a move', async () => {
  const record = await keepRecord(host.url, await botGame({ game: 'dice', players: 6, seed: 21 }));
  const page = await host.page({ hash: `#/t/${record}` });
  await page.locator('.end').getByRole('button', { name: 'Replay' }).click();
  await page.locator('.slider').waitFor();
  expect(await at(page)).toMatch(/^0 of \d+$/);
  const moves = Number((await at(page)).split(' ').at(-1));

  for (const lang of ['Nederlands', 'English']) {
    await page.locator('.switches select').selectOption({ label: lang });
    await page.waitForFunction((code) => document.documentElement.lang === code, lang === 'English' ? 'en' : 'nl');
    expect([...(await findings(page)), ...(await holes(page))]).toEqual([]);
  }

  // Step by step, by button and by key, to the end and back, and by the slider.
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.getByText(`1 of ${moves}`).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(`2 of ${moves}`).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText(`${moves} of ${moves}`).waitFor();
  expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true);
  await page.locator('.bar .scored').click();
  await page.locator('dialog[data-kind=explain] table').waitFor();
  await page.keyboard.press('Escape');
  const half = Math.floor(moves / 2);
  await page.locator('.slider input').fill(String(half));
  await page.getByText(`${half} of ${moves}`).waitFor();
  expect(new URL(page.url()).hash).toMatch(new RegExp(`/${half}$`));

  // The link leads somebody else to the same move.
  const guest = await host.page({ hash: new URL(page.url()).hash });
  await guest.getByText(`${half} of ${moves}`).waitFor();
  const stones = await page.locator('main.table .area .stone').count();
  await expect.poll(() => guest.locator('main.table .area .stone').count()).toBe(stones);
  await guest.getByRole('button', { name: 'Next move' }).click();
  await guest.getByText(`${half + 1} of ${moves}`).waitFor();
  await guest.context().close();

  // Play on from here, against bots.
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('dialog[data-kind=play-on] .start').click();
  await page.locator('.bar h1.mine').waitFor();
  expect(await page.locator('.log li').count()).toBeGreaterThan(3);
  let n = 0;
  await playOn(page, { random: seeded(22) }, async () => ++n > 25);
});

it('a record is saved, opened from the file, and shows every hand', async () => {
  const page = await host.page({
    hash: `#/t/${await keepRecord(host.url, await botGame({ game: 'alhambra', players: 3, seed: 23 }))}`,
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the record' }).click(),
  ]);
  const file = await download.path();
  expect((JSON.parse(readFileSync(file, 'utf8')) as { actions: unknown[] }).actions.length).toBeGreaterThan(20);

  const other = await host.page({ hash: '#/replay' });
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await other.locator('.slider').waitFor();
  await other.locator('.slider input').fill('20');
  await other.getByText(/^20 of/).waitFor();
  const hands = new Set<string>();
  for (const plate of await other.locator('.side .player').all()) {
    await plate.click();
    hands.add(
      (await other.locator('.hand .card').evaluateAll((l) => l.map((e) => e.getAttribute('data-tip') ?? ''))).join(),
    );
  }
  expect(hands.size).toBe(3);

  await other.goto(`${host.url}/#/replay`);
  await other.locator('input[type=file]').waitFor({ state: 'attached' });
  expect([...(await findings(other)), ...(await holes(other))]).toEqual([]);
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{"players":3}') });
  await other.getByText('A record needs its players').waitFor();
});

it('a game under way shows only what one could know', async () => {
  const page = await host.page();
  await page.locator('.play').click();
  let n = 0;
  await playOn(page, { random: seeded(24) }, async () => ++n > 12);
  const hash = new URL(page.url()).hash.replace('#/t/', '#/replay/');
  await page.goto(`${host.url}/${hash}/2`);
  await page.getByText(/^2 of/).waitFor();
  expect(await page.locator('.hand .card').count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true);
  const guest = await host.page({ hash: `${hash}/2` });
  await guest.getByText(/^2 of/).waitFor();
  expect(await guest.locator('.hand .card').count()).toBe(0);
});
