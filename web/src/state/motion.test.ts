import { describe, expect, it } from 'vitest';
import { flights } from './motion';
import type { View } from './types';

const base: View = {
  game: 'alhambra',
  modules: [],
  options: {},
  market: ['tower-9-ne', null, null, null],
  display: ['denar-3', 'denar-3', 'ducat-5'],
  scorings_done: 0,
  to_move: 0,
  players: [
    { score: 0, hand: [], hand_count: 3, palace: [], reserve: [] },
    { score: 0, hand_count: 4, palace: [{ tile: 'garden-10-0', at: [0, 1] }], reserve: [] },
  ],
};
const players = (a: object, b: object = {}): View['players'] =>
  [
    { ...base.players[0], ...a },
    { ...base.players[1], ...b },
  ] as View['players'];

describe('the difference of two views', () => {
  it('is nothing where nothing moved', () => expect(flights(base, base, 0)).toEqual([]));
  it('lets cards fly to the hand that grew', () => {
    const after = { ...base, display: ['denar-3', 'florin-1'], players: players({ hand_count: 5 }) };
    expect(flights(base, after, 0)).toEqual([
      { thing: 'card:denar-3', from: 'card:denar-3', to: 'hand' },
      { thing: 'card:ducat-5', from: 'card:ducat-5', to: 'hand' },
    ]);
    expect(flights(base, after, 1)[0]?.to).toBe('seat:0');
  });
  it('lets tiles fly from market to palace, and hides no flight of others', () => {
    const bought = { ...base, market: [null, null, null, null], aside: ['tower-9-ne'] };
    expect(flights(base, bought, 0)).toEqual([
      { thing: 'tile:tower-9-ne', from: 'tile:tower-9-ne', to: 'tile:tower-9-ne' },
    ]);
    const built = { ...bought, aside: [], players: players({ palace: [{ tile: 'tower-9-ne', at: [1, 0] }] }) };
    expect(flights(bought, built, 0).length).toBe(1);
    const kept = { ...base, players: players({}, { palace: [], reserve: ['garden-10-0'] }) };
    expect(flights(base, kept, 0)).toEqual([{ thing: 'tile:garden-10-0', from: 'tile:garden-10-0', to: 'seat:1' }]);
  });
});
