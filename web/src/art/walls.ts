// Walls as lines: from walled sides of tiles to joined chains of grid points, ready to be drawn with one
// stroke each, so that corners and neighbouring tiles join. A unit is one cell; cell [x,y] has its
// north-west corner at point (x,y).

import { CORNERS, type Cell, type Corner, type Segment, type Side } from '../state/types';

export type Point = readonly [number, number];
export interface Chain {
  points: Point[];
  closed: boolean;
}
export interface WalledTile {
  at: Cell;
  walls: readonly Side[];
  /** Of half a tile: the corner it fills. Its long side is a wall, and beyond that the cell is empty. */
  half?: Corner | undefined;
}
export const cornerOf = (text: unknown): Corner | undefined => CORNERS.find((c) => c === text);

const ENDS: Record<Side | Corner, readonly [number, number, number, number]> = {
  N: [0, 0, 1, 0],
  E: [1, 0, 1, 1],
  S: [0, 1, 1, 1],
  W: [0, 0, 0, 1],
  NW: [1, 0, 0, 1],
  SE: [1, 0, 0, 1],
  NE: [0, 0, 1, 1],
  SW: [0, 0, 1, 1],
};
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };
export const STEP: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const cellKey = (cell: Cell): string => `${cell[0]},${cell[1]}`;
const pointKey = (p: Point): string => `${p[0]},${p[1]}`;
type Edge = readonly [Point, Point];

export function segmentEdge([x, y, side]: Segment): Edge {
  const [ax, ay, bx, by] = ENDS[side];
  return [
    [x + ax, y + ay],
    [x + bx, y + by],
  ];
}

/** Splits all walled sides into those open to the outside and those between two tiles (drawn once each). */
export function splitWalls(
  tiles: readonly WalledTile[],
  alsoOutside: ReadonlySet<string> = new Set(),
): { outer: Segment[]; inner: Segment[] } {
  const filled = new Set(tiles.map((t) => cellKey(t.at)).filter((k) => !alsoOutside.has(k)));
  const halves = new Map(tiles.map((t) => [cellKey(t.at), t.half]));
  // Nothing lies against the empty half of a cell.
  const closed = (cell: Cell, side: Side): boolean =>
    filled.has(cellKey(cell)) && (halves.get(cellKey(cell))?.includes(side) ?? true);
  const outer: Segment[] = [];
  const inner = new Map<string, Segment>();
  for (const { at, walls, half } of tiles) {
    if (half) outer.push([at[0], at[1], half]);
    for (const side of walls) {
      const segment: Segment = [at[0], at[1], side];
      const [dx, dy] = STEP[side];
      if (!closed([at[0] + dx, at[1] + dy], OPPOSITE[side])) outer.push(segment);
      else inner.set(segmentEdge(segment).map(pointKey).join(), segment);
    }
  }
  return { outer, inner: [...inner.values()] };
}

/** Joins segments that share an end point into chains; where three or more meet, chains end. */
export function joinSegments(segments: readonly Segment[]): Chain[] {
  const edges = segments.map(segmentEdge);
  const at = new Map<string, number[]>();
  edges.forEach((edge, i) => edge.forEach((p) => at.set(pointKey(p), [...(at.get(pointKey(p)) ?? []), i])));
  const used = new Set<number>();
  const degree = (p: Point): number => at.get(pointKey(p))?.length ?? 0;

  const walk = (first: number, start: Point): Chain => {
    const points: Point[] = [start];
    let here = start;
    let next: number | undefined = first;
    while (next !== undefined) {
      used.add(next);
      const edge: Edge | undefined = edges[next];
      if (!edge) break;
      here = pointKey(edge[0]) === pointKey(here) ? edge[1] : edge[0];
      points.push(here);
      next = degree(here) === 2 ? at.get(pointKey(here))?.find((i) => !used.has(i)) : undefined;
    }
    const closed = points.length > 3 && pointKey(here) === pointKey(start);
    return { points: closed ? points.slice(0, -1) : points, closed };
  };

  const chains: Chain[] = [];
  const startFrom = (test: (p: Point) => boolean): void => {
    edges.forEach((edge, i) => {
      if (used.has(i)) return;
      const end = edge.find(test);
      if (end) chains.push(walk(i, end));
    });
  };
  startFrom((p) => degree(p) !== 2); // open chains from their ends
  startFrom(() => true); // what is left are rings
  return chains;
}

export function chainLength(chain: Chain): number {
  return chain.closed ? chain.points.length : chain.points.length - 1;
}

/** SVG path of a chain, `scale` units per cell; every grid point is kept so that dashes stay in step. */
export function chainPath(chain: Chain, scale: number): string {
  const text = chain.points.map((p, i) => `${i === 0 ? 'M' : 'L'}${p[0] * scale} ${p[1] * scale}`).join('');
  return chain.closed ? `${text}Z` : text;
}

export const wallPath = (segments: readonly Segment[], scale: number): string =>
  joinSegments(segments)
    .map((c) => chainPath(c, scale))
    .join('');

/** The two ends of every open chain, where the wall gets a bastion. */
export function chainEnds(chains: readonly Chain[]): Point[] {
  return chains.flatMap((c) => {
    const first = c.points[0];
    const last = c.points[c.points.length - 1];
    return c.closed || !first || !last ? [] : [first, last];
  });
}
