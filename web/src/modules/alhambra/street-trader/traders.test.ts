import { afterEach, expect, it } from 'vitest';
import { useFacts } from '../../../state/facts.svelte';
import type { PlayerView, View } from '../../../state/types';
import { stockOf, traderOf } from './traders';

const player = (own: object): PlayerView => ({ score: 0, palace: [], reserve: [], ...own }) as unknown as PlayerView;
afterEach(() => useFacts(null));

it('a trader lies on a cell, or aside, or is not known yet', () => {
  expect(traderOf(player({ 'street-trader': { at: [0, 1], citizens: ['tower', 'tower'] } }))).toEqual({
    at: [0, 1],
    citizens: ['tower', 'tower'],
  });
  expect(traderOf(player({ 'street-trader': { at: null, citizens: [] } }))?.at).toBeNull();
  expect(traderOf(player({}))).toBeNull();
});

it('the stock is what neither traders nor palaces hold', () => {
  const players = [
    player({ 'street-trader': { at: null, citizens: ['tower', 'garden'] } }),
    player({ palace: [{ tile: 'tower-9-es', at: [1, 0], citizen: 'tower' }] }),
  ];
  const view = { players } as unknown as View;
  expect(stockOf(view)).toBeNull();
  useFacts({ modules: { 'street-trader': { of_each_type: 7 } } });
  expect(stockOf(view)).toMatchObject({ tower: 5, garden: 6, pavilion: 7 });
});
