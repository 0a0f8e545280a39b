// Pictures of every screen, on phone, tablet and desktop, light and dark: `npm run shots`, into shots/. Not a test:
// somebody looks at them. All games come from fixed seeds.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { GOALS } from './goals';
import { startHost, type Host } from './host';
import { botGame, findMoments, keepRecord, playOnFrom } from './moments';

const out = resolve(import.meta.dirname, '../shots');
const only = new RegExp(process.env['SHOTS'] ?? '');
const SIZES = { phone: [360, 740], tablet: [820, 1180], desk: [1440, 900] } as const;
const LANG = process.env['SHOT_LANG'] ?? 'en';
/** Module decisions that are shown in a dialog of their own. */
const DIALOGS = [
  'vizier buys',
  'gate opened',
  'bid',
  'bid paid',
  'magician',
  'wise man',
  'miser',
  'dancer',
  'money changer',
  'builder',
];

interface Kept {
  hash: string;
  seats: string;
}
let host: Host;
const games: Record<string, Kept> = {};
let over = '';

async function keep(name: string, page: Page): Promise<void> {
  games[name] = {
    hash: new URL(page.url()).hash,
    seats: await page.evaluate(() => localStorage.getItem('comares.seats') ?? ''),
  };
}

beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  host = await startHost();
  const page = await host.page();
  const from = async (name: string, record: object, seat: number | null = null): Promise<void> => {
    await playOnFrom(page, host.url, await keepRecord(host.url, record), seat);
    await keep(name, page);
  };
  const has =
    (...kinds: string[]) =>
    (legal: readonly { kind: string }[]): boolean =>
      kinds.every((k) => legal.some((a) => a.kind === k));
  await from('base', await botGame({ game: 'alhambra', players: 3, seed: 4 }, 90, has('buy', 'redesign_remove')));
  await from('placing', await botGame({ game: 'alhambra', players: 3, seed: 4 }, 100, has('place')));
  await from('late', await botGame({ game: 'alhambra', players: 4, seed: 9 }, 152));
  await from('dice', await botGame({ game: 'dice', players: 3, seed: 5 }, 120));
  await from('alcazaba', await botGame({ game: 'alcazaba', players: 3, seed: 5 }, 190));
  over = await keepRecord(
    host.url,
    await botGame({ game: 'alhambra', players: 3, modules: ['camps', 'characters', 'workers-huts'], seed: 4 }),
  );
  for (const found of await findMoments(GOALS))
    for (const m of found.moments)
      if (DIALOGS.includes(m.goal) || m.goal === 'patron pays')
        await from(m.goal, { ...found.record, actions: found.record.actions.slice(0, m.at) }, m.seat);
  const lobby = await host.page({ hash: '#/new' });
  await lobby.locator('.right li select').nth(2).selectOption('open');
  await lobby.locator('.go .primary').click();
  await lobby.locator('.link input').waitFor();
  await keep('lobby', lobby);
  const two = await host.page({ hash: '#/new' });
  await two.locator('.right li select').nth(1).selectOption('me');
  await two.locator('.go .primary').click();
  await two.locator('main.curtain').waitFor();
  await keep('curtain', two);
}, 300_000);
afterAll(() => host.close());

for (const [size, [width, height]] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const)
    it(`${size} ${colorScheme}`, async () => {
      const contexts: BrowserContext[] = [];
      const open = async (hash: string, held = ''): Promise<Page> => {
        const page = await host.page({
          viewport: { width, height },
          colorScheme,
          lang: LANG,
          hash: '#/watch',
          hasTouch: size === 'phone',
        });
        contexts.push(page.context());
        if (held) await page.evaluate((s) => localStorage.setItem('comares.seats', s), held);
        await page.goto(`${host.url}/${hash}`);
        await page.reload();
        await page.waitForTimeout(400);
        return page;
      };
      const game = (name: string): Promise<Page> => open(games[name]?.hash ?? '', games[name]?.seats);
      const shoot = async (name: string, page: Page, fullPage = false): Promise<void> => {
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(out, `${name.replace(/ /g, '_')}-${size}-${colorScheme}.png`), fullPage });
      };
      const want = (...names: string[]): boolean =>
        names.some((n) => only.test(`${n.replace(/ /g, '_')}-${size}-${colorScheme}`));
      const press = async (page: Page, name: string, button: string): Promise<void> => {
        const one = page.locator(`${button}:visible`).first();
        if (!want(name) || (await one.count()) === 0) return;
        await one.click();
        await shoot(name, page);
        await page.keyboard.press('Escape');
      };
      for (const [name, hash, full] of [
        ['start', '#/', true],
        ['new', '#/new', true],
        ['watch', '#/watch', false],
        ['rules', '#/rules', false],
        ['rule', '#/rules/base.4.edges', false],
        ['tutorial', '#/tutorial', false],
        ['lobby', games['lobby']?.hash, false],
        ['gallery', '#/gallery', true],
        ['replays', '#/replay', false],
        ['end', `#/t/${over}`, false],
        ['replay', `#/replay/${over}/90`, false],
      ] as const)
        if (want(name)) await shoot(name, await open(hash ?? ''), full);
      if (want('mine')) await shoot('mine', await open('#/', games['curtain']?.seats));
      if (
        want(
          'table',
          'buy',
          'ways',
          'own',
          'log',
          'menu',
          'left',
          'left-price',
          'score',
          'score-row',
          'palace',
          'refused',
          'redesign',
          'tip',
        )
      ) {
        const page = await game('base');
        await shoot('table', page);
        await press(page, 'score', '.bar .score');
        if (want('score-row')) {
          await page.locator('.bar .score').evaluate((e) => (e as HTMLElement).click());
          await page.locator('dialog[data-kind=explain] table button').nth(4).click();
          await shoot('score-row', page);
          await page.keyboard.press('Escape');
        }
        for (const [name, button] of [
          ['left', '.bar .supply'],
          ['menu', '.bar .menu'],
          ['palace', '.player'],
          ['log', '.log-open'],
        ] as const)
          await press(page, name, button);
        const slot = page.locator('.market .slot.can').first();
        if ((await slot.count()) > 0) {
          await slot.click();
          await shoot('buy', page);
          await press(page, 'ways', '.tray .ways');
          await slot.click();
          if ((await page.locator('.tray .pay').count()) === 0) await slot.click();
          await page.locator('.hand button.card').first().click();
          await shoot('own', page);
          await page.keyboard.press('Escape');
        }
        const standing = page.locator('.stage .tile').first();
        if (want('redesign') && (await standing.count()) > 0) {
          await standing.click();
          await shoot('redesign', page);
          await page.keyboard.press('Escape');
        }
        const dear = page.locator('.market .slot:not(.can):not(:disabled)').first();
        if (want('refused') && (await dear.count()) > 0) {
          await dear.click();
          await shoot('refused', page);
        }
      }
      for (const name of ['late', 'placing', 'dice', 'alcazaba', 'patron pays', ...DIALOGS, 'curtain'])
        if (want(name)) await shoot(name, await game(name));
      if (want('late-place')) {
        const page = await game('late');
        await page
          .locator('.reserve .tile')
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
        await shoot('late-place', page);
      }
      for (const c of contexts) await c.close();
    }, 240_000);
