import { describe, expect, it } from 'vitest';
import { dropSeats, heldSeats, holdSeats, tokensOf } from './seats';

const storage = (): Storage => {
  const values = new Map<string, string>();
  return {
    getItem: (k: string) => values.get(k) ?? null,
    setItem: (k: string, v: string) => void values.set(k, v),
  } as Storage;
};
const held = (id: string, seat: number, at = 1) => ({
  id,
  tokens: [{ seat, token: `t${seat}` }],
  game: 'alhambra',
  modules: 0,
  at,
});

describe('seats of this browser', () => {
  it('are kept, merged by seat and dropped', () => {
    const s = storage();
    holdSeats(held('a', 0), s);
    holdSeats(held('a', 1, 2), s);
    holdSeats(held('b', 0, 3), s);
    expect(tokensOf('a', s)).toEqual(['t0', 't1']);
    expect(heldSeats(s).map((h) => h.id)).toEqual(['b', 'a']);
    dropSeats('a', s);
    expect(tokensOf('a', s)).toEqual([]);
  });
  it('survive rubbish in the storage', () => {
    const s = storage();
    s.setItem('comares.seats', '{"x":');
    expect(heldSeats(s)).toEqual([]);
    s.setItem('comares.seats', '[{"id":1}]');
    expect(heldSeats(s)).toEqual([]);
  });
  it('do not grow without end', () => {
    const s = storage();
    for (let i = 0; i < 100; ++i) holdSeats(held(`t${i}`, 0, i), s);
    expect(heldSeats(s).length).toBe(60);
    expect(heldSeats(s)[0]?.id).toBe('t99');
  });
});
