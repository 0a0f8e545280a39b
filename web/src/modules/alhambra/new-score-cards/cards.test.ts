import { expect, it, vi } from 'vitest';

vi.mock('../../../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
import { useFacts } from '../../../state/facts.svelte';
import type { View } from '../../../state/types';
import { cardsOf, firstPrize, orderOf } from './cards';

it('reads the cards, their order and the points of their places', () => {
  useFacts({
    modules: { 'new-score-cards': { 'score-card-13': ['garden', 'tower'] } },
    prizes: { pavilion: [[1], [8, 1]], seraglio: [[2], [9, 2]] },
  });
  expect(cardsOf({ 'new-score-cards': { cards: ['score-card-13'] } } as unknown as View)).toEqual(['score-card-13']);
  expect(orderOf('score-card-13')).toEqual(['garden', 'tower']);
  expect([firstPrize(0, 1), firstPrize(1, 2)]).toEqual([1, 9]);
});
