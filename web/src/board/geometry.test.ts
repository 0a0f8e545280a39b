import { describe, expect, it } from 'vitest';
import type { Cell } from '../state/types';
import { boundingBox, cellAt, fit, nextCell, zoomAt } from './geometry';

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
});
