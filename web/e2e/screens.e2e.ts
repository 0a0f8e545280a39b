// Every screen: no serious finding of axe-core, no missing text in three languages, quick, and nothing jumps.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { findings, holes } from './look';
import { playOn, seeded, watchShift } from './player';

let host: Host;
let table: string;
beforeAll(async () => {
  host = await startHost();
  const page = await host.page({ hash: '#/new' });
  await page.locator('.modules .all').click();
  await page.locator('.right li select').nth(2).selectOption('open');
  await page.locator('.go .primary').click();
  await page.locator('.link input').waitFor();
  table = new URL(page.url()).hash;
});
afterAll(() => host.close());

async function playing(options: Parameters<Host['page']>[0] = {}): Promise<Page> {
  const page = await host.page(options);
  await page.locator('.play').click();
  let n = 0;
  await playOn(page, { random: seeded(6) }, async () => ++n > 14);
  await page.locator('.bar h1.mine').waitFor();
  return page;
}

describe('axe-core', () => {
  it.each(['light', 'dark'] as const)('finds nothing serious on any screen (%s)', async (colorScheme) => {
    const wrong: string[] = [];
    const look = async (name: string, page: Page): Promise<void> => {
      for (const f of await findings(page)) wrong.push(`${name}: ${f}`);
    };
    for (const [name, hash, ready] of [['start', '#/', '.play'], ['new', '#/new', '.go'], ['watch', '#/watch', 'h1'], ['rules', '#/rules', 'h1, h2'], ['gallery', '#/gallery', 'h1'], ['lobby', table, '.link']] as const) {
      const page = await host.page({ hash, colorScheme });
      await page.locator(ready).first().waitFor();
      await look(name, page);
      await page.context().close();
    }
    const page = await playing({ colorScheme });
    await look('table', page);
    // Every dialog of the table, opened and closed as people do.
    const dialog = async (name: string, button: string, ready = 'dialog[open]'): Promise<void> => {
      await page.locator(button).first().click();
      await page.locator(ready).first().waitFor();
      await look(name, page);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    };
    await dialog('scoring', '.bar .score');
    await dialog('what is left', '.bar button.supply', 'dialog[open] section');
    await dialog('menu', '.bar .menu');
    await dialog('palace', '.others .player .open:visible');
    // Paying by cards of one's own choice, and a refusal with its rule.
    await playOn(page, { random: seeded(3) }, async () => (await page.locator('.market .slot.can').count()) > 0 && (await page.locator('.stage .cell, .tray .pay, dialog[open]').count()) === 0);
    await page.locator('.market .slot.can').first().click();
    await look('payments', page);
    await page.locator('.hand button.card').first().click();
    await page.locator('.tray .own').waitFor();
    await look('own payment', page);
    expect(wrong).toEqual([]);
  });
  it.each(['modules', 'score', 'left', 'end', 'tutorial'])('finds nothing serious in the decisions and tables of %s', async (part) => {
    const page = await host.page({ hash: `#/gallery/${part}` });
    await page.locator('.panel').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });
  it('finds nothing serious in the lesson', async () => {
    const page = await host.page({ hash: '#/tutorial' });
    await page.locator('.coach').waitFor();
    const wrong: string[] = [];
    wrong.push(...(await findings(page)));
    expect(wrong).toEqual([]);
  });
});

describe('texts', () => {
  it.each(['en', 'nl', 'de'] as const)('none is missing in %s', async (lang) => {
    const page = await playing({ lang });
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    const bad: string[] = [];
    const read = async (where: string): Promise<void> => {
      for (const hole of await holes(page)) bad.push(`${where}: ${hole}`);
    };
    await read('table');
    for (const hash of ['#/', '#/new', '#/watch', '#/rules', table]) {
      await page.goto(`${host.url}/${hash}`);
      await page.waitForTimeout(300);
      await read(hash);
    }
    expect(bad).toEqual([]);
  });
  it('the three languages differ wherever they speak', async () => {
    const said = await Promise.all(['en', 'nl', 'de'].map(async (lang) => {
      const page = await host.page({ lang, hash: '#/new' });
      await page.locator('.go').waitFor();
      return page.locator('h1, h2, .card b').allInnerTexts();
    }));
    const [en = [], nl = [], de = []] = said;
    expect([nl.length, de.length]).toEqual([en.length, en.length]);
    expect(en.filter((w, i) => w === nl[i] && w === de[i] && !/^(Modules?|Camps?)$/i.test(w))).toEqual([]);
  });
});

describe('lightness', () => {
  it('all scripts together are at most 150 kB, compressed', () => {
    const folder = join(process.env['COMARES_WEB'] ?? resolve(import.meta.dirname, '../dist'), 'assets');
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const size = scripts.reduce((n, file) => n + gzipSync(readFileSync(join(folder, file))).length, 0);
    expect(size).toBeLessThan(150_000);
  });
  it('files travel compressed', async () => {
    const page = await host.page();
    const scripts = await page.evaluate(() => [...document.querySelectorAll('script[src], link[rel=stylesheet]')].map((e) => e.getAttribute('src') ?? e.getAttribute('href') ?? ''));
    expect(scripts.length).toBeGreaterThan(1);
    for (const file of scripts) expect((await fetch(new URL(file, host.url))).headers.get('content-encoding'), file).toBe('gzip');
    const plain = await fetch(new URL(scripts[0] ?? '', host.url), { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBe(null);
    expect(await plain.text()).toContain('import');
  });

  it('nothing jumps when events arrive', async () => {
    const page = await playing();
    const shift = await watchShift(page);
    let n = 0;
    await playOn(page, { random: seeded(9) }, async () => ++n > 30);
    expect(await shift()).toBeLessThan(0.02);
  });
});
