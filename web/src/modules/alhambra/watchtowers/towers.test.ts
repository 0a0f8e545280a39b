import { beforeEach, expect, test } from 'vitest';
import { useFacts } from '../../../state/facts.svelte';
import type { View } from '../../../state/types';
import { priceAt, supplyOf, surcharge } from './towers';

const view = (more: object = {}): View =>
  ({
    market: ['tower-11-n', null, null, null],
    scorings_done: 0,
    players: [{ score: 0, reserve: [], palace: [{ tile: 'watchtower-tower-1', at: [1, 1], corner: 'NE' }] }],
    ...more,
  }) as unknown as View;

beforeEach(() =>
  useFacts({
    tiles: { 'tower-11-n': { type: 'tower', price: 11, walls: 'N' } },
    modules: { watchtowers: { surcharge: { before_scoring_1: 6, between_scoring_1_and_2: 4, after_scoring_2: 2 } } },
  }),
);

test('the price falls with every scoring', () => {
  expect([0, 1, 2].map((n) => surcharge(view({ scorings_done: n })))).toEqual([6, 4, 2]);
  expect(priceAt(view(), 1)).toBe(17);
  expect(priceAt(view(), 2)).toBeNull();
});

test('what stands or waits is not in the supply', () => {
  const rows = supplyOf(view({ aside: ['watchtower-tower-2', { tile: 'watchtower-garden-1' }] }));
  expect(rows.find((r) => r.kind === 'tower')?.left).toEqual(['watchtower-tower-3']);
  expect(rows.find((r) => r.kind === 'garden')?.left).toHaveLength(2);
  expect(rows.find((r) => r.kind === 'pavilion')?.left).toHaveLength(3);
});
