// Score lines as the server tells them, arranged for tables and charts. Nothing is counted here but sums.

import { moduleCategory } from '../modules/say';
import type { ScoreLine } from '../net/wire';
import { KINDS, type Cell, type Kind, type Seat, type Segment } from '../state/types';

export type { ScoreLine };
export interface Scoring {
  round: number;
  lines: ScoreLine[];
}
export type Who = Seat | 'dirk';

/** What to light up in a palace; `line`: the cells form an arrow, nearest first. */
export interface Highlight {
  seat: Seat;
  cells: readonly Cell[];
  segments: readonly Segment[];
  line: boolean;
}

/** A row of the table: one kind, the wall, or a module's points. */
export interface Row {
  key: string;
  kind: Kind | null;
  category: string;
}

/** Rows that occur: always the six kinds and, where palaces are built, the wall; then modules in order of appearance. */
export function rowsOf(scorings: readonly Scoring[]): Row[] {
  const lines = scorings.flatMap((s) => s.lines);
  const walled = lines.length === 0 || lines.some((l) => !l.rule.startsWith('dice.'));
  const base: Row[] = [
    ...KINDS.map((kind) => ({ key: kind, kind, category: 'buildings' })),
    ...(walled ? [{ key: 'wall', kind: null, category: 'wall' }] : []),
  ];
  const extra = new Set(lines.map((l) => l.category).filter((c) => c !== 'buildings' && c !== 'wall'));
  return [...base, ...[...extra].map((category) => ({ key: category, kind: null, category }))];
}

export const inRow = (row: Row, line: ScoreLine): boolean =>
  line.category === row.category && (row.kind === null || line.type === row.kind);

export const linesOf = (lines: readonly ScoreLine[], row: Row | null, who: Who): ScoreLine[] =>
  lines.filter((l) => l.player === who && (row === null || inRow(row, l)));

export const pointsOf = (lines: readonly ScoreLine[], row: Row | null, who: Who): number =>
  linesOf(lines, row, who).reduce((n, l) => n + l.points, 0);

/** Categories of modules whose cells lie in one straight line, nearest first. */
const isStraight = (cells: readonly Cell[]): boolean =>
  cells.length > 0 && (cells.every((c) => c[0] === cells[0]?.[0]) || cells.every((c) => c[1] === cells[0]?.[1]));

export function highlight(lines: readonly ScoreLine[], seat: Seat): Highlight {
  const cells = lines.flatMap((l) => l.cells ?? []);
  const base = lines.every((l) => l.category === 'buildings' || l.category === 'wall');
  return {
    seat,
    cells,
    segments: lines.flatMap((l) => l.segments ?? []),
    line: !base && lines.length === 1 && isStraight(cells),
  };
}

export const isHighlightable = (h: Highlight): boolean => h.cells.length + h.segments.length > 0;

export const extraName = (category: string): string =>
  moduleCategory('alhambra', category) ?? category.replaceAll('-', ' ');

/** Score of everybody after each scoring: [start, after 1, after 2, after 3]. */
export function runningTotals(scorings: readonly Scoring[], players: number): number[][] {
  return Array.from({ length: players }, (_, seat) => {
    let sum = 0;
    return [0, ...scorings.map((s) => (sum += pointsOf(s.lines, null, seat)))];
  });
}

export interface Standing {
  who: readonly Who[];
  count: number;
  /** What the places they take are worth, and what each of them gets. */
  prizes: readonly number[];
  each: number;
}
/** Who takes which places for a kind: equal ones share what their places bring, rounded down. */
export function standingsOf(counts: readonly (readonly [Who, number])[], prizes: readonly number[]): Standing[] {
  const ranks = [...new Set(counts.map(([, n]) => n))].filter((n) => n > 0).sort((a, b) => b - a);
  let place = 0;
  return ranks.map((count) => {
    const who = counts.filter(([, n]) => n === count).map(([w]) => w);
    const taken = prizes.slice(place, place + who.length);
    place += who.length;
    return { who, count, prizes: taken, each: Math.floor(taken.reduce((n, p) => n + p, 0) / who.length) };
  });
}

export interface Source {
  row: Row | null;
  points: number;
}
/** Points by source over the whole game; what no line explains (points outside a scoring) comes last, with row null. */
export function sourcesOf(scorings: readonly Scoring[], rows: readonly Row[], seat: Seat, score: number): Source[] {
  const lines = scorings.flatMap((s) => s.lines);
  const sources: Source[] = rows.map((row) => ({ row, points: pointsOf(lines, row, seat) }));
  const rest = score - sources.reduce((n, s) => n + s.points, 0);
  return rest === 0 ? sources : [...sources, { row: null, points: rest }];
}
