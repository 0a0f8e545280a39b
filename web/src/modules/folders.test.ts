// What every module's folder must hold, and that nothing outside it speaks of the module.

import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
import { differences } from '../i18n/book';
import { sentencesOf } from '../i18n/refusals/engine';
import { pictureOf, picturesOf } from './pictures';
import type { WebModule } from './types';

interface Language {
  words: Record<string, string>;
  rules?: Record<string, unknown>;
  refusals?: Record<string, string>;
}
const INDEX = import.meta.glob<WebModule>('./*/*/index.ts', { eager: true, import: 'default' });
const TEXTS = import.meta.glob<Language>('./*/*/{en,nl,de}.ts', { eager: true });
const ENGINE = new URL('../../../modules/', import.meta.url);
const keys = [...new Set(Object.keys(TEXTS).map((path) => path.split('/').slice(1, 3).join('/')))];
/** The folder named like its game is no module: it is the game's own part. */
const isOwnPart = (key: string): boolean => key.split('/')[0] === key.split('/')[1];
/** Where the rules of a folder are: a game's own, a module's file and, where it is cut into several, its folder. */
const rulesOf = (key: string): URL[] => {
  const name = (key.split('/')[1] ?? '').replaceAll('-', '_');
  const places = isOwnPart(key) ? [`../games/${name}/`] : [`${name}.cpp`, `${name}/`];
  return places.map((place) => new URL(place, ENGINE)).filter((place) => existsSync(place));
};
const text = (key: string, lang: string): Language | undefined => TEXTS[`./${key}/${lang}.ts`];

describe.each(keys)('%s', (key) => {
  const slug = key.split('/')[1] ?? '';
  const words = (lang: string): Record<string, string> => text(key, lang)?.words ?? {};
  it('has a title, a line and a picture', () => {
    expect(words('en')['title']).toBeTruthy();
    expect(words('en')['about']).toMatch(/\.$/);
    expect(pictureOf(key.split('/')[0] ?? '', slug)).toBeDefined();
    expect(INDEX[`./${key}/index.ts`]?.words).toBeDefined();
  });
  it('says the same in every language, with the same holes', () => {
    expect(differences({ en: words('en'), nl: words('nl'), de: words('de') })).toEqual([]);
  });
  it('has every paragraph of its rules in every language', () => {
    const paragraphs = Object.keys(text(key, 'en')?.rules ?? {});
    for (const lang of ['nl', 'de']) expect(Object.keys(text(key, lang)?.rules ?? {})).toEqual(paragraphs);
  });
  it('translates every sentence its rules refuse something with', () => {
    const sentences = new Set(rulesOf(key).flatMap((place) => [...sentencesOf(place)]));
    for (const lang of ['nl', 'de']) {
      const own = text(key, lang)?.refusals ?? {};
      const common = BASE[`../i18n/refusals/${lang}.ts`] ?? {};
      expect([...sentences].filter((s) => !(s in own) && !(s in common))).toEqual([]);
      expect(Object.entries(own).filter(([en, said]) => en === said || !/[.!]$/.test(said))).toEqual([]);
    }
  });
});
const BASE = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, Record<string, string>>>('../i18n/refusals/{nl,de}.ts', { eager: true }),
  ).map(([path, book]) => [path, Object.values(book)[0]]),
);

it('has a picture for every module of the engine that has words', () => {
  const engine = readdirSync(ENGINE).flatMap((f) =>
    f.endsWith('.cpp') && f !== 'list.cpp' ? [f.slice(0, -4).replaceAll('_', '-')] : [],
  );
  const modules = keys.filter((key) => !isOwnPart(key));
  expect(modules.map((k) => k.split('/')[1]).filter((slug) => !engine.includes(slug ?? ''))).toEqual([]);
  for (const game of new Set(modules.map((k) => k.split('/')[0] ?? '')))
    expect(picturesOf(game).length).toBeGreaterThanOrEqual(modules.filter((k) => k.startsWith(`${game}/`)).length);
});

// tools/check-layers looks for the modules' names; this looks for the names of their pieces.
it('no piece of a module is named outside its folder', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' });
  const pieces = Object.entries(INDEX).flatMap(([path, m]) =>
    // A game's own pieces may be named by its modules, too.
    Object.keys(m.faces ?? {}).map((id) => ({
      id,
      home: isOwnPart(path.slice(2)) ? path.replace(/[^/]+\/index\.ts$/, '') : path.replace('index.ts', ''),
    })),
  );
  expect(pieces.length).toBeGreaterThan(10);
  const wrong = Object.entries(sources).flatMap(([path, source]) =>
    path.endsWith('.test.ts')
      ? []
      : pieces.flatMap(({ id, home }) =>
          !path.startsWith(home.replace('./', '../modules/')) &&
          !path.startsWith(home) &&
          new RegExp(`(?:tile|card):${id}\\b|['"\`]${id}-`).test(source)
            ? [`${path} names ${id}`]
            : [],
        ),
  );
  expect(wrong).toEqual([]);
});
