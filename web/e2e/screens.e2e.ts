// Every screen: no serious finding of axe-core, no missing text in three languages, quick, and nothing jumps.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { findings, holes } from './look';
import { botGame, keepRecord, playOnFrom } from './moments';
import { playOn, seeded, watchShift } from './player';

let host: Host;
let lobby: string;
const kept = { base: '', dice: '', alcazaba: '', red: '', over: '' };
beforeAll(async () => {
  host = await startHost();
  const page = await host.page({ hash: '#/new' });
  await page.locator('.modules .all').click();
  await page.locator('.right li select').nth(2).selectOption('open');
  await page.locator('.go .primary').click();
  await page.locator('.link input').waitFor();
  lobby = new URL(page.url()).hash;
  const canBuy = (legal: readonly { kind: string }[]): boolean => legal.some((a) => a.kind === 'buy');
  kept.base = await keepRecord(host.url, await botGame({ game: 'alhambra', players: 3, seed: 4 }, 90, canBuy));
  kept.dice = await keepRecord(host.url, await botGame({ game: 'dice', players: 3, seed: 5 }, 120));
  kept.alcazaba = await keepRecord(host.url, await botGame({ game: 'alcazaba', players: 3, seed: 5 }, 190));
  kept.red = await keepRecord(host.url, await botGame({ game: 'red-palace', players: 3, seed: 4 }, 90, canBuy));
  kept.over = await keepRecord(
    host.url,
    await botGame({ game: 'alhambra', players: 3, modules: ['camps', 'characters'], seed: 4 }),
  );
});
afterAll(() => host.close());

type Options = Parameters<Host['page']>[0];
/** In the middle of a game, at one's turn. */
async function playing(
  name: 'base' | 'dice' | 'alcazaba' | 'red',
  { lang, ...options }: NonNullable<Options> = {},
): Promise<Page> {
  const page = await host.page(options);
  await playOnFrom(page, host.url, kept[name]);
  if (lang) {
    await page.evaluate((l) => localStorage.setItem('comares.lang', l), lang);
    await page.reload();
    await page.locator('.bar h1.mine').waitFor();
  }
  return page;
}
async function twoOnOneDevice(options: Options): Promise<Page> {
  const page = await host.page({ hash: '#/new', ...options });
  await page.locator('.right li select').nth(1).selectOption('me');
  await page.locator('.go .primary').click();
  return page;
}

