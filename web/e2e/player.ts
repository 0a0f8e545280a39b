// A scripted player: looks at what the page shows as possible and clicks it, as a person would. It sends nothing
// itself and knows no rules; what is lit is what it may do.

import type { Locator, Page } from 'playwright-core';
import type { Sent } from '../src/modules/goals';

export interface Habits {
  /** Presses an element: by mouse (default), by finger or by keyboard. */
  press?: (what: Locator) => Promise<void>;
  /** Counts what was done, by name. */
  done?: Map<string, number>;
  /** Number from 0 to 1; the same sequence each time. */
  random?: () => number;
  /** What this player would like to do first, in this order, where it can be seen. */
  wishes?: () => readonly string[] | Promise<readonly string[]>;
}

/** A small generator, so that every run clicks the same where the game is the same. */
export function seeded(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

export type { Sent } from '../src/modules/goals';
/** The actions this page sends, as the server gets them. */
export function actionsOf(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const m = JSON.parse(String(payload)) as { type: string; action?: Sent };
      if (m.type === 'act' && m.action) sent.push(m.action);
    }),
  );
  return sent;
}

export const isOver = (page: Page): Promise<boolean> => page.locator('section.end .ranks').isVisible();

/** Of each of these, those that can be seen and used now, looked at in one glance; of a palace that is seen in part, what is in sight. */
async function glance<K extends string>(
  page: Page,
  selectors: Readonly<Record<K, string>>,
): Promise<Record<K, Locator[]>> {
  const usable = await page.evaluate(
    (list) =>
      list.map(([key, selector]) => [
        key,
        [...document.querySelectorAll(selector)].flatMap((e, i) => {
          if ((e instanceof HTMLButtonElement && e.disabled) || e.getClientRects().length === 0) return [];
          const r = e.getBoundingClientRect();
          const ground = e.closest('.ground')?.getBoundingClientRect() ?? r;
          const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
          const seen = x >= ground.x && x <= ground.right && y >= ground.y && y <= ground.bottom;
          return seen && getComputedStyle(e).visibility !== 'hidden' ? [i] : [];
        }),
      ]),
    Object.entries<string>(selectors),
  );
  return Object.fromEntries(
    (usable as [K, number[]][]).map(([key, list]) => [key, list.map((i) => page.locator(selectors[key]).nth(i))]),
  ) as Record<K, Locator[]>;
}

/** What a person can see at a table. */
const SEEN = {
  end: 'dialog[data-kind=end]',
  curtain: 'main.curtain .btn',
  sheet: 'dialog[open]',
  choices: 'dialog[data-kind=decision] .inside > :not(header) button:not(.rule)',
  closing: 'dialog[open]:not([data-kind=end]) .inside > header .btn',
  mine: '.bar h1.mine',
  pay: '.tray .pay',
  way: '.tray .way',
  put: '.tray .put',
  piece: '.tray .piece',
  take: '.tray .take',
  redesign: '.tray .redesign',
  cell: '.stage .cell',
  further: '.stage .hint:not(.sign)',
  beside: '.tray .beside',
  column: '.board button.tile, .board button.chip',
  reward: '.tray .reward, .tray .starter, .tray .symbol, .tray .other',
  chip: '.tray .chip',
  choose: '.board .choose',
  die: '.dice .die',
  throw: '.dice .throw',
  spot: '.board .spot',
  choice: '.tray .choice',
  pieces: '.beside .use, .mine-pieces .use',
  slot: '.market .slot.can',
  more: '.tray .more',
  movable: '.reserve .tile:not(.fresh)',
  standing: '.stage .tile',
  card: '.display .card:not(.off)',
  pass: '.tray .pass',
} as const;

