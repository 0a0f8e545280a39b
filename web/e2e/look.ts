// What is wrong with a page as it is: serious findings of axe-core, texts with holes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: unknown[]; html: string }[];
}

export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: (o: object) => Promise<{ violations: unknown[] }> } }).axe;
    return (await run.run({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }))
      .violations;
  })) as Finding[];
  return found
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 2)
          .map((n) => n.html.slice(0, 160))
          .join(' | ')}`,
    );
}

/** Texts that were not filled in, seen or only spoken. */
export async function holes(page: Page): Promise<string[]> {
  const text = await page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title]')].map(
        (e) => `${e.getAttribute('aria-label') ?? ''} ${e.getAttribute('title') ?? ''}`,
      ),
    ].join('\n'),
  );
  return text.match(/\{\w+[|}]|\bundefined\b|\bNaN\b|\[object/g) ?? [];
}

/** What can be pressed but is too small for a finger: less than 44 pixels wide or high, or partly under something else (but for messages and the lesson's card, which go). Links in running text may be. */
export async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const wrong: string[] = [];
    for (const e of scope.querySelectorAll<HTMLElement | SVGElement>(
      'button, a[href], select, input, textarea, summary, [role=button], [role=radio], [role=slider]',
    )) {
      if (
        e.matches(':disabled, [type=hidden]') ||
        e.closest('[aria-hidden=true], [inert]') ||
        e.getClientRects().length === 0 ||
        getComputedStyle(e).visibility === 'hidden'
      )
        continue;
      if (e.matches('a') && getComputedStyle(e).display === 'inline' && e.closest('p, li')) continue;
      const target: Element = e.matches('[type=radio], [type=checkbox], [type=file]') ? (e.closest('label') ?? e) : e;
      const before = target.getBoundingClientRect();
      const ground = e.closest('.ground')?.getBoundingClientRect();
      if (
        ground &&
        (before.left < ground.left ||
          before.right > ground.right ||
          before.top < ground.top ||
          before.bottom > ground.bottom)
      )
        continue;
      if (!ground) target.scrollIntoView({ block: 'center', inline: 'center' });
      const r = target.getBoundingClientRect();
      const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
      const missed = [
        [0, 0],
        [-21, 0],
        [21, 0],
        [0, -21],
        [0, 21],
        [-14, -14],
        [14, -14],
        [-14, 14],
        [14, 14],
      ].flatMap(([dx = 0, dy = 0]) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit &&
          (target.contains(hit) ||
            hit.closest('label')?.contains(target) ||
            (hit.closest('.banner, .coach') && !target.closest('.banner, .coach')))
          ? []
          : [`${dx},${dy} ${hit?.tagName ?? ''}.${hit?.getAttribute('class') ?? ''}`];
      });
      if (missed.length > 0)
        wrong.push(
          `${e.outerHTML.slice(0, 130)} ${Math.round(r.width)}x${Math.round(r.height)}: ${missed.slice(0, 2).join('; ')}`,
        );
    }
    return wrong;
  });
}

/** The same when the page has had some frames to come to rest after its window has changed. */
export async function stillOutOfView(page: Page, selectors: readonly string[]): Promise<string[]> {
  let wrong: string[] = [];
  for (let i = 0; i < 12; ++i) {
    wrong = await outOfView(page, selectors);
    if (wrong.length === 0) break;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return wrong;
}

/** Which of these are not wholly in view as the page stands: outside the window, cut off by something that scrolls, or under something else. */
export async function outOfView(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (list) =>
      list.flatMap((selector) =>
        [...document.querySelectorAll(selector)].flatMap((e) => {
          const r = e.getBoundingClientRect();
          if (r.width === 0 || r.height === 0) return [];
          const cut: string[] = [];
          if (r.top < -1 || r.left < -1 || r.bottom > innerHeight + 1 || r.right > innerWidth + 1)
            cut.push('outside the window');
          for (let p = e.parentElement; p; p = p.parentElement) {
            if (/visible/.test(getComputedStyle(p).overflow)) continue;
            const room = p.getBoundingClientRect();
            if (
              r.top < room.top - 4 ||
              r.bottom > room.bottom + 4 ||
              r.left < room.left - 4 ||
              r.right > room.right + 4
            )
              cut.push(`cut off by .${p.getAttribute('class') ?? ''}`);
          }
          const hit = document.elementFromPoint(r.left + Math.min(8, r.width / 2), r.top + r.height / 2);
          if (!hit || !(e.contains(hit) || hit.contains(e) || e.parentElement?.contains(hit)))
            cut.push(`under .${hit?.getAttribute('class') ?? ''}`);
          return cut.map(
            (why) =>
              `${selector} ${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}x${Math.round(r.height)} ${why}`,
          );
        }),
      ),
    selectors,
  );
}

/** Buttons over a place of the palace that may be chosen, in the part of it that is in sight. */
export async function coveredPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.stage .cell .reach')].flatMap((c) => {
      const ground = document.querySelector('.stage .ground')?.getBoundingClientRect() ?? new DOMRect();
      const r = c.getBoundingClientRect();
      const box = {
        left: Math.max(r.left, ground.left),
        right: Math.min(r.right, ground.right),
        top: Math.max(r.top, ground.top),
        bottom: Math.min(r.bottom, ground.bottom),
      };
      return [...document.querySelectorAll('main button, main a')]
        .filter((b) => {
          const o = b.getBoundingClientRect();
          return (
            o.width > 0 &&
            o.left < box.right - 1 &&
            o.right > box.left + 1 &&
            o.top < box.bottom - 1 &&
            o.bottom > box.top + 1
          );
        })
        .map((b) => `over a place: ${b.outerHTML.slice(0, 100)}`);
    }),
  );
}
