// Direct manipulation: tiles dragged, redesigns by mouse and keyboard; and what moves: cards, tiles, points.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { botGame, keepRecord, sitDownAt, untilScoring } from './moments';
import { byKeyboard } from './player';

let host: Host;
let table: string;
beforeAll(async () => {
  host = await startHost();
  const wanted = ['buy', 'take_money', 'redesign_add', 'redesign_remove'];
  table = await keepRecord(
    host.url,
    await botGame({ game: 'alhambra', players: 3, seed: 3, level: 'random' }, 40, (legal) =>
      wanted.every((k) => legal.some((a) => a.kind === k)),
    ),
  );
});
afterAll(() => host.close());

const sitDown = (options?: Parameters<Host['page']>[0]): ReturnType<typeof sitDownAt> =>
  sitDownAt(host, table, options);

it('a tile is dragged out of the reserve onto a cell', async () => {
  const { page, sent } = await sitDown();
  await page.locator('.reserve .tile:enabled').first().hover();
  await page.mouse.down();
  const from = await page.locator('.reserve .tile:enabled').first().boundingBox();
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) - 40, { steps: 4 });
  await page.locator('.stage .cell').first().waitFor();
  const cell = page.locator('.stage .cell:not(.gate)').first();
  const to = await cell.boundingBox();
  await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) / 2, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 6 });
  await page.locator('.stage .cell.on').waitFor();
  await page.mouse.up();
  await expect.poll(() => sent.at(-1)?.kind).toMatch(/^redesign_(add|swap)$/);
});

it('a palace is redesigned by keyboard: a tile is taken up and goes into the reserve', async () => {
  const { page, sent } = await sitDown();
  const press = byKeyboard(page);
  const tile = page.locator('.stage .tile').first();
  const name = (await tile.getAttribute('data-tip'))?.replace('tile:', '');
  await press(tile);
  await page.locator('.stage .lifted').waitFor();
  await press(page.locator('.tray .redesign').first());
  await expect.poll(() => sent.at(-1)?.kind).toBe('redesign_remove');
  await page.locator(`.reserve button[data-tip^="tile:${name}"]`).waitFor();
});

it('a card that is taken flies to the hand, and any press skips that', async () => {
  const { page } = await sitDown({ reducedMotion: 'no-preference' });
  // The others' cards may fly at once after it: what counts is what was in the air at the press.
  await page.evaluate(() => {
    const w = window as unknown as { flown: number; left: number };
    w.flown = 0;
    w.left = -1;
    new MutationObserver(() => {
      const flying = [...document.querySelectorAll('.flight')];
      if (flying.length === 0 || w.flown > 0) return;
      w.flown = flying.length;
      dispatchEvent(new PointerEvent('pointerdown'));
      requestAnimationFrame(() => (w.left = flying.filter((f) => f.isConnected).length));
    }).observe(document.body, { childList: true });
  });
  await page.locator('.display .card:not(.off)').first().click();
  await page.locator('.tray .take').click();
  await page.waitForFunction(() => (window as unknown as { left: number }).left >= 0);
  expect(
    await page.evaluate(() => [
      (window as unknown as { flown: number }).flown > 0,
      (window as unknown as { left: number }).left,
    ]),
  ).toEqual([true, 0]);
});