/** One thing a person does. False when it is not this player's turn. */
export async function step(page: Page, habits: Habits = {}): Promise<boolean> {
  const {
    press = (x) => x.click({ timeout: 1500 }),
    done = new Map<string, number>(),
    random = Math.random,
    wishes = () => [],
  } = habits;
  const pick = (list: Locator[]): Locator | undefined => list[Math.floor(random() * list.length)];
  // The table may change under the finger, as it does for people; then look again.
  const go = async (what: Locator | undefined, name: string): Promise<boolean> => {
    if (!what) return false;
    try {
      await press(what);
      done.set(name, (done.get(name) ?? 0) + 1);
    } catch (e) {
      if (!(e instanceof Error) || !/Timeout|detached|not attached/.test(e.message)) throw e;
      done.set('missed', (done.get('missed') ?? 0) + 1);
    }
    return true;
  };

  const now = await glance(page, SEEN);
  if (now.end.length > 0) return false;
  if (await go(now.curtain[0], 'curtain')) return true;
  const inDialog = now.sheet.length > 0;
  const wanted = (await wishes()).map((w) => `${w}:not([aria-pressed=true])`);
  if (wanted.length > 0 && random() < 0.92 && (inDialog || now.mine.length > 0)) {
    // All wishes in one glance; the first that can be met is.
    const wish = await page.evaluate(
      ([list, dialog]) =>
        list.findIndex((selector) =>
          [...document.querySelectorAll<HTMLButtonElement>(selector)].some(
            (e) => !e.disabled && e.getClientRects().length > 0 && (e.closest('dialog[open]') !== null) === dialog,
          ),
        ),
      [wanted, inDialog] as const,
    );
    if (wish >= 0 && (await go(pick((await glance(page, { wish: wanted[wish] ?? '' })).wish), 'wish'))) return true;
  }
  if (inDialog) return (await go(pick(now.choices), 'dialog')) || go(now.closing[0], 'close');
  if (now.mine.length === 0) return false;

  if (await go(now.pay[0], 'pay')) return true;
  if (await go(pick(now.way), 'way')) return true;
  if (await go(now.put[0], 'put')) return true;
  if (await go(now.piece[0], 'piece')) return true;
  if (await go(now.take[0], 'take')) return true;
  if (await go(pick(now.redesign), 'redesign')) return true;
  if (await go(pick(now.cell), 'place')) return true;
  if (await go(pick(now.further), 'further')) return true;
  if (await go(now.beside[0], 'beside')) return true;

  // Dice: keep some and throw the others, or place the stone; rewards, chips and tiles as they are offered.
  if (await go(pick(now.column), 'column')) return true;
  if (await go(pick(now.reward), 'reward')) return true;
  if (now.chip.length > 0 && random() < 0.5) return go(pick(now.chip), 'chip');
  if (await go(pick(now.choose), 'choose')) return true;
  if (now.die.length > 0 && random() < 0.4) return go(pick(now.die), 'die');
  if (now.throw.length > 0 && random() < 0.5) return go(now.throw[0], 'throw');
  const standingStill = random() < 0.85;
  if (standingStill && (await go(pick(now.spot), 'mark'))) return true;

  // A game played in words: a list of choices.
  if (await go(pick(now.choice), 'choice')) return true;

  if (now.pieces.length > 0 && random() < 0.1) return go(pick(now.pieces), 'piece');
  if (now.slot.length > 0 && random() < 0.85) return go(pick(now.slot), 'market');
  if (now.more.length > 0 && random() < 0.4) return go(now.more[0], 'more');
  if (now.movable.length > 0 && random() < 0.3) return go(pick(now.movable), 'reserve tile');
  if (now.standing.length > 0 && random() < 0.04) return go(pick(now.standing), 'palace tile');
  if (await go(pick(now.card), 'money')) return true;
  return go(pick([...now.slot, ...now.more, ...now.movable, ...now.pass]), 'rest');
}

/**
 * Holds, and still does when everything the page asked has had its answer. Listens to connections opened from now on: to
 * be made before the page is loaded.
 */
export function settled(page: Page, holds: () => Promise<boolean>): () => Promise<boolean> {
  const open = new Set<number>();
  let answered = (): void => undefined;
  page.on('websocket', (socket) => {
    open.clear();
    socket.on('framesent', ({ payload }) => {
      const { id } = JSON.parse(String(payload)) as { id?: number };
      if (id !== undefined) open.add(id);
    });
    socket.on('framereceived', ({ payload }) => {
      const { re } = JSON.parse(String(payload)) as { re?: number };
      if (re !== undefined) open.delete(re);
      if (open.size === 0) answered();
    });
    socket.on('close', () => (open.clear(), answered()));
  });
  return async () => {
    if (!(await holds())) return false;
    if (open.size > 0) await new Promise<void>((done) => (answered = done));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return holds();
  };
}

/** Plays on until the end dialog, or until `until` says so. */
export async function playOn(
  page: Page,
  habits: Habits = {},
  until: () => Promise<boolean> = () => isOver(page),
  most = 3000,
): Promise<void> {
  for (let i = 0; i < most; ++i) {
    if (await until()) return;
    if (await step(page, habits)) continue;
    await page
      .locator('.bar h1.mine, dialog[open], main.curtain')
      .first()
      .waitFor({ timeout: 30_000 })
      .catch(async (e: unknown) => {
        if (process.env['E2E_SHOTS']) await page.screenshot({ path: `${process.env['E2E_SHOTS']}/stuck.png` });
        throw e;
      });
  }
  throw new Error(`the game did not end in ${most} steps`);
}

/** Begins to add up what moves without anybody having clicked; gives the sum when asked. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const w = window as unknown as { shift: number };
    w.shift = 0;
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!e.hadRecentInput) w.shift += e.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Goes there by Tab, as somebody without a mouse does, and presses Enter. */
export const byKeyboard =
  (page: Page) =>
  async (what: Locator): Promise<void> => {
    const target = await what.elementHandle({ timeout: 2000 });
    for (let i = 0; i < 120; ++i) {
      await page.keyboard.press('Tab');
      const now = await page.evaluate((e) => {
        if (e === document.activeElement) return 'there';
        // Gone or no longer possible, or a dialog opened in between: look again, as a person would.
        const can =
          e !== null &&
          e.isConnected &&
          !(e instanceof HTMLButtonElement && e.disabled) &&
          (document.querySelector('dialog[open]')?.contains(e) ?? true);
        return can ? 'on the way' : 'gone';
      }, target);
      if (now === 'there') return page.keyboard.press('Enter');
      if (now === 'gone') throw new Error('Timeout: not attached');
    }
    throw new Error(`cannot be reached by Tab: ${await target?.evaluate((e) => e.outerHTML.slice(0, 300))}`);
  };
