import { expect, it } from 'vitest';
import type { View } from '../../../state/types';
import { hutsOf, stacksOf } from './stacks';

it('reads the stacks and counts the huts of a player', () => {
  const view = {
    players: [{ palace: [{ tile: 'hut-garden-n', at: [1, 0] }], reserve: ['hut-tower-s'] }],
    'workers-huts': { pavilion: ['hut-pavilion-n'], left: { pavilion: 3 } },
  } as unknown as View;
  expect(stacksOf(view)[0]).toEqual({ kind: 'pavilion', top: 'hut-pavilion-n', left: 3 });
  expect(stacksOf(view)[1]).toEqual({ kind: 'seraglio', top: null, left: 0 });
  expect(hutsOf(view, 0)).toBe(2);
});
