import { expect, it } from 'vitest';
import type { View } from '../../../state/types';
import { auctionOf, charactersOf, surplusCount } from './who';

const view = {
  players: [{ characters: { cards: ['miser', 'nobody'] } }, {}],
  characters: { surplus_count: 4, auction: { card: 'dancer', bid: 5, leader: 1, in: [0, 1] } },
} as unknown as View;

it('reads people and the auction where they are, and nothing where they are not', () => {
  expect(charactersOf(view, 0)).toEqual(['miser']);
  expect(charactersOf(view, 1)).toEqual([]);
  expect(surplusCount(view)).toBe(4);
  expect(auctionOf(view)).toEqual({ card: 'dancer', bid: 5, leader: 1, in: [0, 1] });
  expect(auctionOf({ players: [] } as unknown as View)).toBeNull();
});
