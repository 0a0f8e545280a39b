// What can be seen and touched of a palace: nothing under the buttons on its corners, cells large enough for a finger, and
// where the rest of them lies when not all fit into the window.

import type { Cell } from '../state/types';
import { CELL, fit, overlap, rectOf, type Box, type Camera } from './geometry';

/** A cell a finger can hit, in pixels, and how large cells become when they were too small. */
export const FINGER = 44;
const COMFORTABLE = 48;

export const touchable = (camera: Camera): boolean => camera.zoom * CELL >= FINGER;
export const comfortable = COMFORTABLE / CELL;

interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Shows the whole box, none of the cells under one of `over` (given in pixels of the window), as large as that allows. */
export function fitClear(
  box: Box,
  cells: readonly Cell[],
  width: number,
  height: number,
  over: readonly Box[],
): Camera {
  const within = ({ left, top, right, bottom }: Insets): Camera => {
    const c = fit(box, Math.max(24, width - left - right), Math.max(24, height - top - bottom), 4);
    return { ...c, x: c.x + left, y: c.y + top };
  };
  // Each thing in the way is passed at its side or above or below; every way to do so is tried.
  const ways = over
    .filter((o) => o.w > 0 && o.h > 0)
    .reduce<Insets[]>(
      (list, o) =>
        list.flatMap((i) => [
          i,
          o.x + o.w / 2 < width / 2
            ? { ...i, left: Math.max(i.left, o.x + o.w) }
            : { ...i, right: Math.max(i.right, width - o.x) },
          o.y + o.h / 2 < height / 2
            ? { ...i, top: Math.max(i.top, o.y + o.h) }
            : { ...i, bottom: Math.max(i.bottom, height - o.y) },
        ]),
      [{ left: 0, top: 0, right: 0, bottom: 0 }],
    );
  const aside = (i: Insets): number => Math.abs(i.left - i.right) + Math.abs(i.top - i.bottom);
  const clear = ways
    .map((i) => ({ camera: within(i), aside: aside(i) }))
    .filter(({ camera }) => !cells.some((c) => over.some((o) => overlap(rectOf(camera, c), o))));
  clear.sort((a, b) => b.camera.zoom - a.camera.zoom || a.aside - b.aside);
  return clear[0]?.camera ?? within({ left: 0, top: 0, right: 0, bottom: 0 });
}

/** A pixel less on each side: what is cut off by less can be seen. */
const shrunk = (r: Box = { x: 0, y: 0, w: 0, h: 0 }): Box => ({ x: r.x + 1, y: r.y + 1, w: r.w - 2, h: r.h - 2 });
const inside = (r: Box, width: number, height: number): boolean =>
  r.x >= 0 && r.y >= 0 && r.x + r.w <= width && r.y + r.h <= height;

/** Cells of this size: the part of the palace that shows most of the wanted ones, of those parts the middle one, and no more bare ground than that takes. */
export function closeUp(wanted: readonly Cell[], box: Box, width: number, height: number, zoom = comfortable): Camera {
  const side = CELL * zoom;
  const middle = (axis: 0 | 1): number => wanted.reduce((n, c) => n + c[axis] + 0.5, 0) / Math.max(1, wanted.length);
  const [mx, my] = [middle(0), middle(1)];
  const places = (axis: 0 | 1, length: number): number[] => {
    const edge = side * 0.12;
    return [
      length / 2 - middle(axis) * side,
      ...new Set(wanted.flatMap((c) => [edge - c[axis] * side, length - edge - (c[axis] + 1) * side])),
    ];
  };
  let best: Camera = { x: 0, y: 0, zoom };
  let most = -1;
  let far = Infinity;
  for (const x of places(0, width))
    for (const y of places(1, height)) {
      const camera = { x, y, zoom };
      const seen = wanted.filter((c) => inside(rectOf(camera, c), width, height)).length;
      const off = Math.hypot(x + mx * side - width / 2, y + my * side - height / 2);
      if (seen > most || (seen === most && off < far)) [best, most, far] = [camera, seen, off];
    }
  const within = (at: number, from: number, size: number, length: number): number => {
    const [first, last] = [length - (from + size + 0.2) * side, -(from - 0.2) * side];
    return first < last ? Math.max(first, Math.min(last, at)) : (first + last) / 2;
  };
  const full = { ...best, x: within(best.x, box.x, box.w, width), y: within(best.y, box.y, box.h, height) };
  return wanted.filter((c) => inside(rectOf(full, c), width, height)).length >= most ? full : best;
}

/** Moves the window as little as it takes to show the cell. */
export function reveal(camera: Camera, cell: Cell, width: number, height: number): Camera {
  const r = rectOf(camera, cell);
  const by = (at: number, size: number, length: number): number =>
    at < 0 ? 4 - at : at + size > length ? length - 4 - at - size : 0;
  return { ...camera, x: camera.x + by(r.x, r.w, width), y: camera.y + by(r.y, r.h, height) };
}

export type Edge = 'N' | 'E' | 'S' | 'W';
export interface Hint {
  edge: Edge;
  /** What lies that way. */ cells: readonly Cell[];
  /** Where a button for it covers no cell; null: nowhere. */ at: Box | null;
  /** Where it would be best. */ near: Box;
}

/** At which edges wanted cells lie out of sight, and where on that edge there is room for a button of a finger's size. */
export function outOfSight(
  camera: Camera,
  wanted: readonly Cell[],
  width: number,
  height: number,
  over: readonly Box[] = [],
): Hint[] {
  const rects = wanted.map((c) => rectOf(camera, c));
  const edgeOf = (r: Box): Edge => {
    const out: [Edge, number][] = [
      ['N', -r.y],
      ['S', r.y + r.h - height],
      ['W', -r.x],
      ['E', r.x + r.w - width],
    ];
    return out.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  };
  const hidden = wanted.filter((_, i) => !inside(shrunk(rects[i]), width, height));
  const taken = [...rects, ...over];
  return (['N', 'E', 'S', 'W'] as const).flatMap((edge): Hint[] => {
    const cells = hidden.filter((c) => edgeOf(rectOf(camera, c)) === edge);
    const there = cells.map((c) => rectOf(camera, c));
    if (there.length === 0) return [];
    const along = edge === 'N' || edge === 'S' ? width : height;
    const want = there.reduce((n, r) => n + (along === width ? r.x + r.w / 2 : r.y + r.h / 2), 0) / there.length;
    const box = (i: number): Box => ({
      x: edge === 'E' ? width - FINGER : edge === 'W' ? 0 : i,
      y: edge === 'S' ? height - FINGER : edge === 'N' ? 0 : i,
      w: FINGER,
      h: FINGER,
    });
    const room = Array.from({ length: Math.max(1, Math.floor((along - FINGER) / 4)) }, (_, i) => i * 4).sort(
      (a, b) => Math.abs(a + FINGER / 2 - want) - Math.abs(b + FINGER / 2 - want),
    );
    const free = room.find((i) => !taken.some((r) => overlap(r, box(i))));
    if (free !== undefined) taken.push(box(free));
    const near = box(Math.max(0, Math.min(along - FINGER, want - FINGER / 2)));
    return [{ edge, cells, at: free === undefined ? null : box(free), near }];
  });
}
