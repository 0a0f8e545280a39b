import { expect, it } from 'vitest';
import { spotFor, type Box } from './tip_place';

const WINDOW = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 60 };
const box = (left: number, top: number, size = 80): Box => ({ left, top, right: left + size, bottom: top + size });
const free = ({ x, y }: { x: number; y: number }, o: Box): boolean =>
  x >= o.right || x + SIZE.width <= o.left || y >= o.bottom || y + SIZE.height <= o.top;

it('stands above what it is about, below at the upper edge, and in the window', () => {
  expect(spotFor(box(400, 400), SIZE, WINDOW)).toEqual({ x: 290, y: 332 });
  expect(spotFor(box(400, 10), SIZE, WINDOW)).toEqual({ x: 290, y: 98 });
  expect(spotFor(box(0, 400), SIZE, WINDOW).x).toBe(8);
});
it('covers none of the places beside it', () => {
  const of = box(400, 400);
  const others = [
    [320, 320],
    [400, 320],
    [480, 320],
    [320, 400],
    [480, 400],
    [320, 480],
    [400, 480],
    [480, 480],
  ].map(([x = 0, y = 0]) => box(x, y));
  const ground = { left: 100, top: 100, right: 900, bottom: 700 };
  const spot = spotFor(of, SIZE, WINDOW, others, ground);
  expect([of, ...others].every((o) => free(spot, o))).toBe(true);
});
