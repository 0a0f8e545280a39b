// Everything on a table tells what it is, in one sentence: under the mouse and held with a finger, in three languages. Every
// picture, every number and every button with a sign instead of words is pointed at where it is drawn.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { botGame, keepRecord, playOnFrom } from './moments';
import { MODULES } from './modules';

const LANGS = ['en', 'nl', 'de'] as const;
let host: Host;
const kept = { base: '', modules: '', auction: '', dice: '', alcazaba: '', two: '' };
beforeAll(async () => {
  host = await startHost();
  const wants =
    (...kinds: string[]) =>
    (legal: readonly { kind: string }[]): boolean =>
      kinds.every((k) => legal.some((a) => a.kind === k));
  kept.base = await keepRecord(
    host.url,
    await botGame(
      { game: 'alhambra', players: 3, seed: 3, level: 'random' },
      40,
      wants('buy', 'take_money', 'redesign_add'),
    ),
  );
  kept.two = await keepRecord(
    host.url,
    await botGame({ game: 'alhambra', players: 2, seed: 3 }, 40, wants('buy', 'take_money')),
  );
  kept.modules = await keepRecord(
    host.url,
    await botGame({ game: 'alhambra', players: 3, modules: MODULES, seed: 6 }, 110, wants('buy', 'take_money')),
  );
  kept.auction = await keepRecord(
    host.url,
    await botGame({ game: 'alhambra', players: 3, modules: ['characters'], seed: 6 }, 60, wants('characters:bid')),
  );
  kept.dice = await keepRecord(host.url, await botGame({ game: 'dice', players: 3, seed: 5 }, 120, wants('throw')));
  kept.alcazaba = await keepRecord(
    host.url,
    await botGame({ game: 'alcazaba', players: 3, seed: 5 }, 190, wants('throw')),
  );
});
afterAll(() => host.close());

interface Point {
  x: number;
  y: number;
  what: string;
}

/** Where to point at, so that everything of a sort is pointed at once: middles of pictures, numbers and buttons without words. */
const points = (page: Page): Promise<Point[]> =>
  page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.querySelector('main.table') ?? document.body;
    const THINGS = 'svg, .num, button, a.btn, select, input, [role=img], [data-tip], [data-hint]';
    const seen = new Set<string>();
    return [...scope.querySelectorAll<HTMLElement | SVGElement>(THINGS)].flatMap((e) => {
      const r = e.getBoundingClientRect();
      const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
      const hit = document.elementFromPoint(x, y);
      // Pointed at is what lies on top there; a button with words on it says itself what it does.
      const thing = hit?.closest<HTMLElement>(THINGS);
      if (
        r.width < 4 ||
        r.height < 4 ||
        !thing ||
        !scope.contains(thing) ||
        thing.closest('.log, .chat') ||
        getComputedStyle(e).visibility === 'hidden'
      )
        return [];
      const telling = thing.closest<HTMLElement>('[data-tip], [data-hint]');
      if (!telling && /\p{L}{2}/u.test(thing.closest('button, a.btn')?.textContent ?? '')) return [];
      // Of tiles and cards one of each kind, of hints one of each place; what has none, one by one.
      const sort =
        telling && scope.contains(telling)
          ? `${telling.tagName} ${telling.getAttribute('class') ?? ''} ${(telling.dataset['tip'] ?? '').replace(/(-\w+)*-(\d+|[nesw0]+)\b/g, '')}`
          : thing.outerHTML;
      if (seen.has(sort)) return [];
      seen.add(sort);
      return [
        { x, y, what: `${thing.outerHTML.slice(0, 140)} in ${thing.parentElement?.outerHTML.slice(0, 100) ?? ''}` },
      ];
    });
  });

/** Points at everything; what tells nothing, or no sentence. */
async function silent(
  page: Page,
  where: string,
  point: (p: Point) => Promise<void>,
  leave: () => Promise<void>,
): Promise<string[]> {
  const wrong: string[] = [];
  const list = await points(page);
  expect(list.length, where).toBeGreaterThan(5);
  for (const p of list) {
    await point(p);
    let text = '';
    for (let i = 0; i < 3 && text === ''; ++i) {
      await page.clock.fastForward(700);
      text = await page.evaluate(() => document.querySelector('.tip-bubble:not([hidden])')?.textContent ?? '');
    }
    if (!/\p{L}.*[.!?]$/u.test(text) || /undefined|\{\w/.test(text)) wrong.push(`${where}: '${text}' ${p.what}`);
    await leave();
  }
  return wrong;
}

/** A page whose clock is ours, at this game: hints come after a while, and nobody waits for that. */
async function at(table: string, options: Parameters<Host['page']>[0] = {}): Promise<Page> {
  const page = await host.page(options);
  await playOnFrom(page, host.url, table);
  await page.clock.install();
  await page.reload();
  await page.locator('main.table, dialog[data-kind=decision]').first().waitFor();
  await page.clock.runFor(2000);
  await page.locator('.tip-bubble').waitFor({ state: 'attached' });
  return page;
}
/** The same page in another language. */
const speak = async (page: Page, lang: string): Promise<void> => {
  await page.evaluate((l) => localStorage.setItem('comares.lang', l), lang);
  await page.reload();
  await page.locator('main.table, dialog[data-kind=decision]').first().waitFor();
  await page.clock.runFor(2000);
  await page.locator('.tip-bubble').waitFor({ state: 'attached' });
};

it.each(Object.keys(kept) as (keyof typeof kept)[])('under the mouse: %s', async (name) => {
  const page = await at(kept[name], { viewport: { width: 1440, height: 900 } });
  const wrong: string[] = [];
  for (const lang of LANGS) {
    if (lang !== 'en') await speak(page, lang);
    await page.mouse.move(0, 0); // a pointer that rests where it rested tells the page nothing
    const look = async (where: string): Promise<void> =>
      void wrong.push(
        ...(await silent(
          page,
          `${lang} ${where}`,
          (p) => page.mouse.move(p.x, p.y),
          async () => undefined,
        )),
      );
    await look(name);
    if (name === 'base') {
      // Choosing: payments, then places for a tile of the reserve.
      await page.locator('.market .slot.can').first().click();
      await look('paying');
      await page.keyboard.press('Escape');
      await page.locator('.reserve .tile:enabled').first().click();
      await page.locator('.stage .cell').first().waitFor();
      await look('placing');
      await page.keyboard.press('Escape');
    }
    if (name === 'modules') {
      await page.locator('.side .player .open').first().click();
      await page.locator('dialog[open] .palace').waitFor();
      await look('palace');
      await page.keyboard.press('Escape');
    }
  }
  await page.context().close();
  expect(wrong).toEqual([]);
});

it.each(['modules', 'dice', 'alcazaba'] as const)('held with a finger: %s', async (name) => {
  const page = await at(kept[name], { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchCancel', touchPoints: { x: number; y: number }[]): Promise<unknown> =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const wrong = await silent(
    page,
    name,
    async (p) => void (await touch('touchStart', [{ x: p.x, y: p.y }])),
    async () => void (await touch('touchCancel', [])),
  );
  // Held to read, a button is not pressed when the finger goes.
  await page.evaluate(() =>
    addEventListener('click', () => document.body.classList.add('was-clicked'), { capture: true }),
  );
  const menu = await page.locator('.bar .menu').boundingBox();
  await touch('touchStart', [{ x: (menu?.x ?? 0) + 20, y: (menu?.y ?? 0) + 20 }]);
  await page.clock.fastForward(700);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('body.was-clicked').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.context().close();
  expect(wrong).toEqual([]);
});
