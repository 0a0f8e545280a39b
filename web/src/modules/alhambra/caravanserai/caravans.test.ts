import { describe, expect, it, vi } from 'vitest';

vi.mock('../../../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
import { useFacts } from '../../../state/facts.svelte';
import type { View } from '../../../state/types';
import { caravansOf, currencyAt, freeCards, priceFor, worthOf } from './caravans';

const view = {
  to_move: 1,
  players: [
    { palace: [], caravanserai: [{ card: 'caravanserai-denar-1', space: 'b2' }] },
    {
      palace: ['pavilion-8-0', 'seraglio-9-0', 'garden-10-0', 'garden-11-0', 'tower-11-0'].map((tile) => ({ tile })),
    },
  ],
} as unknown as View;

describe('caravanserais', () => {
  useFacts({
    cards: { 'caravanserai-denar-1': {}, 'caravanserai-denar-2': {}, 'caravan-1-denar': {} },
    modules: { caravanserai: { 'caravanserai-denar-1': { b2: 'florin' } } },
  });
  it('are read off a view', () => {
    expect(caravansOf(view, 0)).toEqual([{ card: 'caravanserai-denar-1', space: 'b2' }]);
    expect(caravansOf(view, 1)).toEqual([]);
    expect(freeCards(view)).toEqual(['caravanserai-denar-2']);
  });
  it('have a currency on each space but 0', () => {
    expect(['m0', 'm3', 'b2'].map((s) => currencyAt('caravanserai-denar-1', s))).toEqual([null, 'denar', 'florin']);
  });
  it('pay what stands on them', () => {
    expect(worthOf('caravan-1-florin', view, 0)).toBe(2);
    expect(worthOf('caravan-2-florin', view, 0)).toBe(0);
  });
  it('cost by the types in the palace', () => {
    expect(priceFor(view)).toBe(8);
    expect(priceFor({ ...view, to_move: 0 })).toBeNull();
  });
});