it('a tile that is built flies to its cell', async () => {
  const { page } = await sitDown({ reducedMotion: 'no-preference' });
  // The first flight is stopped at its start, on its way and at its end, however few frames are drawn.
  await page.evaluate(() => {
    interface Place {
      x: number;
      y: number;
    }
    const w = window as unknown as { way?: Place[] };
    new MutationObserver(() => {
      const ghost = document.querySelector('.flight');
      const run = ghost?.getAnimations()[0];
      if (!ghost || !run || w.way) return;
      const lasts = Number(run.effect?.getComputedTiming().duration);
      run.pause();
      w.way = [0, 0.15, 0.85].map((part) => {
        run.currentTime = lasts * part;
        const { x, y } = ghost.getBoundingClientRect();
        return { x, y };
      });
      run.finish();
    }).observe(document.body, { childList: true });
  });
  const held = page.locator('.reserve .tile:enabled').first();
  const from = await held.boundingBox();
  const tile = (await held.getAttribute('data-fly')) ?? '';
  await held.click();
  await page.locator('.stage .cell:not(.gate)').first().click();
  const built = page.locator(`.stage [data-fly="${tile}"]`);
  await built.waitFor();
  await page.waitForFunction(() => 'way' in window && !document.querySelector('.flight'));
  const to = await built.boundingBox();
  const way = await page.evaluate(() => (window as unknown as { way: { x: number; y: number }[] }).way);
  const length = Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
  const gone = way.map((p) => Math.hypot(p.x - (from?.x ?? 0), p.y - (from?.y ?? 0)) / length);
  expect(gone[0], `begins where it lay: ${gone.join(' ')}`).toBeLessThan(0.02);
  expect(gone[1], `is on its way: ${gone.join(' ')}`).toBeGreaterThan(0.02);
  expect(gone[1], `is on its way: ${gone.join(' ')}`).toBeLessThan(0.9);
  expect(gone[2], `ends at its cell: ${gone.join(' ')}`).toBeGreaterThan(0.9);
});

describe('points', () => {
  let hash = '';
  beforeAll(async () => {
    const { record, moves } = await untilScoring({ game: 'alhambra', players: 3, seed: 4 });
    hash = `#/replay/${await keepRecord(host.url, record)}/${moves}`;
  });
  /** What the plate of the first player with points to win shows, one after the other, while the game goes past a scoring. */
  async function shown(reducedMotion: 'reduce' | 'no-preference', skip: boolean): Promise<number[]> {
    const page = await host.page({ hash, reducedMotion });
    await page.locator('.side .player .score').first().waitFor();
    await page.evaluate((press) => {
      const w = window as unknown as { said: number[][] };
      w.said = [];
      document.querySelectorAll('.side .player .score').forEach((plate, i) => {
        w.said[i] = [];
        new MutationObserver(() => {
          w.said[i]?.push(Number(plate.textContent));
          if (press) dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        }).observe(plate, { characterData: true, childList: true, subtree: true });
      });
    }, skip);
    await page.getByRole('button', { name: 'Next move' }).click();
    // The pawns on the track know the points at once.
    const points = (): Promise<number[]> =>
      page.locator('.track .pawn').evaluateAll((list) => list.map((e) => Number(e.getAttribute('data-score'))));
    await expect.poll(async () => Math.max(...(await points()))).toBeGreaterThan(0);
    const want = await points();
    await expect
      .poll(() => page.locator('.side .player .score').allTextContents())
      .toEqual(expect.arrayContaining(want.map((n) => expect.stringMatching(new RegExp(`^\\s*${n}\\s*$`)))));
    const said = await page.evaluate(() => (window as unknown as { said: number[][] }).said);
    await page.context().close();
    return said.reduce((a, b) => (b.length > a.length ? b : a), []);
  }
  it('count up after a scoring', async () => {
    const said = await shown('no-preference', false);
    expect(said.length).toBeGreaterThan(2);
    expect(said).toEqual([...said].sort((a, b) => a - b));
    expect(said.some((n) => n > 0 && n < (said.at(-1) ?? 0))).toBe(true);
  });
  it('are there at once when a key is pressed', async () => {
    expect((await shown('no-preference', true)).length).toBeLessThanOrEqual(2);
  });
  it('are there at once for those who want less motion', async () => {
    expect((await shown('reduce', false)).length).toBe(1);
  });
});

it('nothing flies for those who want less motion', async () => {
  const { page } = await sitDown();
  await page.evaluate(() => {
    const w = window as unknown as { flown: number };
    w.flown = 0;
    new MutationObserver(() => (w.flown += document.querySelectorAll('.flight').length)).observe(document.body, {
      childList: true,
    });
  });
  const cards = await page.locator('.hand .card').count();
  await page.locator('.display .card:not(.off)').first().click();
  await page.locator('.tray .take').click();
  await page.waitForFunction((n) => document.querySelectorAll('.hand .card').length > n, cards);
  expect(await page.evaluate(() => (window as unknown as { flown: number }).flown)).toBe(0);
});
