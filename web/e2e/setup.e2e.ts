// A table with modules is set up in a minute: the bar, ready-made sets, a surprise, the catalogue, links; and the chips
// wherever it is told what is played.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { findings, outOfView, tooSmall } from './look';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

async function setUp(options: Parameters<Host['page']>[0] = {}): Promise<Page> {
  const page = await host.page({ hash: '#/new', ...options });
  await page.locator('.go .primary').waitFor();
  return page;
}
const chips = (page: Page): Promise<string[]> =>
  page.locator('.bar .chip').evaluateAll((all) => all.map((e) => e.getAttribute('data-module') ?? ''));
const preset = (page: Page, id: string): Promise<void> => page.locator(`[data-preset="${id}"]`).click();

it.each([
  ['a desk', {}],
  ['a phone', PHONE],
])('Start and what is chosen are in view wherever one reads, on %s', async (_name, options) => {
  const page = await setUp(options);
  await preset(page, 'all');
  expect(await chips(page)).toHaveLength(26);
  for (const share of [0, 0.3, 0.7, 1]) {
    await page.evaluate((s) => scrollTo(0, s * document.documentElement.scrollHeight), share);
    expect(await outOfView(page, ['.go .primary', '.bar .time', '.bar .game', '.bar .seats'])).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.context().close();
});

it('ready-made sets are one press; what they hold can be taken out again', async () => {
  const page = await setUp();
  const time = (): Promise<string> => page.locator('.bar .time').innerText();
  const short = await time();
  for (const box of ['1', '2', '3', '4', '5']) {
    await preset(page, `box-${box}`);
    expect(await chips(page)).toHaveLength(4);
    expect(await page.locator(`[data-preset="box-${box}"]`).getAttribute('aria-pressed')).toBe('true');
  }
  await preset(page, 'box-6');
  expect(await chips(page)).toHaveLength(6);
  expect(await time()).not.toBe(short);
  await page.locator('.bar .chip .off').first().click();
  expect(await chips(page)).toHaveLength(5);
  expect(await page.locator('.modules .card.on').count()).toBe(5);
  await preset(page, 'first');
  expect(await chips(page)).toHaveLength(3);
  await preset(page, 'base');
  expect(await chips(page)).toEqual([]);
  expect(await time()).toBe(short);
  await page.context().close();
});

it('a surprise is drawn again around what is locked', async () => {
  const page = await setUp();
  await page.locator('.surprise .count').selectOption('4');
  await page.locator('.roll').click();
  expect(await chips(page)).toHaveLength(4);
  const [kept = ''] = await chips(page);
  await page.locator(`.chip[data-module=${kept}] .lock`).click();
  const seen = new Set<string>();
  for (let i = 0; i < 6; ++i) {
    await page.locator('.roll').click();
    const drawn = await chips(page);
    expect(drawn).toHaveLength(4);
    expect(drawn).toContain(kept);
    seen.add(drawn.join());
  }
  expect(seen.size).toBeGreaterThan(1);
  await page.context().close();
});

it('the catalogue is searched and sorted; a module tells all about itself, its options too', async () => {
  const page = await setUp();
  expect(await page.locator('.group').count()).toBe(6);
  await page.locator('.order').selectOption('about');
  expect(await page.locator('.group').count()).toBe(4);
  await page.locator('input[type=search]').fill('scout');
  expect(await page.locator('.modules .card').count()).toBe(1);
  await page.locator('.modules .info').click();
  const sheet = page.locator('dialog[data-kind=module]');
  await sheet.getByRole('button', { name: 'Play with it' }).click();
  await sheet.locator('select').selectOption('true');
  expect(await findings(page)).toEqual([]);
  await sheet.locator('.rules').click();
  await page.locator('dialog[data-kind=rules] h2', { hasText: 'The Invaders' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await chips(page)).toEqual(['invaders']);
  expect(new URL(page.url()).hash).toContain('invaders_open=true');
  await page.locator('input[type=search]').fill('camps');
  await page.locator('.modules .info').first().click();
  await sheet.getByText('are reconstructed').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('input[type=search]').fill('no such thing');
  await page.getByText('No module has these words.').waitFor();
  await page.context().close();
});

it('modules that slow the game down together are told of', async () => {
  const file = resolve(import.meta.dirname, '../src/setup/times.json');
  const { alhambra } = JSON.parse(readFileSync(file, 'utf8')) as { alhambra: { pairs: [string, string, number][] } };
  const [[a, b]] = alhambra.pairs as [[string, string, number]];
  const page = await setUp({ hash: `#/new/game=alhambra&modules=${a}` });
  expect(await page.locator('.bar .advice').count()).toBe(0);
  await page.locator(`.card[data-module=${b}]`).click();
  await page.locator('.bar .advice', { hasText: 'slow the game down together' }).waitFor();
  await page.context().close();
});

it('a link carries all of it; it can be kept under a name, and comes again as last time', async () => {
  const page = await setUp();
  await preset(page, 'box-4');
  await page.locator('#part-options select').first().selectOption('fischer');
  await page.locator('#part-options select').nth(1).selectOption('add');
  await page.locator('.right li select').nth(2).selectOption('open');
  await page.locator('.right li select').nth(1).selectOption('random');
  await page.locator('.keep input').fill('Friday');
  await page.locator('.keep form button').click();
  const { hash } = new URL(page.url());

  const other = await setUp({ hash });
  expect(await chips(other)).toEqual(await chips(page));
  const kinds = other.locator('.right li select');
  expect(await kinds.evaluateAll((all) => all.map((e) => (e as HTMLSelectElement).value))).toEqual([
    'me',
    'random',
    'open',
  ]);
  expect(await other.locator('#part-options select').first().inputValue()).toBe('fischer');
  await other.locator('.go .primary').click();
  await other.locator('.link input').waitFor();
  const id = new URL(other.url()).hash.slice('#/t/'.length);
  const { table } = (await (await fetch(`${host.url}/api/tables/${id}`)).json()) as {
    table: { modules: string[]; options: object; clock: object; seats: { kind: string; level?: string }[] };
  };
  expect(table).toMatchObject({
    options: { extra_tower: 'add' },
    clock: { kind: 'fischer' },
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }, { kind: 'open' }],
  });
  expect(table.modules).toHaveLength(4);
  await other.goto(`${host.url}/#/new`);
  await preset(other, 'last');
  expect(new URL(other.url()).hash).toBe(hash);
  await other.context().close();

  await page.goto(`${host.url}/#/`);
  await page.goto(`${host.url}/#/new`);
  await preset(page, 'saved.Friday');
  expect(new URL(page.url()).hash).toBe(hash);
  await page.getByRole('button', { name: 'Forget Friday' }).click();
  expect(await page.locator('[data-preset="saved.Friday"]').count()).toBe(0);
  await page.context().close();
});

