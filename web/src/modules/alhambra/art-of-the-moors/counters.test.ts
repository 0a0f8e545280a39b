import { expect, it } from 'vitest';
import { useFacts } from '../../../state/facts.svelte';
import type { View } from '../../../state/types';
import { countersOf, gainOf, groups, leftOf, pointsAt } from './counters';

it('reads counters and what developing would bring', () => {
  const printed = { copies: 3, squares: [0, 2, 2, 2, 3, 4], points: [0, 3, 6, 10, 15, 21] };
  useFacts({ modules: { 'art-of-the-moors': { '12-13': { ...printed, copies: 1 }, 6: printed, 10: printed } } });
  const view = {
    players: [
      {
        'art-of-the-moors': [
          { group: '12-13', pos: 2, mark: 2 },
          { group: '6', pos: 1, mark: 3 },
        ],
      },
      {},
    ],
  } as unknown as View;
  expect(groups()).toEqual(['6', '10', '12-13']);
  expect(countersOf(view, 0).map((c) => c.group)).toEqual(['6', '12-13']);
  expect(gainOf(countersOf(view, 0))).toBe(pointsAt('6', 2) - pointsAt('6', 1));
  expect([leftOf(view, '6'), leftOf(view, '12-13')]).toEqual([2, 0]);
});
