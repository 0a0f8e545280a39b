import { expect, it } from 'vitest';
import { soundOf } from './sound.svelte';

it('gives events a sound, and modules’ events that of the common one', () => {
  expect(soundOf('money_taken')).toBe('card');
  expect(soundOf('viziers-favour:bought')).toBe('coin');
  expect(soundOf('turn')).toBeNull();
});
