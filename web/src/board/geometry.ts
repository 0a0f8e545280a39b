// The palace on screen: bounding box, fitting it into a window, and zooming about a point. What lies over its corners and
// what a finger needs is in sight.ts.

import type { Cell } from '../state/types';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export const CELL = 100;
export const MIN_ZOOM = 0.25;
export const MAX_ZOOM = 2.5;

/** Smallest box of whole cells round the given ones and the fountain, in cells. */
export function boundingBox(cells: readonly Cell[], margin = 0): Box {
  const xs = [0, ...cells.map((c) => c[0])];
  const ys = [0, ...cells.map((c) => c[1])];
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, w: Math.max(...xs) + 1 + margin - x, h: Math.max(...ys) + 1 + margin - y };
}

/** Camera that shows the whole box centred in a window of the given size. */
export function fit(box: Box, width: number, height: number, padding = 12, maxZoom = 1.3): Camera {
  const zoom = Math.max(
    0.06,
    Math.min((width - 2 * padding) / (box.w * CELL), (height - 2 * padding) / (box.h * CELL), maxZoom),
  );
  return {
    zoom,
    x: width / 2 - (box.x + box.w / 2) * CELL * zoom,
    y: height / 2 - (box.y + box.h / 2) * CELL * zoom,
  };
}

/** Zooms by a factor and keeps the point under the pointer where it is. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, camera.zoom * factor));
  const k = zoom / camera.zoom;
  return { zoom, x: px - (px - camera.x) * k, y: py - (py - camera.y) * k };
}

export const cellAt = (camera: Camera, px: number, py: number): Cell => [
  Math.floor((px - camera.x) / camera.zoom / CELL),
  Math.floor((py - camera.y) / camera.zoom / CELL),
];

/** Where a cell is drawn, in pixels of the window. */
export const rectOf = (camera: Camera, cell: Cell): Box => ({
  x: camera.x + cell[0] * CELL * camera.zoom,
  y: camera.y + cell[1] * CELL * camera.zoom,
  w: CELL * camera.zoom,
  h: CELL * camera.zoom,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The cell to go to with an arrow key: nearest in that direction, sideways distance counting double. */
export function nextCell(cells: readonly Cell[], from: Cell, dx: number, dy: number): Cell | undefined {
  let best: Cell | undefined;
  let bestCost = Infinity;
  for (const cell of cells) {
    const along = (cell[0] - from[0]) * dx + (cell[1] - from[1]) * dy;
    const aside = Math.abs((cell[0] - from[0]) * dy) + Math.abs((cell[1] - from[1]) * dx);
    const cost = along + 2 * aside;
    if (along > 0 && cost < bestCost) [best, bestCost] = [cell, cost];
  }
  return best;
}

export const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How many arrow keys lead from this cell to the one farthest from it; Infinity where one cannot be reached. */
export function farthest(cells: readonly Cell[], from: Cell): number {
  const seen = new Set([from.join()]);
  let reached = [from];
  for (let steps = 0; ; ++steps) {
    const next: Cell[] = [];
    for (const cell of reached)
      for (const [dx, dy] of Object.values(ARROWS)) {
        const to = nextCell(cells, cell, dx, dy);
        if (!to || seen.has(to.join())) continue;
        seen.add(to.join());
        next.push(to);
      }
    if (next.length === 0) return seen.size < cells.length ? Infinity : steps;
    reached = next;
  }
}

/** The cell from which arrow keys lead to every other in the fewest steps. */
export function centralCell(cells: readonly Cell[]): Cell | undefined {
  const [first, ...others] = cells.map((cell) => ({ cell, far: farthest(cells, cell) }));
  return first && others.reduce((best, one) => (one.far < best.far ? one : best), first).cell;
}
