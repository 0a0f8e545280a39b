import { describe, expect, it } from 'vitest';
import type { Cell } from '../state/types';
import { boundingBox, cellAt, centralCell, farthest, fit, nextCell, zoomAt } from './geometry';

describe('palace geometry', () => {
  it('bounds the cells and the fountain', () => {
    expect(boundingBox([])).toEqual({ x: 0, y: 0, w: 1, h: 1 });
    expect(
      boundingBox([
        [-2, 1],
        [3, -1],
      ]),
    ).toEqual({ x: -2, y: -1, w: 6, h: 3 });
    expect(boundingBox([[1, 0]], 1)).toEqual({ x: -1, y: -1, w: 4, h: 3 });
  });
  it('fits the box and centres it', () => {
    const camera = fit({ x: -2, y: -1, w: 6, h: 3 }, 624, 400, 12);
    expect(camera.zoom).toBeCloseTo(1);
    expect(camera.x + 1 * 100 * camera.zoom).toBeCloseTo(312);
    expect(camera.y + 0.5 * 100 * camera.zoom).toBeCloseTo(200);
  });
  it('zooms about the pointer', () => {
    const before = { x: 10, y: 20, zoom: 1 };
    const after = zoomAt(before, 1.5, 260, 170);
    expect(cellAt(after, 260, 170)).toEqual(cellAt(before, 260, 170));
    expect(zoomAt(before, 100, 0, 0).zoom).toBe(2.5);
  });
  it('moves among legal cells by arrow', () => {
    const cells: Cell[] = [
      [1, 0],
      [3, 0],
      [2, 2],
      [-1, 0],
    ];
    expect(nextCell(cells, [1, 0], 1, 0)).toEqual([3, 0]);
    expect(nextCell(cells, [1, 0], 0, 1)).toEqual([2, 2]);
    expect(nextCell(cells, [1, 0], -1, 0)).toEqual([-1, 0]);
    expect(nextCell(cells, [1, 0], 0, -1)).toBeUndefined();
  });
  // A key for the market, Enter for the payment, these, and Enter for the place: eight keystrokes.
  it('leads from its first cell to any other in at most five arrows', () => {
    let state = 1;
    const random = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let game = 0; game < 400; ++game) {
      const built = new Set(['0,0']);
      const free = (): Cell[] => {
        const beside = [...built].flatMap((key) => {
          const [x = 0, y = 0] = key.split(',').map(Number);
          return [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
        });
        return [...new Set(beside)]
          .filter((key) => !built.has(key))
          .map((key): Cell => [Number(key.split(',')[0]), Number(key.split(',')[1])]);
      };
      for (let tiles = random(30); tiles >= 0; --tiles) {
        const cells = free();
        built.add((cells[random(cells.length)] ?? [0, 0]).join());
      }
      const places = free().filter(() => random(10) < 7);
      const first = centralCell(places);
      if (first) expect(farthest(places, first)).toBeLessThanOrEqual(5);
    }
  });
});
