import { describe, expect, it, vi } from 'vitest';

vi.mock('../../state/settings.svelte', () => ({ settings: { lang: 'nl' } }));
import { sentencesOf } from './engine';
import { loadRefusals, refusalWords } from './index';

// Those of a game's own part are in the folder that is named like the game.
const FOLDERS = import.meta.glob<Record<string, string>>('../../modules/*/*/{nl,de}.ts', {
  eager: true,
  import: 'refusals',
});
const ofOwnParts = (lang: string): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(FOLDERS).flatMap(([path, book]) =>
      new RegExp(`/([^/]+)/\\1/${lang}\\.ts$`).test(path) ? [book] : [],
    ),
  ) as Record<string, string>;

describe.each(['nl', 'de'] as const)('refusals in %s', (lang) => {
  it('know every sentence of the engine and the games', async () => {
    const book = await loadRefusals[lang]();
    const root = new URL('../../../../', import.meta.url);
    const all = new Set(['engine/', 'games/'].flatMap((folder) => [...sentencesOf(new URL(folder, root))]));
    expect(all.size).toBeGreaterThan(50);
    const own = ofOwnParts(lang);
    expect([...all].filter((s) => !(s in book) && !(s in own))).toEqual([]);
    expect(Object.entries(book).filter(([en, words]) => en === words || !/[.!]$/.test(words))).toEqual([]);
  });
});

it('speaks the reader’s language, and never fails to say something', async () => {
  expect(await refusalWords({ code: 'refused', message: 'That is less than the price.' })).toBe(
    'Dat is minder dan de prijs.',
  );
  expect(await refusalWords({ code: 'refused', message: 'Something quite new.' })).toBe('Dat mag nu niet.');
  expect(await refusalWords({ code: 'stale', message: 'The game has moved on.' })).toBe(
    'Het spel was al verder. Kies opnieuw.',
  );
});
