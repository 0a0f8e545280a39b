import { expect, it, vi } from 'vitest';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
import { differences } from '../i18n/book';
import type { Facts } from '../state/facts.svelte';
import { groupsOf, printedWith, valuesAt } from './groups';
import { de } from './text/de';
import { en } from './text/en';
import { nl } from './text/nl';
import { corrected, correctionsOf } from './values';

const known = {
  tiles: { 'tower-10-sw': { price: 10, walls: 'SW' }, 'camp-n': { price: 4, bastions: 'N' } },
  modules: { 'city-walls': { 'wall-n': 'N' }, falconers: { f: { falcon: 'black' } } },
};
const printed = {
  tiles: { 'tower-10-sw': { type: 'tower', price: 10, walls: 'SW' }, 'camp-n': { module: 'camps', bag: true } },
  modules: {},
} as unknown as Facts;

it('puts pieces together by module, the game’s own last', () => {
  expect(groupsOf(known, printed)).toEqual([
    { slug: 'camps', pieces: [{ part: '', id: 'camp-n' }], hasWalls: true },
    { slug: 'city-walls', pieces: [{ part: 'city-walls', id: 'wall-n' }], hasWalls: true },
    { slug: 'falconers', pieces: [{ part: 'falconers', id: 'f' }], hasWalls: false },
    { slug: '', pieces: [{ part: '', id: 'tower-10-sw' }], hasWalls: true },
  ]);
});

it('a table shows what differs of the pieces in play, and nothing else', () => {
  const now = corrected(known, { tiles: { 'camp-n': { price: 6 } }, modules: { 'city-walls': { 'wall-n': 'NE' } } });
  const all = printedWith(printed, now);
  expect(all.tiles['camp-n']).toEqual({ module: 'camps', bag: true, price: 6, bastions: 'N' });
  const table = { tiles: { 'camp-n': all.tiles['camp-n'] ?? {} }, modules: {} };
  const values = valuesAt(known, table);
  expect(values).toEqual({ tiles: { 'camp-n': { price: 6, bastions: 'N' } }, modules: {} });
  expect(correctionsOf(known, values, 'alhambra')).toEqual({ game: 'alhambra', tiles: { 'camp-n': { price: 6 } } });
});

it('says the same in every language, with the same holes', () => expect(differences({ en, nl, de })).toEqual([]));
