// The lesson: played through, doing what it says. The deal is the same for everybody.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';
import { playOn, seeded } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

it.each([1, 2])('the lesson is followed to its end (%i)', async (n) => {
  const page = await host.page({ hash: '#/tutorial' });
  const coach = page.locator('.coach');
  await coach.waitFor();
  const next = coach.locator('.btn.primary');
  const titles: string[] = [];
  const random = seeded(n);
  const told = async (): Promise<boolean> => {
    const title = await coach
      .locator('h2')
      .textContent({ timeout: 2000 })
      .catch(() => null);
    if (title !== null && titles.at(-1) !== title) titles.push(title);
    return title === null || title === 'That is it' || (await next.isVisible());
  };
  for (let i = 0; i < 40 && titles.at(-1) !== 'That is it'; ++i) {
    // Do what is waited for; a card with a button is read and clicked away (dialogs over it are closed first).
    await playOn(page, { random }, async () => (await told()) && (await page.locator('dialog[open]').count()) === 0);
    if (await next.isVisible()) {
      await told(); // what the button belongs to now
      await next.click();
    }
    await told();
  }
  await next.click();
  expect(titles.slice(0, 5)).toEqual(['Welcome!', 'Your palace', 'The market', 'Your money', 'Take money']);
  expect(titles).toContain('Pay exactly!');
  for (const title of [
    'Take money',
    'Walls',
    'The reserve',
    'When points come',
    'Play on',
    'The first scoring',
    'That is it',
  ])
    expect(titles.join(' > ')).toContain(title);
  await page.locator('main.table').waitFor();
  await coach.waitFor({ state: 'detached' });
});
