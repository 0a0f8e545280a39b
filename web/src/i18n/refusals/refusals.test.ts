import { describe, expect, it, vi } from 'vitest';

vi.mock('../../state/settings.svelte', () => ({ settings: { lang: 'nl' } }));
import { sentencesOf } from './engine';
import { loadRefusals, refusalWords } from './index';

describe.each(['nl', 'de'] as const)('refusals in %s', (lang) => {
  it('know every sentence of the engine and the games', async () => {
    const book = await loadRefusals[lang]();
    const root = new URL('../../../../', import.meta.url);
    const all = new Set(['engine/', 'games/'].flatMap((folder) => [...sentencesOf(new URL(folder, root))]));
    expect(all.size).toBeGreaterThan(50);
    expect([...all].filter((s) => !(s in book))).toEqual([]);
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
