import { describe, expect, it } from 'vitest';
import { parseTile } from '../state/notation';
import type { Cell } from '../state/types';
import { chainEnds, chainLength, chainPath, joinSegments, splitWalls, type WalledTile } from './walls';

const palace = (list: [string, Cell][]): WalledTile[] => [
  { at: [0, 0], walls: [] },
  ...list.map(([id, at]) => ({ at, walls: parseTile(id).walls })),
];
const lengths = (tiles: WalledTile[]): number[] =>
  joinSegments(splitWalls(tiles).outer)
    .map(chainLength)
    .sort((a, b) => b - a);

// Example 6 of the base rules: walls of 8 and 3, a double wall that counts nothing.
const example6 = palace([
  ['pavilion-5-nw', [0, -1]],
  ['pavilion-6-n', [1, -1]],
  ['chambers-7-ne', [2, -1]],
  ['arcades-8-e', [2, 0]],
  ['pavilion-4-es', [2, 1]],
  ['tower-11-0', [1, 0]],
  ['chambers-9-w', [1, 1]],
  ['pavilion-7-e', [0, 1]],
  ['seraglio-7-w', [-1, 0]],
  ['pavilion-3-sw', [-1, 1]],
]);

describe('walls as joined lines', () => {
  it('draws the rulebook example as walls of 8 and 3 and one double wall', () => {
    expect(lengths(example6)).toEqual([8, 3]);
    expect(splitWalls(example6).inner).toHaveLength(1);
  });
  it('closes a ring of twelve', () => {
    const ring = palace([
      ['pavilion-2-new', [0, -1]],
      ['arcades-4-nes', [1, 0]],
      ['seraglio-3-esw', [0, 1]],
      ['chambers-5-nsw', [-1, 0]],
    ]);
    const chains = joinSegments(splitWalls(ring).outer);
    expect(chains).toHaveLength(1);
    expect(chains[0]?.closed).toBe(true);
    expect(chains.map(chainLength)).toEqual([12]);
    expect(chainEnds(chains)).toEqual([]);
  });
  it('joins in a notch', () => {
    expect(
      lengths(
        palace([
          ['pavilion-2-new', [0, -1]],
          ['arcades-4-nes', [1, 0]],
        ]),
      ),
    ).toEqual([6]);
  });
  it('keeps walls apart that do not touch', () => {
    expect(
      lengths(
        palace([
          ['pavilion-7-e', [0, -1]],
          ['garden-9-e', [0, 1]],
        ]),
      ),
    ).toEqual([1, 1]);
  });
  it('writes a path and its ends', () => {
    const chains = joinSegments([
      [0, 0, 'N'],
      [1, 0, 'N'],
      [1, 0, 'E'],
    ]);
    expect(chains.map((c) => chainPath(c, 100))).toEqual(['M0 0L100 0L200 0L200 100']);
    expect(chainEnds(chains)).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });
  it('treats camps as outside for walls', () => {
    const tiles = palace([
      ['tower-11-n', [1, 0]],
      ['camp-s', [1, -1]],
    ]).map((t, i) => (i === 2 ? { ...t, walls: [] } : t));
    expect(splitWalls(tiles, new Set(['1,-1'])).outer).toHaveLength(1);
    expect(splitWalls(tiles).inner).toHaveLength(1);
  });
});