it('before sitting down one sees game, modules and clock, and gives a name first; the chips open the rules', async () => {
  const page = await setUp({ hash: '#/new/game=alhambra&modules=camps.characters&seats=me.open&clock=turn' });
  await page.locator('.go .primary').click();
  await page.locator('.link input').waitFor();
  const { hash } = new URL(page.url());
  const guest = await host.page({ ...PHONE, hash });
  const sit = guest.getByRole('button', { name: 'Sit down' });
  await sit.waitFor();
  const what = await guest.locator('.what').innerText();
  for (const word of ['Alhambra', 'The Camps', 'The Characters', '90 seconds a move']) expect(what).toContain(word);
  const top = async (selector: string): Promise<number> => (await guest.locator(selector).boundingBox())?.y ?? NaN;
  expect(await top('input[maxlength]')).toBeLessThan((await sit.boundingBox())?.y ?? NaN);
  expect(await top('.what')).toBeLessThan(await top('input[maxlength]'));
  const reads = async (where: Page, chip: string): Promise<void> => {
    const before = where.url();
    await where.locator(`${chip} [data-module=camps]`).first().click();
    await where.locator('dialog[data-kind=rules] h2', { hasText: 'The Camps' }).waitFor();
    expect(where.url()).toBe(before);
    await where.keyboard.press('Escape');
    await where.locator('dialog[data-kind=rules]').waitFor({ state: 'detached' });
  };
  await reads(guest, '.what');
  await guest.locator('input[maxlength]').fill('Player 7');
  await sit.click();
  await page.locator('main.table').waitFor();
  await page.locator('.bar .menu').click();
  await reads(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  const watcher = await host.page({ hash: '#/watch' });
  await watcher.getByText('Player 7').first().waitFor();
  await reads(watcher, 'main');
  await watcher.context().close();
  await guest.context().close();
  await page.context().close();
});

it.each(['light', 'dark'] as const)(
  'with everything chosen nothing is too small or hard to read (%s)',
  async (colorScheme) => {
    const page = await setUp({ ...PHONE, colorScheme });
    await preset(page, 'all');
    await page.locator('.roll').click();
    expect(await tooSmall(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    await page.locator('.modules .info').first().click();
    await page.locator('dialog[data-kind=module] h2').waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await page.context().close();
  },
);

it.each([
  ['en', 'Normal', /answers at once/],
  ['nl', 'Normaal', /meteen antwoordt/],
  ['de', 'Normal', /sofort antwortet/],
])('bots come in levels with a line each, the usual one by default (%s)', async (lang, name, line) => {
  const page = await host.page({ lang });
  await page.route('**/api/rules', async (route) => {
    const answer = await route.fetch();
    const rules = (await answer.json()) as { bots: string[] };
    const bots = ['random', 'easy', 'normal', 'hard', 'expert', 'greedy', 'flat'];
    await route.fulfill({ response: answer, json: { ...rules, bots } });
  });
  await page.goto(`${host.url}/#/new`);
  await page.reload();
  const seat = page.locator('.right li select').nth(1);
  await seat.waitFor();
  expect(await seat.inputValue()).toBe('normal');
  expect(await seat.locator('option').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value))).toEqual([
    'me',
    'random',
    'easy',
    'normal',
    'hard',
    'expert',
    'open',
  ]);
  await page.locator('#part-seats .level', { hasText: name }).getByText(line).waitFor();
  const said = new Set<string>();
  for (const level of ['random', 'easy', 'hard', 'expert']) {
    await seat.selectOption(level);
    await page.locator('#part-seats .level').nth(1).waitFor();
    said.add((await page.locator('#part-seats .level').allInnerTexts()).join('\n'));
  }
  expect(said.size).toBe(4);
  await page.context().close();
});
