import { expect, it, vi } from 'vitest';
import type { Decision } from '../state/types';
import { headline } from './headline';

const settings = vi.hoisted(() => ({ lang: 'en' }));
vi.mock('../state/settings.svelte', () => ({ settings }));
vi.mock('../modules/say', () => ({
  decisionTopic: (kind: string) => (kind.startsWith('street-trader:') ? 'The Street Trader' : undefined),
}));

const said = (decision: Partial<Decision> | null, mine = false, turnOf: number | null = 0): string =>
  headline({ decision: decision && { player: 0, kind: '', prompt: '', ...decision }, mine, turnOf, name: 'Player 1' });

it('says whose turn it is', () => {
  expect(said({ kind: 'main_action' }, true)).toBe('Your turn');
  expect(said({ kind: 'place' })).toBe("Player 1's turn");
  expect(said(null)).toBe('The game is over');
});

it('says who is asked what where that is no turn', () => {
  expect(said({ kind: 'street-trader:setup' }, true)).toBe('The Street Trader: you choose');
  expect(said({ kind: 'street-trader:setup' })).toBe('The Street Trader: Player 1 chooses');
  expect(said({ kind: 'reward' }, true, null)).toBe('Rewards: you choose');
  expect(said({ kind: 'place' }, true, 1)).toBe('You are asked');
});

it('names nobody where nobody may know who could act', () => {
  expect(said({ kind: 'window', player: null })).toBe('Between the turns');
  expect(said({ kind: 'window' }, true)).toBe('Between the turns: you may act');
  expect(said({ kind: 'window', poll: 'street-trader:swap', player: null })).toBe('The Street Trader: all choose');
});

it.each([
  ['en', 'The Street Trader: everybody chooses now, in secret', 'The Street Trader: you choose, in secret'],
  ['nl', 'The Street Trader: iedereen kiest nu, in het geheim', 'The Street Trader: jij kiest, in het geheim'],
  ['de', 'The Street Trader: alle wählen jetzt, verdeckt', 'The Street Trader: Du wählst, verdeckt'],
])('says that all choose in secret, rather than who is asked first: %s', (lang, others, me) => {
  settings.lang = lang;
  expect(said({ kind: 'street-trader:setup', secret: true })).toBe(others);
  expect(said({ kind: 'street-trader:setup', secret: true }, true)).toBe(me);
  settings.lang = 'en';
});

it('says so of a secret choice that has no name yet', () => {
  expect(said({ kind: 'unheard-of', secret: true }, false, null)).toBe('Everybody chooses now, in secret');
  expect(said({ kind: 'unheard-of', secret: true }, true, null)).toBe('You are asked');
});
