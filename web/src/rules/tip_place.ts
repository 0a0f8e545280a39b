// Where a hint stands: beside what it is about, in the window, and over nothing that can be chosen now.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Spot {
  x: number;
  y: number;
}

const GAP = 8;
const EDGE = 4;

const shared = (x: number, y: number, width: number, height: number, o: Box): number =>
  Math.max(0, Math.min(x + width, o.right) - Math.max(x, o.left)) *
  Math.max(0, Math.min(y + height, o.bottom) - Math.max(y, o.top));

/** Above it if there is room, else below; but further off, up to the edges of `ground`, where it would cover `others`. */
export function spotFor(
  of: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  others: readonly Box[] = [],
  ground: Box = of,
): Spot {
  const { width, height } = size;
  const middle = (of.left + of.right - width) / 2;
  const centre = (of.top + of.bottom - height) / 2;
  const above = of.top - height - GAP;
  const below = of.bottom + GAP;
  const candidates: [number, number][] = [
    [middle, above < EDGE ? below : above],
    [middle, above < EDGE ? above : below],
    [of.right + GAP, centre],
    [of.left - width - GAP, centre],
    [middle, ground.top - height - GAP],
    [middle, ground.top + GAP],
    [middle, ground.bottom - height - GAP],
    [middle, ground.bottom + GAP],
    [ground.left + GAP, ground.top + GAP],
    [ground.right - width - GAP, ground.top + GAP],
    [ground.left + GAP, ground.bottom - height - GAP],
    [ground.right - width - GAP, ground.bottom - height - GAP],
    [ground.left - width - GAP, centre],
    [ground.right + GAP, centre],
  ];
  let best: Spot = { x: 0, y: 0 };
  let least = Infinity;
  for (const [wantedX, wantedY] of candidates) {
    const x = Math.max(GAP, Math.min(wantedX, window.width - width - GAP));
    const y = Math.max(EDGE, Math.min(wantedY, window.height - height - EDGE));
    // Over the thing itself only if nothing else is left.
    const covered = [of, ...others].reduce((n, o) => n + shared(x, y, width, height, o), 0);
    if (covered < least) [best, least] = [{ x, y }, covered];
    if (covered === 0) break;
  }
  return best;
}
