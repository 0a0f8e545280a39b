import { describe, expect, it } from 'vitest';
import { pack, unpack, worthCarrying } from './carry';

const id = '0123456789abcdef0123456789abcdef';
const token = 'fe'.repeat(32);
const one = { id, tokens: [{ seat: 0, token }] };
const two = {
  id: id.replace('0', 'f'),
  tokens: [
    { seat: 2, token: '00'.repeat(32) },
    { seat: 5, token },
  ],
};

describe('seats in a link', () => {
  it('come out as they went in, in an address that needs no escapes', () => {
    const text = pack([one, two]);
    expect(text).toMatch(/^[\w-]+$/);
    expect(unpack(text)).toEqual([one, two]);
  });
  it('are refused where a part was lost or changed', () => {
    const text = pack([one, two]);
    for (let n = 0; n < text.length; ++n) expect(unpack(text.slice(0, n))).toBeNull();
    expect(unpack(text.replace(/^(.{20})./, '$1!'))).toBeNull();
    expect(unpack(text.slice(0, 30) + (text[30] === 'A' ? 'B' : 'A') + text.slice(31))).toBeNull();
  });
  it('are only those of games that go on, on a server', () => {
    const held = { ...one, game: 'alhambra', modules: 0, at: 1 };
    expect(worthCarrying([held, { ...held, over: true }, { ...held, id: 'local' }, { ...held, tokens: [] }])).toEqual([
      one,
    ]);
  });
});
