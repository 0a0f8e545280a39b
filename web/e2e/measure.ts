// Figures of the client on this machine: `npm run measure`. Not a test: time depends on what else the machine does.
//   drawn    from opening a running game with an empty cache until hand, market and palace are there
//   panning  frames a second while a palace of 30 tiles is dragged, at 1440 x 900
//   shift    layout shift (CLS) over many turns

import { afterAll, beforeAll, it } from 'vitest';
import { startHost, type Host } from './host';
import { playOn, seeded, watchShift } from './player';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

it('drawn', async () => {
  const first = await host.page();
  await first.locator('.play').click();
  let n = 0;
  await playOn(first, { random: seeded(6) }, async () => ++n > 20);
  const hash = new URL(first.url()).hash;
  const seats = await first.evaluate(() => localStorage.getItem('comares.seats') ?? '');
  await first.context().close();
  const times: number[] = [];
  for (let i = 0; i < 12; ++i) {
    const context = await host.browser.newContext({ viewport: { width: 1440, height: 900 } });
    // The page itself notes when a frame has been drawn with the cards of the hand.
    await context.addInitScript((s) => {
      localStorage.setItem('comares.seats', s);
      const watch = new MutationObserver(() => {
        if (!document.querySelector('.hand .card')) return;
        watch.disconnect();
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => ((window as unknown as { drawn: number }).drawn = now)),
        );
      });
      watch.observe(document, { childList: true, subtree: true });
    }, seats);
    const page = await context.newPage();
    await page.goto(`${host.url}/${hash}`);
    times.push(
      (await (await page.waitForFunction(() => (window as unknown as { drawn?: number }).drawn)).jsonValue()) ?? 0,
    );
    await context.close();
  }
  times.sort((a, b) => a - b);
  console.log(
    `drawn after ${Math.round(times[0] ?? 0)} ms at best, ${Math.round(times[6] ?? 0)} ms in the middle of ${times.length}`,
  );
});

it('panning', async () => {
  const page = await host.page({
    hash: '#/table/large',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await page.locator('.stage .palace').waitFor();
  const box = await page.locator('.stage .palace').boundingBox();
  if (!box) throw new Error('no palace');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    const w = window as unknown as { frames: number[] };
    w.frames = [];
    const tick = (now: number): void => {
      w.frames.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < 240; ++i) await page.mouse.move(x + 150 * Math.sin(i / 12), y + 90 * Math.cos(i / 9));
  await page.mouse.up();
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const gaps = frames
    .slice(1)
    .map((t, i) => t - (frames[i] ?? 0))
    .sort((a, b) => a - b);
  const mean = gaps.reduce((a, b) => a + b, 0) / gaps.length;
  console.log(
    `panning: ${(1000 / mean).toFixed(1)} frames a second over ${gaps.length} frames, 95 % of them within ${gaps[Math.floor(gaps.length * 0.95)]?.toFixed(1)} ms`,
  );
});

it('shift', async () => {
  const page = await host.page({ reducedMotion: 'no-preference' });
  await page.locator('.play').click();
  await page.locator('main.table').waitFor();
  const shift = await watchShift(page);
  let n = 0;
  await playOn(page, { random: seeded(9) }, async () => ++n > 80);
  console.log(`layout shift over 80 clicks: ${(await shift()).toFixed(4)}`);
});
