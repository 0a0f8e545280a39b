import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { addModules, loadModules } from '../modules/registry.svelte';
import { useFacts } from '../state/facts.svelte';
import { ENTRIES, entryOf, loadPage, partOf } from './index';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));

async function anchorOf(rule: string): Promise<string | null> {
  const entry = entryOf(rule);
  return entry ? `${entry.slug} ${partOf((await loadPage(entry)).chapter, rule)}` : null;
}

it('finds the paragraph of a rule', async () => {
  expect(await anchorOf('base.4.holes')).toBe('base holes');
  expect(await anchorOf('base.3')).toBe('base turn');
  expect(await anchorOf('base.R18')).toBe('base dirk');
  expect(await anchorOf('base.3.buy.x')).toBe('base buy');
  expect(await anchorOf('characters.R13')).toBe('characters start');
  expect(await anchorOf('camps.5')).toBe('camps score');
  expect(await anchorOf('nothing.1')).toBeNull();
});

it('explains every rule id the engine names', async () => {
  const root = new URL('../../../', import.meta.url);
  const files = (dir: string): string[] =>
    readdirSync(new URL(dir, root), { recursive: true, encoding: 'utf8' })
      .filter((f) => f.endsWith('.cpp'))
      .map((f) => dir + f);
  const ids = new Set(
    [...files('games/'), ...files('modules/')].flatMap((f) =>
      [...readFileSync(new URL(f, root), 'utf8').matchAll(/"([a-z-]+)\.((?:\d|R\d)[\w.-]*)"/g)].map(
        (m) => `${m[1]}.${m[2]}`,
      ),
    ),
  );
  expect(ids.size).toBeGreaterThan(30);
  const lost = (await Promise.all([...ids].map(anchorOf))).filter((found) => found?.endsWith(' null'));
  expect(lost).toEqual([]);
});

it.each(['en', 'nl', 'de'] as const)('has every paragraph in %s', async (lang) => {
  for (const entry of ENTRIES) {
    const page = await loadPage(entry);
    const text = await page.text(lang);
    for (const p of page.chapter.parts)
      expect(text[p.key], `${entry.slug} ${p.key}`).toMatchObject({
        h: expect.any(String) as string,
        p: expect.any(String) as string,
      });
  }
});

it('has a sentence for every thing', async () => {
  const { tipFor } = await import('./tips');
  const { differingHoles } = await import('../i18n/book');
  expect(differingHoles('rules')).toEqual([]);
  useFacts({
    slots: ['florin', 'dirham', 'denar', 'ducat'],
    cards: { 'diamond-5': { module: 'diamonds', value: 5 } },
  });
  addModules(
    await loadModules(
      'alhambra',
      ENTRIES.flatMap((e) => (e.game === e.slug ? [] : [e.slug])),
    ),
  );
  for (const thing of [
    'tile:tower-9-ne',
    'tile:hut-garden-n',
    'tile:camp-es',
    'tile:fountain',
    'card:denar-7',
    'card:bureau-denar-florin',
    'card:city-gate',
    'card:miser',
    'card:vizier',
    'card:diamond-5',
    'card:bonus-garden-10-0',
    'slot:3',
    'display',
    'reserve',
    'bag',
    'deck',
    'chip:annul',
    'chip:2',
    'rounds',
    'track',
    'area',
    'bonus',
  ])
    expect(tipFor(thing), thing).toMatch(/\.$/);
  expect(tipFor('slot:3')).toContain('denar');
  expect(tipFor('nothing')).toBeNull();
});
