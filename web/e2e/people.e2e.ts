// More than one person: two browsers at one table, somebody who looks on, one device for two.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startHost, type Host } from './host';
import { playOn, seeded, step } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

async function setUp(page: Page, seats: string[]): Promise<void> {
  const count = page.locator('.step b');
  await count.waitFor();
  while (Number(await count.textContent()) > seats.length) await page.locator('.step button').first().click();
  for (const [i, kind] of seats.entries()) await page.locator('.right li select').nth(i).selectOption(kind);
  await page.locator('.go .primary').click();
}

it('two browsers play one game to its end, a third looks on and sees no hand', async () => {
  const one = await host.page({ hash: '#/new' });
  await setUp(one, ['me', 'open']);
  const link = await one.locator('.link input').inputValue();

  const two = await host.page({ hash: new URL(link).hash });
  await two.getByRole('button', { name: 'Sit down' }).click();
  await two.locator('main.table').waitFor();
  await one.locator('main.table').waitFor();

  const guest = await host.page({ hash: '#/watch' });
  await guest.getByRole('link', { name: 'Look on' }).click();
  await guest.locator('main.table').waitFor();
  expect(await guest.locator('.hand .card').count()).toBe(0);
  expect(await guest.locator('.market .slot:not(:disabled)').count()).toBe(0);

  const habits = [{ random: seeded(1) }, { random: seeded(2) }];
  const pages = [one, two];
  const moves = (): Promise<number> => one.locator('.log li').count();
  while ((await moves()) < 14)
    for (const [i, page] of pages.entries()) {
      while (await step(page, habits[i])) {
        /* as long as it is this one's turn */
      }
    }
  // Bots play on for both, to the end.
  for (const page of pages) {
    await page.locator('.bar .menu').click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click({ noWaitAfter: true });
  }
  await Promise.all([one, two, guest].map((p) => p.locator('.end .ranks').waitFor({ timeout: 240_000 })));
  const scores = (p: Page): Promise<string[]> => p.locator('.end .ranks').allInnerTexts();
  expect(await scores(two)).toEqual(await scores(one));
  expect(await scores(guest)).toEqual(await scores(one));
});

it('one device goes round between two players', async () => {
  const page = await host.page({ hash: '#/new' });
  await setUp(page, ['me', 'me']);
  const ready = page.getByRole('button', { name: /^I am Player/ });
  const seen = new Set<string>();
  for (let i = 0; i < 4; ++i) {
    await ready.waitFor();
    expect(await page.locator('.hand .card').count()).toBe(0);
    seen.add((await ready.textContent()) ?? '');
    await ready.click();
    await playOn(page, { random: seeded(i) }, () => ready.isVisible());
  }
  expect(seen.size).toBe(2);
});

it('a table that waits is filled with bots', async () => {
  const page = await host.page({ hash: '#/new' });
  await setUp(page, ['me', 'open', 'open']);
  await page.getByRole('button', { name: /bots take the free seats/ }).click();
  await page.locator('main.table').waitFor();
});

it('what is known already is taken back when all agree', async () => {
  const one = await host.page({ hash: '#/new' });
  await setUp(one, ['me', 'open']);
  const two = await host.page({ hash: new URL(await one.locator('.link input').inputValue()).hash });
  await two.getByRole('button', { name: 'Sit down' }).click();
  await two.locator('main.table').waitFor();
  await one.locator('main.table').waitFor();
  const [actor, other] = (await one.locator('.bar h1.mine').count()) > 0 ? [one, two] : [two, one];
  const cards = await actor.locator('.hand .card').count();
  await actor.locator('.display .card').first().click();
  await actor.locator('.tray .take').click();
  await other.locator('.bar h1.mine').waitFor();
  const ask = async (): Promise<void> => {
    await actor.locator('.bar .menu').click();
    await actor.locator('.ask-undo').click();
  };
  // Refused once, agreed to the second time.
  await ask();
  await other.locator('.ask .refuse').click();
  await other.locator('.ask').waitFor({ state: 'detached' });
  expect(await actor.locator('.hand .card').count()).toBe(cards + 1);
  await ask();
  await other.locator('.ask .agree').click();
  await actor.locator('.bar h1.mine').waitFor();
  expect(await actor.locator('.hand .card').count()).toBe(cards);
  await actor.locator('.ask').waitFor({ state: 'detached', timeout: 2000 });

  // Nobody answers and the game goes on: then the question is over, too.
  await actor.locator('.display .card').first().click();
  await actor.locator('.tray .take').click();
  await other.locator('.bar h1.mine').waitFor();
  await ask();
  await other.locator('.ask').waitFor();
  await other.locator('.display .card').first().click();
  await other.locator('.tray .take').click();
  for (const page of [actor, other]) await page.locator('.ask').waitFor({ state: 'detached', timeout: 2000 });
});

it('one passes beforehand what a module offers between the turns, and is asked again', async () => {
  const one = await host.page({ hash: '#/new' });
  await one.locator('.card[data-module=viziers-favour]').click();
  await setUp(one, ['me', 'open']);
  const two = await host.page({ hash: new URL(await one.locator('.link input').inputValue()).hash });
  const told: unknown[] = [];
  two.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const m = JSON.parse(String(payload)) as { type: string; on?: boolean; kinds?: string[] };
      if (m.type === 'decline') told.push([m.on, m.kinds]);
    }),
  );
  await two.reload();
  await two.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([one, two].map((p) => p.locator('main.table').waitFor()));
  const turn = async (page: Page): Promise<void> => {
    await page.locator('.display .card').first().click();
    await page.locator('.tray .take').click();
  };
  const [first, second] = (await one.locator('.bar h1.mine').count()) > 0 ? [one, two] : [two, one];
  await turn(first);
  await one.locator('.tray .pass').waitFor();
  await two.locator('.tray .decline').click();
  await expect.poll(() => told).toEqual([[true, ['viziers-favour']]]);
  await one.locator('.tray .pass').click();
  // In the next pause only the other one is asked.
  await second.locator('.display .card:enabled').first().waitFor();
  await turn(second);
  await one.locator('.tray .pass').waitFor();
  expect(await two.locator('.tray .pass').count()).toBe(0);
  await two.locator('.bar .menu').click();
  await two.locator('.windows').click();
  const ask = two.getByRole('switch', { name: /Vizier/ });
  expect(await ask.getAttribute('aria-checked')).toBe('false');
  await ask.click();
  await expect.poll(() => ask.getAttribute('aria-checked')).toBe('true');
  expect(told.at(-1)).toEqual([false, ['viziers-favour']]);
  await two.keyboard.press('Escape');
  await two.locator('.tray .pass').waitFor();
});

it('what happens is announced, also where the log is not shown', async () => {
  const page = await host.page({ viewport: { width: 360, height: 740 } });
  await page.locator('.play').click();
  await page.locator('.bar h1.mine').waitFor();
  // Bots answer at once: all that is said is kept.
  await page.evaluate(() => {
    const w = window as unknown as { said: string };
    w.said = '';
    const place = document.querySelector('p.sr[aria-live=polite]');
    if (place)
      new MutationObserver(() => (w.said += place.textContent)).observe(place, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await page.locator('.display .card').first().click();
  await page.locator('.tray .take').click();
  await page.waitForFunction(() => (window as unknown as { said: string }).said.includes('Player 1 takes'));
});
