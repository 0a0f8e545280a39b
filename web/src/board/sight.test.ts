import { describe, expect, it } from 'vitest';
import type { Cell } from '../state/types';
import { boundingBox, CELL, fit, overlap, rectOf } from './geometry';
import { closeUp, comfortable, fitClear, outOfSight, reveal, touchable } from './sight';

const square = (n: number): Cell[] => Array.from({ length: n * n }, (_, i): Cell => [i % n, Math.floor(i / n)]);
const corner = { x: 250, y: 190, w: 100, h: 50 };

describe('what is seen of a palace', () => {
  it('is all of it, as large as can be, and nothing of it under a button', () => {
    for (const n of [2, 3, 5, 7]) {
      const cells = square(n);
      const box = boundingBox(cells);
      const camera = fitClear(box, cells, 350, 240, [corner]);
      expect(cells.filter((c) => overlap(rectOf(camera, c), corner))).toEqual([]);
      expect(camera.zoom).toBeLessThanOrEqual(fit(box, 350, 240, 4).zoom);
      for (const c of cells) expect(rectOf(camera, c).x).toBeGreaterThanOrEqual(0);
    }
  });
  it('is not made smaller where nothing is in the way', () => {
    const cells: Cell[] = [
      [0, 0],
      [0, 1],
      [0, 2],
    ];
    expect(fitClear(boundingBox(cells), cells, 350, 240, [corner])).toEqual(fit(boundingBox(cells), 350, 240, 4));
  });
  it('comes close where cells would be too small for a finger, and shows as many as it can', () => {
    const wanted: Cell[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [20, 0],
    ];
    const camera = closeUp(wanted, boundingBox(wanted), 240, 200);
    expect(touchable(camera)).toBe(true);
    expect(camera.zoom).toBe(comfortable);
    for (const c of wanted.slice(0, 3)) expect(rectOf(camera, c).x).toBeGreaterThanOrEqual(0);
    const hints = outOfSight(camera, wanted, 240, 200);
    expect(hints.map((h) => [h.edge, h.cells])).toEqual([['E', [[20, 0]]]]);
    for (const c of wanted) expect(hints[0]?.at && overlap(rectOf(camera, c), hints[0].at)).toBe(false);
  });
  it('hints at two edges without one hint over the other', () => {
    const hints = outOfSight(
      { x: 0, y: 0, zoom: 0.5 },
      [
        [6, -3],
        [9, -2],
      ],
      200,
      200,
    );
    expect(hints.map((h) => h.edge)).toEqual(['N', 'E']);
    const [a, b] = hints.map((h) => h.at);
    expect(a && b && !overlap(a, b)).toBe(true);
  });
  it('has no place for a hint where cells fill the edge', () => {
    const camera = { x: 0, y: 0, zoom: 0.5 };
    const hints = outOfSight(camera, square(8), 200, 200);
    expect(hints.map((h) => h.edge).sort()).toEqual(['E', 'S']);
    expect(hints.every((h) => h.at === null)).toBe(true);
  });
  it('moves just far enough to a cell', () => {
    const camera = reveal({ x: 0, y: 0, zoom: 0.5 }, [5, 0], 200, 200);
    expect(rectOf(camera, [5, 0]).x + 0.5 * CELL).toBe(196);
    expect(camera.y).toBe(0);
  });
});
