import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { ALL_CHAPTERS, anchorOf, loadBook } from './index';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));

it('finds the paragraph of a rule', () => {
  expect(anchorOf('base.4.holes')).toEqual({ chapter: 'base', part: 'holes' });
  expect(anchorOf('base.3')).toEqual({ chapter: 'base', part: 'turn' });
  expect(anchorOf('base.R18')).toEqual({ chapter: 'base', part: 'dirk' });
  expect(anchorOf('base.3.buy.x')).toEqual({ chapter: 'base', part: 'buy' });
  expect(anchorOf('characters.R13')).toEqual({ chapter: 'characters', part: 'start' });
  expect(anchorOf('camps.5')).toEqual({ chapter: 'camps', part: 'score' });
  expect(anchorOf('nothing.1')).toBeNull();
});

it('explains every rule id the engine names', () => {
  const root = new URL('../../../', import.meta.url);
  const files = (dir: string): string[] =>
    readdirSync(new URL(dir, root), { recursive: true, encoding: 'utf8' })
      .filter((f) => f.endsWith('.cpp'))
      .map((f) => dir + f);
  const known = new Set(ALL_CHAPTERS.map((c) => c.slug));
  const ids = new Set(
    [...files('games/'), ...files('modules/')].flatMap((f) =>
      [...readFileSync(new URL(f, root), 'utf8').matchAll(/"([a-z-]+)\.((?:\d|R\d)[\w.-]*)"/g)].map(
        (m) => `${m[1]}.${m[2]}`,
      ),
    ),
  );
  expect(ids.size).toBeGreaterThan(30);
  const lost = [...ids].filter((id) => known.has(id.split('.')[0] ?? '') && !anchorOf(id)?.part);
  expect(lost).toEqual([]);
});

it.each(['en', 'nl', 'de'] as const)('has every paragraph in %s', async (lang) => {
  const book = await loadBook(lang);
  for (const c of ALL_CHAPTERS) {
    expect(book[c.slug]?.title.length).toBeGreaterThan(3);
    for (const p of c.parts)
      expect(book[c.slug]?.[p.key], `${c.slug} ${p.key}`).toMatchObject({
        h: expect.any(String) as string,
        p: expect.any(String) as string,
      });
  }
});

it('has a sentence for every thing', async () => {
  const { tipFor } = await import('./tips');
  const { differingHoles } = await import('../i18n/book');
  expect(differingHoles('rules')).toEqual([]);
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
