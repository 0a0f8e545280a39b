// What the pieces of one's own box show: entered, kept, saved and opened as a file, shared as a link, played with, and told
// at the table.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { findings, holes, tooSmall } from './look';
import { botGame, keepRecord } from './moments';

const folder = mkdtempSync(join(tmpdir(), 'comares-pieces-'));
const offered = join(folder, 'host.json');
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SHOTS = process.env['SHOTS'];
let host: Host;
beforeAll(async () => {
  writeFileSync(offered, JSON.stringify({ title: 'Box of 2009', tiles: { 'camp-n': { price: 12 } } }));
  host = await startHost(['--corrections', offered]);
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const piece = (page: Page, id: string): Locator => page.locator(`[data-piece="${id}"]`);
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('comares.pieces.alhambra') ?? 'null') as unknown);
async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: !name.includes('sheet') });
}

describe('a camp’s price', () => {
  it('is entered, kept, played with, and told at the table', async () => {
    const page = await host.page({ hash: '#/pieces/camps' });
    const camp = piece(page, 'camp-n');
    await camp.getByRole('button', { name: 'one more' }).click();
    await camp.getByRole('button', { name: 'one more' }).click();
    await camp.getByRole('button', { name: 'west' }).click();
    expect(await camp.locator('svg text.num').textContent()).toBe('6');
    expect(await kept(page)).toEqual({ game: 'alhambra', tiles: { 'camp-n': { price: 6, bastions: 'NW' } } });
    await shot(page, 'camps-desk');
    await page.reload();
    await piece(page, 'camp-n').locator('.mark').waitFor();
    await piece(page, 'camp-n').getByRole('button', { name: 'Bastions: back to the assumed value' }).click();
    expect(await kept(page)).toEqual({ game: 'alhambra', tiles: { 'camp-n': { price: 6 } } });

    await page.locator('.play').click();
    await page.locator('.choice select').waitFor();
    expect(await page.locator('.choice select').inputValue()).toBe('own');
    await shot(page, 'new-desk');
    await page.goto(`${host.url}/#/new/game=alhambra&modules=camps&seats=me.greedy`);
    await page.locator('.bar [data-module=camps], .go').first().waitFor();
    await page.locator('.go .primary').click();
    await page.locator('.stage').waitFor();
    await page.locator('.menu').click();
    await page.locator('.corrected').click();
    const sheet = page.locator('dialog[data-kind=corrected]');
    await sheet.getByText('Price: 6 (assumed: 4)').waitFor();
    expect(await sheet.locator('li').count()).toBe(1);
    expect(await sheet.locator('svg text.num').textContent()).toBe('6');
    await shot(page, 'table-sheet');
    expect(await findings(page)).toEqual([]);
    expect(await holes(page)).toEqual([]);
    // What the table is played with, as the page draws and says it.
    const table = new URL(page.url()).hash.split('/')[2] ?? '';
    const told = await page.evaluate(
      (id) =>
        new Promise<{ facts: { tiles: Record<string, { price: number }> } }>((done) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
          socket.onopen = () => socket.send(JSON.stringify({ v: 1, type: 'facts', id: 1, table: id }));
          socket.onmessage = (e) => {
            const answer = JSON.parse(String(e.data)) as { re?: number };
            if (answer.re === 1) done(answer as never);
          };
        }),
      table,
    );
    expect(told.facts.tiles['camp-n']?.price).toBe(6);
    await page.context().close();
  });

  it('of a file the host offers is chosen by its title', async () => {
    const page = await host.page({ hash: '#/new/game=alhambra&modules=camps&seats=me.open' });
    await page.locator('.choice select').selectOption({ label: 'the host’s: Box of 2009' });
    await page.locator('.go .primary').click();
    await page.locator('.link input').waitFor();
    await page.locator('.corrected').click();
    await page.locator('dialog').getByText('Price: 12 (assumed: 4)').waitFor();
    await page.context().close();
  });
});

it('a set-up’s link carries the corrected values to somebody else, who plays with them and keeps none', async () => {
  const page = await host.page({ hash: '#/pieces/camps' });
  await piece(page, 'camp-n').getByRole('button', { name: 'one more' }).click();
  await page.goto(`${host.url}/#/new/game=alhambra&modules=camps&seats=me.open`);
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('.choice select')?.value === 'own');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.keep .copy').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('pieces=');
  await page.context().close();

  const other = await host.page();
  await other.goto(link);
  await other.reload();
  await other.waitForFunction(() => document.querySelector<HTMLSelectElement>('.choice select')?.value === 'link');
  await other.locator('.go .primary').click();
  await other.locator('.link input').waitFor();
  await other.locator('.corrected').click();
  await other.locator('dialog').getByText('Price: 5 (assumed: 4)').waitFor();
  expect(await kept(other)).toBeNull();
  await other.context().close();
});

