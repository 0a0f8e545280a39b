// Seats and who holds them: taken along to another device by a link, left to a bot by those who wait, lost to the host.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startHost, type Host } from './host';

let host: Host;
beforeAll(async () => {
  host = await startHost(['--claim-after', '0']);
});
afterAll(() => host.close());

async function setUp(page: Page, seats: string[]): Promise<void> {
  const count = page.locator('.step b');
  await count.waitFor();
  while (Number(await count.textContent()) > seats.length) await page.locator('.step button').first().click();
  for (const [i, kind] of seats.entries()) await page.locator('.right li select').nth(i).selectOption(kind);
  await page.locator('.go .primary').click();
}

it('a link takes one’s seat to another browser, and the server never sees what it carries', async () => {
  const old = await host.page({ hash: '#/new' });
  await setUp(old, ['me', 'open']);
  await old.getByText('Waiting for players').first().waitFor();
  await old.goto(`${host.url}/#/`);
  await old.getByRole('link', { name: 'On to another device' }).click();
  const link = await old.getByLabel('The link to your seats').inputValue();
  const secret = new URL(link).hash.split('/')[2] ?? '';
  expect(secret.length).toBeGreaterThan(60);

  const fresh = await host.page();
  const sent: string[] = [];
  fresh.on('request', (r) => sent.push(r.url() + (r.postData() ?? '')));
  await fresh.getByText('No game yet.').waitFor();
  await fresh.goto(link);
  await fresh.getByRole('button', { name: 'Take the seats' }).waitFor();
  expect(fresh.url()).not.toContain(secret);
  await fresh.getByRole('button', { name: 'Take the seats' }).click();
  await fresh.getByRole('button', { name: 'Continue' }).click();
  await fresh.getByRole('button', { name: 'Get up' }).waitFor();
  expect(sent.some((url) => url.includes(secret.slice(0, 20)))).toBe(false);

  for (const [lang, bad] of [
    ['en', 'This link carries no seats'],
    ['nl', 'In deze link zitten geen plaatsen'],
    ['de', 'Dieser Link enthält keine Plätze'],
  ] as const) {
    const page = await host.page({ hash: new URL(link).hash.slice(0, -3), lang });
    await page.getByText(bad).waitFor();
    await page.context().close();
  }
});

it('who keeps the others waiting is replaced, who is muted says nothing, who is removed looks on', async () => {
  const one = await host.page({ hash: '#/new' });
  await setUp(one, ['me', 'open']);
  const link = await one.locator('.link input').inputValue();
  const two = await host.page({ hash: new URL(link).hash });
  await two.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([one, two].map((p) => p.locator('main.table').waitFor()));

  // Whose turn it is was drawn by lot: the other one sees that the table waits.
  const claim = (p: Page) => p.getByRole('button', { name: 'Let a bot play', exact: true });
  await Promise.race([one, two].map((p) => claim(p).waitFor()));
  const [waits, late] = (await claim(one).isVisible()) ? [one, two] : [two, one];
  await claim(waits).click();
  await late.getByRole('button', { name: 'Take my seat back' }).click();

  await one.locator('button.menu').click();
  await one.locator('.people .mute').click();
  await one.locator('.people').getByText('muted').waitFor();
  await two.locator('button.menu').click();
  await two.locator('.chat').waitFor();
  expect(await two.getByRole('textbox', { name: 'Say something' }).count()).toBe(0);
  expect(await two.locator('.people').count()).toBe(0); // only the host has that list
  await two.keyboard.press('Escape');

  await one.locator('.people .remove').click();
  await one.getByRole('button', { name: 'Really? A bot gets this seat for good.' }).click();
  await two.getByText('You no longer hold a seat at this table.').waitFor();
  expect(await two.locator('.hand .card').count()).toBe(0);
});
