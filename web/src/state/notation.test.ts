import { afterEach, describe, expect, it } from 'vitest';
import { useFacts } from './facts.svelte';
import { groupCards, parseCard, parseSides, parseTile, sortCards } from './notation';

afterEach(() => useFacts(null));

describe('tiles', () => {
  it('are what the server tells of them', () => {
    useFacts({
      tiles: {
        'hut-garden-new': { module: 'workers-huts', type: 'garden', walls: 'NEW' },
        'camp-sw': { module: 'camps', bag: true, price: 10, bastions: 'SW' },
        'tower-9-ne': { type: 'tower', counts: true, bag: true, price: 12, walls: 'S' },
      },
    });
    expect(parseTile('hut-garden-new')).toMatchObject({
      base: false,
      kind: 'garden',
      counts: false,
      price: null,
      walls: ['N', 'E', 'W'],
    });
    expect(parseTile('camp-sw')).toMatchObject({ kind: null, price: 10, walls: [], bastions: ['S', 'W'] });
    expect(parseTile('tower-9-ne')).toMatchObject({ base: true, counts: true, price: 12, walls: ['S'] });
  });
  it('are read off their ids where it has told nothing', () => {
    expect(parseTile('tower-9-ne')).toMatchObject({ base: true, kind: 'tower', price: 9, walls: ['N', 'E'] });
    expect(parseTile('garden-10-0')).toMatchObject({ base: true, kind: 'garden', price: 10, walls: [] });
    expect(parseTile('magical-tower-14-new')).toMatchObject({ base: false, kind: 'tower', price: 14 });
    expect(parseTile('fountain')).toMatchObject({ base: false, walls: [] });
  });
  it('keeps an unknown tile drawable', () => {
    expect(parseTile('land-5-nw-a')).toMatchObject({ base: false, kind: null, price: 5, words: 'land 5 nw a' });
    expect(parseTile('')).toMatchObject({ base: false, walls: [] });
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
  it('knows what is printed on cards whose ids do not tell it', () => {
    useFacts({ cards: { 'master-builder-denar': { module: 'master-builders', value: 3 } } });
    expect(parseCard('master-builder-denar')).toEqual({ id: 'master-builder-denar', money: 'denar', value: 3 });
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