describe('a file', () => {
  it('is saved, opened elsewhere, and shared as a link', async () => {
    const page = await host.page({ hash: '#/pieces/bazaars' });
    await piece(page, 'bazaar-1').getByLabel('Currency').selectOption('florin');
    await page.locator('.group[data-module=city-walls]').click();
    await piece(page, 'wall-n').getByRole('button', { name: 'east' }).click();
    await page.locator('.group[data-module=power-of-sultan]').click();
    await piece(page, 'opposites').getByLabel('pavilion').selectOption('garden');
    await page.locator('.name').fill('My box');
    await page.locator('.name').blur();
    const whole = {
      game: 'alhambra',
      title: 'My box',
      modules: {
        'city-walls': { 'wall-n': 'NE' },
        bazaars: { 'bazaar-1': { currency: 'florin' } },
        'power-of-sultan': {
          opposites: { pavilion: 'garden', seraglio: 'tower', garden: 'pavilion', tower: 'seraglio' },
        },
      },
    };
    expect(await kept(page)).toEqual(whole);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('.save').click()]);
    expect(saved.suggestedFilename()).toBe('My box.json');
    const path = join(folder, 'saved.json');
    await saved.saveAs(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(whole);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.file .link').click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.context().close();

    const other = await host.page({ hash: '#/pieces' });
    await other.locator('.open input').setInputFiles(path);
    await other.locator('.take').click();
    expect(await kept(other)).toEqual(whole);
    await other.locator('.clear').click();
    await other.locator('.clear').click();
    expect(await kept(other)).toEqual({ game: 'alhambra' });
    await other.goto(link);
    await other.locator('.take').click();
    expect(await kept(other)).toEqual(whole);
    await other.context().close();
  });

  it('with a fault is not taken over, and the fault is told in the reader’s language', async () => {
    const page = await host.page({ hash: '#/pieces', lang: 'nl' });
    const path = join(folder, 'faulty.json');
    const told = async (file: unknown): Promise<string> => {
      writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
      await page.locator('.open input').setInputFiles(path);
      const banner = page.locator('.banner');
      await banner.waitFor();
      const text = (await banner.textContent()) ?? '';
      await page.reload();
      await page.locator('.open').waitFor();
      return text;
    };
    expect(await told('{')).toContain('Dit is geen bestand met correcties.');
    expect(await told({ tiles: { 'camp-n': { bastions: '' } } })).toContain('Een veldkamp heeft minstens één bastion.');
    expect(await told({ tiles: { 'camp-n': { price: 30 } } })).toContain('Prijs: van 1 tot 20.');
    expect(await told({ tiles: { 'tower-9-ne': { price: 3 } } })).toContain('Zo’n stuk');
    expect(await kept(page)).toBeNull();
    await page.context().close();
  });

  it('what cannot be is said where it was entered', async () => {
    const page = await host.page({ hash: '#/pieces/bazaars', lang: 'de' });
    await piece(page, 'bazaar-1').getByLabel('Gebäude, Nummer 1').selectOption('arcades');
    await piece(page, 'bazaar-1').getByText('Ein Basar zeigt drei verschiedene Arten.').waitFor();
    await page.goto(`${host.url}/#/new`);
    await page.locator('.choice').getByText('Ein Basar zeigt drei verschiedene Arten.').waitFor();
    await page.context().close();
  });
});

it('a game that was played with corrections is looked at again', async () => {
  const corrections = { tiles: { 'camp-n': { price: 13 } } };
  const record = await botGame({ game: 'alhambra', players: 2, modules: ['camps'], seed: 4, corrections }, 30);
  const page = await host.page({ hash: `#/replay/${await keepRecord(host.url, record)}/20` });
  await page.locator('.slider').waitFor();
  await page.context().close();
});

it.each([
  ['desk', 'en', {}],
  ['phone', 'en', phone],
  ['phone', 'nl', phone],
  ['phone', 'de', phone],
])('every module’s pieces are drawn and named (%s, %s)', async (name, lang, options) => {
  const page = await host.page({ hash: '#/pieces', lang, ...options });
  await page.locator('.group').first().waitFor();
  for (const group of await page.locator('.group').all()) {
    const module = (await group.getAttribute('data-module')) || 'base';
    await group.click();
    await page.locator('[data-piece]').first().waitFor();
    const empty = await page
      .locator('[data-piece]')
      .evaluateAll((all) =>
        all
          .filter((e) => !e.querySelector('.art svg') || !e.querySelector('h3')?.textContent?.trim())
          .map((e) => e.getAttribute('data-piece')),
      );
    expect(empty, module).toEqual([]);
    expect(await holes(page), module).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), module).toBeLessThanOrEqual(0);
    if (lang === 'en' && name === 'desk') expect(await findings(page), module).toEqual([]);
    if (lang === 'en') await shot(page, `${module}-${name}`);
  }
  expect(await findings(page)).toEqual([]);
  await page.context().close();
});

it('fingers reach everything on a phone', async () => {
  const page = await host.page({ hash: '#/pieces/art-of-the-moors', ...phone });
  await page.locator('[data-piece]').first().waitFor();
  expect(await tooSmall(page)).toEqual([]);
  await page.locator('.group[data-module=camps]').click();
  await piece(page, 'camp-n').getByRole('button', { name: 'one more' }).tap();
  await piece(page, 'camp-n').getByRole('button', { name: 'south' }).tap();
  expect(await tooSmall(page)).toEqual([]);
  await shot(page, 'changed-phone');
  await page.context().close();
});