describe.each(['light', 'dark'] as const)('axe-core finds nothing serious (%s)', (colorScheme) => {
  const phone = { colorScheme, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

  it.each([
    ['start', '#/', '.play'],
    ['new table', '#/new', '.go'],
    ['watch', '#/watch', 'h1'],
    ['replays', '#/replay', 'h1'],
    ['rules', '#/rules', 'h1, h2'],
    ['rules of a module', '#/rules/characters.3', 'h1, h2'],
    ['pieces', '#/gallery', 'h1'],
    ['waiting for players', 'lobby', '.link'],
    ['the end', 'end', 'dialog[data-kind=end] .ranks'],
    ['a replay', 'replay', '.slider'],
    ['the lesson', '#/tutorial', '.coach'],
  ])('on %s', async (_name, hash, ready) => {
    const page = await host.page({
      hash:
        hash === 'lobby'
          ? lobby
          : hash === 'end'
            ? `#/t/${kept.over}`
            : hash === 'replay'
              ? `#/replay/${kept.over}/60`
              : hash,
      colorScheme,
    });
    await page.locator(ready).first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });
  it('between two players of one device', async () => {
    const page = await twoOnOneDevice({ colorScheme });
    await page.locator('main.curtain').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });
  it.each(['dice', 'alcazaba', 'red'] as const)('at a table of %s', async (name) => {
    const page = await playing(name, { colorScheme });
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });
  it('on a phone, and in its log', async () => {
    const page = await playing('base', phone);
    const wrong = await findings(page);
    await page.locator('.log-open').tap();
    await page.locator('dialog[data-kind=log]').waitFor();
    expect([...wrong, ...(await findings(page))]).toEqual([]);
    await page.context().close();
  });
  it('at the table and in its dialogs', async () => {
    const wrong: string[] = [];
    const page = await playing('base', { colorScheme });
    const look = async (name: string): Promise<void> => {
      for (const f of await findings(page)) wrong.push(`${name}: ${f}`);
    };
    await look('table');
    const dialog = async (name: string, button: string, ready = 'dialog[open]', then?: string): Promise<void> => {
      await page.locator(button).first().click();
      await page.locator(ready).first().waitFor();
      if (then) await page.locator(then).nth(3).click();
      await look(name);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    };
    await dialog('scoring', '.bar .score', 'dialog[open] table', 'dialog[open] table button');
    await dialog('what is left', '.bar button.supply', 'dialog[open] section');
    await dialog('menu', '.bar .menu');
    await dialog('palace', '.others .player .open:visible');
    // Paying by cards of one's own choice, and a refusal with its rule.
    await page.locator('.market .slot.can').first().click();
    await look('payments');
    await page.locator('.hand button.card').first().click();
    await page.locator('.tray .own').waitFor();
    await look('own payment');
    await page.keyboard.press('Escape');
    await page.locator('.market .slot:not(.can):not(:disabled)').first().click();
    await page.locator('.banner .rule').click();
    await page.locator('dialog[data-kind=rule] h2, dialog[data-kind=rule] h3').first().waitFor();
    await look('refusal');
    await page.context().close();
    expect(wrong).toEqual([]);
  });
});

describe('axe-core', () => {
  it.each(['modules', 'score', 'left', 'end', 'tutorial'])(
    'finds nothing serious in the decisions and tables of %s',
    async (part) => {
      const page = await host.page({ hash: `#/gallery/${part}` });
      await page.locator('.panel').first().waitFor();
      expect(await findings(page)).toEqual([]);
      await page.context().close();
    },
  );
});

describe('texts', () => {
  it.each(['en', 'nl', 'de'] as const)('none is missing in %s', async (lang) => {
    const page = await playing('base', { lang });
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    const bad: string[] = [];
    const read = async (where: string): Promise<void> => {
      for (const hole of await holes(page)) bad.push(`${where}: ${hole}`);
    };
    await read('table');
    for (const [hash, ready] of [
      ['#/', '.play'],
      ['#/new', '.go .primary'],
      ['#/watch', 'main h1'],
      ['#/rules', 'article h3'],
      ['#/replay', 'main h1'],
      [lobby, '.link input'],
      [`#/t/${kept.over}`, 'dialog[data-kind=end] .ranks'],
      [`#/replay/${kept.over}/60`, '.slider'],
      ['#/tutorial', '.coach'],
    ] as const) {
      await page.goto(`${host.url}/${hash}`);
      await page.locator(ready).first().waitFor();
      await read(hash);
    }
    expect(bad).toEqual([]);
  });
  it('the three languages differ wherever they speak', async () => {
    const said = await Promise.all(
      ['en', 'nl', 'de'].map(async (lang) => {
        const page = await host.page({ lang, hash: '#/new' });
        await page.locator('.go').waitFor();
        return page.locator('h1, h2, .card b').allInnerTexts();
      }),
    );
    const [en = [], nl = [], de = []] = said;
    expect([nl.length, de.length]).toEqual([en.length, en.length]);
    expect(en.filter((w, i) => w === nl[i] && w === de[i] && !/^(Modules?|Camps?)$/i.test(w))).toEqual([]);
  });
});

interface Chunk {
  file: string;
  imports?: string[];
}

describe('lightness', () => {
  const folder = process.env['COMARES_WEB'] ?? resolve(import.meta.dirname, '../dist');
  let all: Record<string, Chunk> = {};
  beforeAll(() => {
    all = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  });
  /** These and all they import. */
  const reached = (keys: readonly string[], known = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const chunk = all[key];
      if (!chunk || known.has(key)) continue;
      known.add(key);
      reached(chunk.imports ?? [], known);
    }
    return known;
  };
  const weigh = (keys: Iterable<string>): number =>
    [...keys]
      .flatMap((key) => all[key]?.file ?? [])
      .filter((file) => file.endsWith('.js'))
      .reduce((n, file) => n + gzipSync(readFileSync(join(folder, file))).length, 0);
  const base = (): Set<string> => reached(['index.html', 'src/screens/PlainTable.svelte']);

  it('the scripts of the first page and of a table without modules are at most 100 kB together, compressed', () => {
    expect(base().size).toBeGreaterThan(3);
    expect(weigh(base())).toBeLessThan(100_000);
  });
  it('what a module adds to a table is at most 5 kB, what a game adds of its own at most 8 kB', () => {
    const known = base();
    const heavy = Object.keys(all)
      .filter((key) => /^src\/modules\/[^/]+\/[^/]+\/index\.ts$/.test(key))
      .map((key) => ({ key, weight: weigh([...reached([key])].filter((other) => !known.has(other))) }));
    expect(heavy.length).toBeGreaterThan(26);
    const most = (key: string): number => (/\/([^/]+)\/\1\//.test(key) ? 8_000 : 5_000);
    expect(heavy.filter(({ key, weight }) => weight > most(key))).toEqual([]);
  });
  it('files travel compressed', async () => {
    const page = await host.page();
    const scripts = await page.evaluate(() =>
      [...document.querySelectorAll('script[src], link[rel=stylesheet]')].map(
        (e) => e.getAttribute('src') ?? e.getAttribute('href') ?? '',
      ),
    );
    expect(scripts.length).toBeGreaterThan(1);
    for (const file of scripts)
      expect((await fetch(new URL(file, host.url))).headers.get('content-encoding'), file).toBe('gzip');
    const plain = await fetch(new URL(scripts[0] ?? '', host.url), { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBe(null);
    expect(await plain.text()).toContain('import');
  });

  it('nothing jumps when events arrive', async () => {
    const page = await playing('base', {});
    const shift = await watchShift(page);
    let n = 0;
    await playOn(page, { random: seeded(9) }, async () => ++n > 30);
    expect(await shift()).toBeLessThan(0.02);
  });
});
