import { expect, it } from 'vitest';
import type { View } from '../../../state/types';
import { cardsOf } from './cards';

it('reads the cards of a player, as far as they are known', () => {
  const view = {
    players: [
      { 'bonus-cards': { open: ['bonus-garden-10-0'], hand: ['bonus-tower-11-0'] } },
      { 'bonus-cards': { open: [], hand: 2, known: ['bonus-tower-12-0'] } },
    ],
  } as unknown as View;
  expect(cardsOf(view, 0)).toEqual({ open: ['bonus-garden-10-0'], hand: ['bonus-tower-11-0'], count: 1 });
  expect(cardsOf(view, 1)).toEqual({ open: [], hand: ['bonus-tower-12-0'], count: 2 });
});
