// What is wrong with a page as it is: serious findings of axe-core, texts with holes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Finding { id: string; impact: string | null; nodes: { target: unknown[]; html: string }[] }

export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: (o: object) => Promise<{ violations: unknown[] }> } }).axe;
    return (await run.run({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })).violations;
  }) as Finding[];
  return found.filter((v) => v.impact === 'serious' || v.impact === 'critical').map((v) => `${v.id}: ${v.nodes.slice(0, 2).map((n) => n.html.slice(0, 160)).join(' | ')}`);
}

/** Texts that were not filled in, seen or only spoken. */
export async function holes(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')].map((e) => `${e.getAttribute('aria-label') ?? ''} ${e.getAttribute('title') ?? ''}`)].join('\n'));
  return text.match(/\{\w+[|}]|\bundefined\b|\bNaN\b|\[object/g) ?? [];
}
