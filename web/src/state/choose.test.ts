import { describe, expect, it } from 'vitest';
import { buyableSlots, cellsFor, findTake, isPurchase, movableTiles, payments, takeable, within } from './choose';
import { parseCard } from './notation';
import type { Action } from './types';

const legal: Action[] = [
  { kind: 'take_money', cards: ['denar-2'] },
  { kind: 'take_money', cards: ['ducat-3'] },
  { kind: 'take_money', cards: ['florin-7'] },
  { kind: 'take_money', cards: ['ducat-3', 'denar-2'] },
  { kind: 'buy', slot: 3, pay: ['denar-8', 'denar-3'] },
  { kind: 'buy', slot: 3, pay: ['denar-7', 'denar-3'] },
  { kind: 'place', tile: 'tower-9-ne', at: [0, -1] },
  { kind: 'redesign_swap', tile: 'garden-8-nw', at: [1, 0] },
  { kind: 'reserve', tile: 'tower-9-ne' },
];
const display = ['denar-2', 'ducat-3', 'florin-7', 'dirham-9'];
const worth = (id: string): number => parseCard(id).value ?? 0;

describe('taking money', () => {
  it('lights what the list allows next to the chosen cards', () => {
    expect([...takeable(legal, [], display)]).toEqual(['denar-2', 'ducat-3', 'florin-7']);
    expect([...takeable(legal, ['denar-2'], display)]).toEqual(['ducat-3']);
    expect([...takeable(legal, ['florin-7'], display)]).toEqual([]);
  });
  it('finds the action whatever the order of clicks', () => {
    expect(findTake(legal, ['denar-2', 'ducat-3'])).toBe(legal[3]);
    expect(findTake(legal, ['denar-2', 'florin-7'])).toBeUndefined();
  });
  it('counts copies', () => {
    expect(within(['denar-1', 'denar-1'], ['denar-1'])).toBe(false);
    expect(within(['denar-1', 'denar-1'], ['denar-1', 'denar-1', 'denar-3'])).toBe(true);
  });
});

describe('buying', () => {
  it('offers exact payments first', () => {
    expect(payments(legal.filter(isPurchase), 10, worth).map((p) => [p.sum, p.exact])).toEqual([
      [10, true],
      [11, false],
    ]);
    expect([...buyableSlots(legal)]).toEqual([3]);
  });
});

describe('placing', () => {
  it('lists cells of a tile and the tiles that can move', () => {
    expect(cellsFor(legal, 'tower-9-ne').map((c) => c.at)).toEqual([[0, -1]]);
    expect([...movableTiles(legal)]).toEqual(['tower-9-ne', 'garden-8-nw']);
  });
});
