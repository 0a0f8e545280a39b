import { expect, it, vi } from 'vitest';

vi.mock('../../../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
import type { View } from '../../../state/types';
import { kindOf, nextInvasion, scoutsOf, sideOf } from './armies';

it('reads scouts and the next invasion', () => {
  const view = (invaders: object, scorings_done = 0): View => ({ scorings_done, invaders }) as unknown as View;
  expect(sideOf('invasion-w')).toBe('W');
  expect([kindOf('scout-tower'), kindOf('tower')]).toEqual(['tower', null]);
  expect(scoutsOf(view({ scouts: ['scout-tower'] }))).toEqual(['scout-tower']);
  expect(nextInvasion(view({ pile_count: 4 }))).toBe('');
  expect(nextInvasion(view({ pile_count: 4, top: 'invasion-n' }))).toBe('invasion-n');
  expect(nextInvasion(view({ pile_count: 1 }, 3))).toBeNull();
});
