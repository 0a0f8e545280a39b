// Market, money, hand and own palace in view without scrolling, from a small phone to a wide screen, held upright and on its
// side, with and without modules, with three and with six players.

import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { coveredPlaces, stillOutOfView } from './look';
import { botGame, keepRecord, largePalace, playOnFrom, type Seen } from './moments';
import { MODULES } from './modules';

const SIZES = [
  [360, 640],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;
const SEEN = [
  '.bar h1',
  '.bar .supply',
  '.bar .menu',
  '.market .slot',
  '.beside .use',
  '.beside .card',
  '.beside .auction',
  '.display .card',
  '.hand .card',
  '.hand .sum',
  '.stage .ground',
  '.tray .prompt',
  '.tray .btn',
  '.mine-pieces .use',
  '.reserve .tile',
];
const SEEN_WITH_DICE = [
  '.bar h1',
  '.bar .menu',
  '.board .column',
  '.dice .die',
  '.dice .throw',
  '.tray .prompt',
  '.tray .btn',
  '.players li',
  '.log-open',
  '.stage .ground',
];
let host: Host;
let page: Page;
beforeAll(async () => {
  host = await startHost();
  page = await host.page({ hasTouch: true });
});
afterAll(() => host.close());

/** In German, whose words are longest. */
const inGerman = async (): Promise<void> => {
  await page.evaluate(() => localStorage.setItem('comares.lang', 'de'));
  await page.reload();
  await page.locator('.bar h1.mine').waitFor();
};
/** At a game, in English as long as one sits down. */
async function sit(record: object): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => localStorage.setItem('comares.lang', 'en'));
  await page.reload();
  await playOnFrom(page, host.url, await keepRecord(host.url, record));
  await inGerman();
}

describe.each([
  ['the base game', []],
  ['all modules', MODULES],
] as const)('%s', (_name, modules) => {
  it.each([3, 6])('with %i players', async (players) => {
    // At a table over which nothing lies, neither a question nor a scoring that is explained.
    for (let seed = 6, covered = true; covered; ++seed) {
      await sit(
        await botGame({ game: 'alhambra', players, modules: [...modules], seed }, 60 + 10 * players, (legal) =>
          ['take_money', 'buy'].every((k) => legal.some((a) => a.kind === k)),
        ),
      );
      await page.locator('.hand .card').first().waitFor();
      await page.locator('.bar h1.mine').waitFor();
      covered = (await page.locator('dialog[open]').count()) > 0;
    }
    const wrong: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((w) => innerWidth === w, width);
      if (process.env['E2E_SHOTS'])
        await page.screenshot({
          path: `${process.env['E2E_SHOTS']}/view-${modules.length}-${players}-${width}x${height}.png`,
        });
      const at = `${width} x ${height}`;
      wrong.push(
        ...(
          await stillOutOfView(
            page,
            SEEN.map((s) => `main ${s}`),
          )
        ).map((w) => `${at}: ${w}`),
      );
      const ground = await page.locator('.stage .ground').boundingBox();
      if (Math.min(ground?.width ?? 0, ground?.height ?? 0) < 140)
        wrong.push(`${at}: the palace has ${ground?.width} x ${ground?.height}`);
      // The others are there too, at least as plates with their points.
      if (width >= 1000) wrong.push(...(await stillOutOfView(page, ['main .side .player'])).map((w) => `${at}: ${w}`));
      if ((await page.locator('main .player .open:visible').count()) < players - 1)
        wrong.push(`${at}: somebody is not shown`);
    }
    expect(wrong).toEqual([]);
  });
});

it('the Red Palace with three players', async () => {
  await sit(
    await botGame({ game: 'red-palace', players: 3, seed: 4 }, 60, (legal) =>
      ['take_money', 'buy'].every((k) => legal.some((a) => a.kind === k)),
    ),
  );
  await page.locator('.beside .ability').first().waitFor();
  const wrong: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((w) => innerWidth === w, width);
    const seen = ['.bar h1', '.market .slot', '.beside .space', '.beside .ability', '.display .card', '.hand .card'];
    wrong.push(
      ...(
        await stillOutOfView(
          page,
          [...seen, '.stage .ground', '.tray .prompt', '.reserve .tile'].map((s) => `main ${s}`),
        )
      ).map((w) => `${width} x ${height}: ${w}`),
    );
  }
  expect(wrong).toEqual([]);
});

describe.each(['dice', 'alcazaba'])('%s', (game) => {
  it.each([3, 6])('with %i players', async (players) => {
    await sit(
      await botGame({ game, players, seed: 5 }, 40 * players, (legal) => legal.some((a) => a.kind === 'throw')),
    );
    await page.locator('.dice .throw').waitFor();
    const wrong: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((w) => innerWidth === w, width);
      if (process.env['E2E_SHOTS'])
        await page.screenshot({ path: `${process.env['E2E_SHOTS']}/view-${game}-${players}-${width}x${height}.png` });
      wrong.push(
        ...(
          await stillOutOfView(
            page,
            SEEN_WITH_DICE.map((s) => `main ${s}`),
          )
        ).map((w) => `${width} x ${height}: ${w}`),
      );
    }
    expect(wrong).toEqual([]);
  });
});

it.each<[string, (view: Seen) => boolean]>([
  ['as it comes', () => true],
  ['a gate is on offer', (view) => view['city-gates']?.offer === true],
  ['tiles lie in reserve', (view) => (view.players[0]?.reserve.length ?? 0) > 1],
])(
  'while a place is chosen in a large palace all of them are in view and none is under a button: %s',
  async (_moment, wanted) => {
    const desk = await host.page();
    const { record, seat } = await largePalace(25, { modules: MODULES }, wanted);
    await playOnFrom(desk, host.url, await keepRecord(host.url, record), seat);
    await desk.locator('.stage .cell').first().waitFor();
    const wrong: string[] = [];
    for (const [width, height] of SIZES) {
      await desk.setViewportSize({ width, height });
      await desk.waitForFunction((w) => innerWidth === w, width);
      const at = `${width} x ${height}`;
      wrong.push(
        ...(
          await stillOutOfView(desk, [
            'main .stage .cell .reach',
            'main .beside .card',
            'main .reserve .tile',
            'main .tray .btn',
          ])
        ).map((w) => `${at}: ${w}`),
      );
      wrong.push(...(await coveredPlaces(desk)).map((w) => `${at}: ${w}`));
    }
    expect(wrong).toEqual([]);
  },
);

it.each([
  ['four players and every module', 4, readdirSync(resolve(import.meta.dirname, '../src/modules/alhambra')), 160],
  ['building sites and watchtowers', 3, ['building-sites', 'watchtowers'], 60],
] as const)(
  'with %s the market, the money and all counts are in view on 1280 x 800',
  async (_name, players, modules, least) => {
    const record = await botGame({ game: 'alhambra', players, modules: [...modules], seed: 4 }, least, (legal) =>
      legal.some((a) => a.kind === 'take_money'),
    );
    const desk = await host.page();
    await playOnFrom(desk, host.url, await keepRecord(host.url, record));
    await desk.locator('.display .card').first().waitFor();
    expect(
      await stillOutOfView(desk, [
        'main .market .slot',
        'main .display .card',
        'main .others .player',
        'main .hand .card',
        'main .tray .prompt',
      ]),
    ).toEqual([]);
    await desk.context().close();
  },
);
