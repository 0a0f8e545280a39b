import { describe, expect, it, vi } from 'vitest';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
import {
  corrected,
  correctionsOf,
  countPieces,
  faultIn,
  fromLink,
  fromText,
  pieceAt,
  sortOf,
  toggleSide,
  toLink,
  toText,
  valuesOf,
  withPiece,
  withValue,
  wordsAt,
  type Values,
} from './values';

const known: Values = {
  tiles: { 'camp-n': { price: 4, bastions: 'N' }, 'medina-9-0': { price: 9, walls: '' } },
  modules: {
    'city-walls': { 'wall-n': 'N', 'wall-e': 'E' },
    bazaars: { 'bazaar-1': { currency: 'denar', types: ['pavilion', 'arcades', 'garden'] } },
    falconers: { a: { falcon: 'black' }, b: { falcon: 'white' }, c: { falcon: 'black' } },
  },
};
const camp = { part: '', id: 'camp-n' };
const wall = { part: 'city-walls', id: 'wall-n' };

describe('what differs', () => {
  it('is written, and nothing else', () => {
    expect(correctionsOf(known, known, 'alhambra')).toEqual({ game: 'alhambra' });
    const now = withPiece(known, camp, withValue(pieceAt(known, camp) ?? null, 'price', 5));
    expect(correctionsOf(known, now, 'alhambra', ' My box ')).toEqual({
      game: 'alhambra',
      title: 'My box',
      tiles: { 'camp-n': { price: 5 } },
    });
  });
  it('is put in again', () => {
    const now = withPiece(known, wall, withValue(pieceAt(known, wall) ?? null, 'sides', 'NW'));
    const file = correctionsOf(known, now, 'alhambra');
    expect(file.modules).toEqual({ 'city-walls': { 'wall-n': 'NW' } });
    expect(corrected(known, file)).toEqual(now);
  });
  it('a list differs as a whole', () => {
    const at = { part: 'bazaars', id: 'bazaar-1' };
    const types = ['tower', 'arcades', 'garden'];
    const now = withPiece(known, at, withValue(pieceAt(known, at) ?? null, 'types', types));
    expect(correctionsOf(known, now, 'alhambra').modules).toEqual({ bazaars: { 'bazaar-1': { types } } });
  });
  it('is counted by pieces', () => {
    expect(countPieces({})).toBe(0);
    expect(
      countPieces({ tiles: { a: { price: 1, walls: '' } }, modules: { x: { b: 'N', c: 'E' }, y: { d: {} } } }),
    ).toBe(4);
  });
  it('what is not known here, or of another shape, is passed over', () => {
    const strange = {
      tiles: { 'camp-n': { price: 'five', colour: 'red' }, 'camp-x': { price: 3 } },
      modules: { bazaars: { 'bazaar-1': { types: ['tower'] } }, 'city-walls': 'N' },
    };
    expect(corrected(known, strange as never)).toEqual(known);
  });
});

describe('a value', () => {
  it('tells what can be chosen for it', () => {
    expect(sortOf('price', 4)).toBe('number');
    expect(sortOf('squares', [0, 2])).toBe('number');
    expect(sortOf('walls', '')).toBe('sides');
    expect(sortOf('sides', 'NES')).toBe('sides');
    expect(sortOf('b2', 'florin')).toBe('currency');
    expect(sortOf('types', ['tower', 'garden'])).toBe('kind');
    expect(sortOf('falcon', 'black')).toBe('word');
  });
  it('of a piece that has only one has a name, too', () => {
    expect(valuesOf('NE')).toEqual({ sides: 'NE' });
    expect(withValue('NE', 'sides', 'N')).toBe('N');
    expect(valuesOf({ price: 3 })).toEqual({ price: 3 });
  });
  it('sides stay in the order of the notation', () => {
    expect(toggleSide('W', 'N')).toBe('NW');
    expect(toggleSide('NW', 'N')).toBe('W');
    expect(toggleSide('', 'E')).toBe('E');
  });
  it('words are those of pieces like it', () => {
    expect(wordsAt(known.modules['falconers'] ?? {}, 'falcon')).toEqual(['black', 'white']);
  });
});

describe('a file', () => {
  const file = { game: 'alhambra', title: 'Schachtel für fünf', tiles: { 'camp-n': { price: 5 } } };
  it('is read as it was written, as a link, too', () => {
    expect(fromText(toText(file))).toEqual(file);
    expect(fromLink(toLink(file) ?? '')).toEqual(file);
    expect(toLink(file)).toMatch(/^[\w-]+$/);
  });
  it('is not everything', () => {
    for (const text of ['', 'no', '[]', '5', '{}', '{"v":1}', '{"tiles":[]}', '{"title":5}'])
      expect(fromText(text)).toBeUndefined();
    expect(fromLink('???')).toBeUndefined();
    expect(fromLink('_w')).toBeUndefined();
  });
  it('too much for a link is none', () => {
    const tiles = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`camp-${i}`, { price: i }]));
    expect(toLink({ tiles })).toBeUndefined();
  });
});

it('a fault names its piece', () => {
  expect(faultIn("Corrections: 'camp-n': A camp has at least one bastion.")).toEqual({
    id: 'camp-n',
    sentence: 'A camp has at least one bastion.',
  });
  expect(faultIn("Corrections: These corrections are not for the game 'dice'.")).toEqual({
    id: '',
    sentence: "These corrections are not for the game 'dice'.",
  });
});
