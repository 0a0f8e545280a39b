import { expect, it, vi } from 'vitest';

vi.mock('../../../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
import { useFacts } from '../../../state/facts.svelte';
import type { View } from '../../../state/types';
import { hasFewest, medinasOf } from './medinas';

it('counts the medinas in a palace and finds who has the fewest', () => {
  const tile = (price: number) => ({ module: 'medina', price });
  useFacts({ tiles: { 'medina-5-sw': tile(5), 'medina-8-s': tile(8), 'medina-2-esw': tile(2) } });
  const view = {
    players: [
      { palace: [{ tile: 'medina-5-sw', at: [1, 0] }] },
      { palace: [{ tile: 'medina-8-s', at: [1, 0] }] },
      {
        palace: [
          { tile: 'medina-2-esw', at: [1, 0] },
          { tile: 'garden-8-ne', at: [2, 0] },
        ],
      },
    ],
  } as unknown as View;
  expect(medinasOf(view, 1)).toEqual({ n: 1, dearest: 8 });
  expect([0, 1, 2].map((seat) => hasFewest(view, seat))).toEqual([false, false, true]);
});
