import { describe, expect, it } from 'vitest';
import { groupCards, parseCard, parseSides, parseTile, sortCards } from './notation';

describe('tiles', () => {
  it('reads a base building', () => {
    expect(parseTile('tower-9-ne')).toMatchObject({ family: 'base', kind: 'tower', price: 9, walls: ['N', 'E'] });
    expect(parseTile('garden-10-0')).toMatchObject({ family: 'base', kind: 'garden', price: 10, walls: [] });
  });
  it('reads the tiles of modules', () => {
    expect(parseTile('hut-garden-new')).toMatchObject({ family: 'hut', kind: 'garden', walls: ['N', 'E', 'W'] });
    expect(parseTile('camp-sw')).toMatchObject({ family: 'camp', walls: ['S', 'W'] });
    expect(parseTile('medina-2-esw')).toMatchObject({ family: 'medina', price: 2, walls: ['E', 'S', 'W'] });
    expect(parseTile('magical-tower-14-new')).toMatchObject({ family: 'magical', kind: 'tower', price: 14 });
    expect(parseTile('watchtower-arcades-2')).toMatchObject({ family: 'watchtower', kind: 'arcades' });
    expect(parseTile('fountain')).toMatchObject({ family: 'fountain', walls: [] });
  });
  it('keeps an unknown tile drawable', () => {
    expect(parseTile('land-5-nw-a')).toMatchObject({
      family: 'other',
      price: 5,
      walls: ['N', 'W'],
      words: 'land 5 nw a',
    });
    expect(parseTile('')).toMatchObject({ family: 'other', walls: [] });
  });
  it('orders sides north, east, south, west', () => {
    expect(parseSides('WSN')).toEqual(['N', 'S', 'W']);
    expect(parseSides('0')).toEqual([]);
    expect(parseSides(undefined)).toEqual([]);
  });
});

describe('cards', () => {
  it('reads money', () => {
    expect(parseCard('denar-7')).toEqual({ id: 'denar-7', money: 'denar', value: 7 });
    expect(parseCard('diamond-5').money).toBe('diamond');
    expect(parseCard('bureau-denar-florin')).toMatchObject({ money: null, value: null });
  });
  it('sorts by currency, then value, modules last', () => {
    expect(sortCards(['bureau-denar-florin', 'florin-2', 'denar-9', 'denar-3', 'diamond-4'])).toEqual([
      'denar-3',
      'denar-9',
      'florin-2',
      'diamond-4',
      'bureau-denar-florin',
    ]);
  });
  it('sums each currency held', () => {
    expect(groupCards(['florin-2', 'denar-9', 'denar-3']).map((g) => [g.money, g.sum])).toEqual([
      ['denar', 12],
      ['florin', 2],
    ]);
  });
});
