import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../../state/settings.svelte', () => ({ settings: { lang: 'nl' } }));
import { loadRefusals, refusalWords } from './index';

/** Every sentence the engine can refuse something with: `{"rule.id", "One sentence."}` in its sources. */
function sentences(): Set<string> {
  const root = resolve(import.meta.dirname, '../../../..');
  const found = new Set<string>();
  for (const folder of ['engine', 'games', 'modules']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(cpp|h)$/.test(file)) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, parts = ''] of text.matchAll(/\{\s*"[a-z][\w-]*\.[\w.-]+",\s*((?:"[^"]*"\s*)+)\}/g))
        found.add([...parts.matchAll(/"([^"]*)"/g)].map((m) => m[1]).join(''));
    }
  }
  return found;
}

describe.each(['nl', 'de'] as const)('refusals in %s', (lang) => {
  it('know every sentence of the engine', async () => {
    const book = await loadRefusals[lang]();
    const all = sentences();
    expect(all.size).toBeGreaterThan(100);
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
