import { expect, it, vi } from 'vitest';
import type { Decision } from '../state/types';
import { headline } from './headline';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
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
