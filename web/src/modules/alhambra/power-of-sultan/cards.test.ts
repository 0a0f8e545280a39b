import { expect, it, vi } from 'vitest';
import type { View } from '../../../state/types';

vi.mock('../../../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
import { useFacts } from '../../../state/facts.svelte';
import { cardsOf, currencyOf, drawnTile, openCards, priceOf, settle } from './cards';

it('reads the cards, their marks and what is printed on them', () => {
  useFacts({ modules: { 'power-of-sultan': { 'sultan-denar-1': { currency: 'florin', price: 8 } } } });
  const view = {
    players: [{ palace: [], 'power-of-sultan': [{ card: 'sultan-ducat-2', mark: 'tower' }] }],
    'power-of-sultan': { open: [{ card: 'sultan-denar-1', mark: 'garden' }], drawn: 'tower-9-ne' },
  } as unknown as View;
  expect(openCards(view)).toEqual([{ card: 'sultan-denar-1', mark: 'garden' }]);
  expect(cardsOf(view, 0)).toEqual([{ card: 'sultan-ducat-2', mark: 'tower' }]);
  expect(drawnTile(view)).toBe('tower-9-ne');
  expect([currencyOf('sultan-denar-1'), priceOf('sultan-denar-1')]).toEqual(['florin', 8]);
  expect(currencyOf('denar-1')).toBeNull();
});

it('a symbol with another opposite leaves its old one to that one’s', () => {
  const was = {
    pavilion: 'tower',
    seraglio: 'garden',
    arcades: 'chambers',
    chambers: 'arcades',
    garden: 'seraglio',
    tower: 'pavilion',
  };
  const now = { ...was, pavilion: 'garden', garden: 'pavilion', seraglio: 'tower', tower: 'seraglio' };
  expect(settle('opposites', was, { ...was, pavilion: 'garden' })).toEqual(now);
  expect(settle('opposites', was, { ...was, tower: 'tower' })).toEqual(was);
  expect(settle('opposites', was, was)).toEqual(was);
});
