// Pictures of every screen, on phone, tablet and desktop, light and dark: `npm run shots [part of a name]`, into shots/.
// Not a test: somebody looks at them.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { startHost, type Host } from './host';
import { playOn, seeded } from './player';

const out = resolve(import.meta.dirname, '../shots');
const only = new RegExp(process.env['SHOTS'] ?? '');
const SIZES = { phone: [360, 740], tablet: [768, 1024], desk: [1440, 900] } as const;
const LANG = process.env['SHOT_LANG'] ?? 'en';

let host: Host;
const seats = { base: '', all: '', over: '' };
const hashes = { base: '', all: '', over: '', lobby: '' };

async function keep(name: keyof typeof seats, page: Page): Promise<void> {
  hashes[name] = new URL(page.url()).hash;
  seats[name] = await page.evaluate(() => localStorage.getItem('comares.seats') ?? '');
}
const steps = (page: Page, most: number, random: () => number): Promise<void> => {
  let n = 0;
  return playOn(page, { random }, async () => ++n > most);
};

beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  host = await startHost();
  const page = await host.page();
  await page.locator('.play').click();
  await steps(page, 60, seeded(21));
  // A turn in which something can be bought, and nothing was picked yet.
  const random = seeded(5);
  await playOn(page, { random }, async () => (await page.locator('.market .slot.can').count()) > 0 && (await page.locator('.stage .cell, .tray .pay, dialog[open]').count()) === 0);
  await keep('base', page);
  const many = await host.page({ hash: '#/new' });
  await many.locator('.modules .all').click();
  await many.locator('.go .primary').click();
  await steps(many, 90, seeded(22));
  await keep('all', many);
  const over = await host.page();
  await over.locator('.play').click();
  await playOn(over, { random: seeded(23) });
  await keep('over', over);
  const lobby = await host.page({ hash: '#/new' });
  await lobby.locator('.right li select').nth(2).selectOption('open');
  await lobby.locator('.go .primary').click();
  await lobby.locator('.link input').waitFor();
  hashes.lobby = new URL(lobby.url()).hash;
}, 300_000);
afterAll(() => host.close());

for (const [size, [width, height]] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const)
    it(`${size} ${colorScheme}`, async () => {
      const contexts: BrowserContext[] = [];
      const open = async (hash: string, held = ''): Promise<Page> => {
        const page = await host.page({ viewport: { width, height }, colorScheme, lang: LANG, hash: '#/watch', hasTouch: size === 'phone' });
        contexts.push(page.context());
        if (held) await page.evaluate((s) => localStorage.setItem('comares.seats', s), held);
        await page.goto(`${host.url}/${hash}`);
        await page.reload();
        await page.waitForTimeout(500);
        return page;
      };
      const shoot = async (name: string, page: Page, fullPage = false): Promise<void> => {
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(out, `${name}-${size}-${colorScheme}.png`), fullPage });
      };
      const want = (...names: string[]): boolean => names.some((n) => only.test(`${n}-${size}-${colorScheme}`));
      for (const [name, hash, full] of [['start', '#/', false], ['new', '#/new', true], ['watch', '#/watch', false], ['rules', '#/rules', false], ['rule', '#/rules/base.4.edges', false], ['tutorial', '#/tutorial', false], ['dice', '#/tutorial/dice', false], ['alcazaba', '#/tutorial/alcazaba', false], ['lobby', hashes.lobby, false], ['gallery', '#/gallery', true], ['modules', '#/gallery/modules', true], ['replay', '#/replay', false]] as const)
        if (want(name)) await shoot(name, await open(hash), full);
      if (want('table', 'buy', 'own', 'log', 'menu', 'left', 'score', 'palace', 'refused')) {
        const page = await open(hashes.base, seats.base);
        await shoot('table', page);
        const slot = page.locator('.market .slot.can').first();
        if ((await slot.count()) > 0) {
          await slot.click();
          await shoot('buy', page);
          await page.locator('.hand button.card').first().click();
          await shoot('own', page);
          await page.keyboard.press('Escape');
        }
        const dear = page.locator('.market .slot:not(.can):not(:disabled)').first();
        if ((await dear.count()) > 0) {
          await dear.click();
          await shoot('refused', page);
          await page.locator('.banner .why button').last().click();
        }
        for (const [name, button] of [['score', '.bar .score'], ['left', '.bar .supply'], ['menu', '.bar .menu'], ['palace', '.player'], ['log', '.log-open']] as const) {
          const one = page.locator(`${button}:visible`).first();
          if ((await one.count()) === 0) continue;
          await one.click();
          await shoot(name, page);
          await page.keyboard.press('Escape');
        }
      }
      if (want('all')) {
        const page = await open(hashes.all, seats.all);
        await shoot('all', page);
        if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
        const more = page.locator('.tray .more');
        if ((await more.count()) > 0) {
          await more.click();
          await shoot('all-more', page);
        }
      }
      if (want('end')) {
        const page = await open(hashes.over, seats.over);
        await shoot('end', page);
      }
      for (const c of contexts) await c.close();
    }, 120_000);
