// Building by hand: which tile is held, where it may go, what was taken up. Every option comes from the list of legal
// actions; where placing wants confirming (with a finger, unless chosen otherwise) the first press shows the tile on its
// cell, the second one builds it. Tiles can also be dragged.

import { settings } from './settings.svelte';
import { cellsFor, distinctCells, movableTiles, namesTile, sameCell, touchableCells } from './choose';
import type { Action, Cell, CellPreview, TileId } from './types';

interface Around {
  legal: () => readonly Action[];
  /** Tiles just obtained that wait to be placed. */
  aside: () => readonly TileId[];
  previews: () => Readonly<Record<TileId, readonly CellPreview[]>>;
  /** A tile stands on this cell. */
  occupied: (at: Cell) => boolean;
  /** Where a tile stands in the palace. */
  cellOf?: (tile: TileId) => Cell | undefined;
  /** These ways to lay a tile on one cell are chosen between in a dialog of their own: its sign on the cell. */
  laying?: (ways: readonly Action[]) => { sign: string; note: string } | null;
  act: (action: Action) => void;
  /** Something was tried that is not in the list: find out why not. */
  why: (action: Action) => void;
  /** Lets go of everything that was picked on the table, `reset` of this included. */
  clear: () => void;
}

const DRAG_FROM = 8; // pixels; less is a click

function cellUnder(p: PointerEvent): Cell | null {
  const key = document.elementFromPoint(p.clientX, p.clientY)?.closest('[data-cell]')?.getAttribute('data-cell');
  const [x, y] = (key ?? '').split(',').map(Number);
  return key && x !== undefined && y !== undefined ? [x, y] : null;
}

export class Building {
  moving = $state<TileId | null>(null);
  aim = $state<Cell | null>(null);
  /** Several ways to lay the tile on the cell aimed at. */
  ways = $state.raw<readonly Action[]>([]);
  /** A tile of the palace, taken up for a redesign. */
  up = $state<Cell | null>(null);
  drag = $state<{ tile: TileId; x: number; y: number } | null>(null);
  constructor(private readonly around: Around) {}

  readonly movable = $derived.by(
    () =>
      new Set([
        ...movableTiles(this.around.legal()),
        ...this.around.legal().flatMap((a) => (namesTile(a) && a.at === undefined ? (a.tile ?? []) : [])),
      ]),
  );
  readonly held = $derived.by((): TileId | null =>
    this.around.legal().length === 0
      ? null
      : (this.moving ?? this.around.aside().find((id) => this.movable.has(id)) ?? null),
  );
  readonly cells = $derived.by((): CellPreview[] => {
    const held = this.held;
    if (held === null) return [];
    const known = this.around.previews()[held] ?? [];
    return distinctCells(cellsFor(this.around.legal(), held)).map((at) => {
      const special = this.around.laying?.(this.waysTo(at));
      // Of several ways to lay it there the best is shown.
      const here = known
        .filter((c) => sameCell(c.at, at))
        .sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || (b.wall ?? 0) - (a.wall ?? 0));
      return {
        ...(here[0] ?? { at }),
        ...(special ? { sign: special.sign, note: special.note } : {}),
      };
    });
  });
  readonly touchable = $derived.by(() => touchableCells(this.around.legal(), this.cellOf));
  /** What can be done with the held tile besides building it: reserve, give away, what modules do with it. */
  readonly beside = $derived.by(() =>
    this.around
      .legal()
      .filter((a) => a.tile === this.held && (a.kind === 'reserve' || a.kind === 'give' || namesTile(a))),
  );
  /** What can be done with the tile taken up. */
  readonly lifted = $derived.by(() => {
    const { up } = this;
    return up === null
      ? []
      : this.around.legal().filter((a) => {
          const does = a.kind === 'redesign_remove' || a.kind === 'redesign_swap' || namesTile(a);
          return does && sameCell(a.at ?? this.cellOf(a.tile ?? ''), up);
        });
  });
  readonly aimed = $derived.by(() => (this.aim === null ? null : (this.waysTo(this.aim)[0] ?? null)));
  /** The held tile lies ready by itself: nothing was picked that could be let go of. */
  readonly untouched = $derived.by(() => this.moving === null && this.aim === null);

  private readonly cellOf = (tile: TileId): Cell | undefined => this.around.cellOf?.(tile);
  private waysTo(cell: Cell): Action[] {
    return this.held === null
      ? []
      : cellsFor(this.around.legal(), this.held)
          .filter((c) => sameCell(c.at, cell))
          .map((c) => c.action);
  }
  private choosing(ways: readonly Action[]): boolean {
    return (this.around.laying?.(ways) ?? null) !== null;
  }

  reset(): void {
    this.moving = null;
    this.aim = null;
    this.ways = [];
    this.up = null;
  }
  do = (action: Action): void => {
    this.around.clear();
    this.around.act(action);
  };
  tile = (tile: TileId): void => {
    const same = this.moving === tile;
    this.around.clear();
    if (!same) this.moving = tile;
  };
  cell = (at: Cell, touch: boolean): void => {
    const ways = this.waysTo(at);
    const shownFirst = settings.confirms(touch) && !sameCell(this.aim ?? undefined, at);
    if (ways.length === 1 && ways[0] && !shownFirst && !this.choosing(ways)) return this.do(ways[0]);
    this.aim = at;
    this.ways = ways.length > 1 || this.choosing(ways) ? ways : [];
  };
  ground = (at: Cell): void => {
    const tile = this.held;
    if (tile === null) return this.around.clear();
    const kinds = this.around.legal().flatMap((a) => (a.tile === tile && a.at !== undefined ? [a.kind] : []));
    const onto = kinds.includes('redesign_swap') && this.around.occupied(at);
    this.around.why({
      kind: onto
        ? 'redesign_swap'
        : (kinds.find((k) => k !== 'redesign_swap') ?? (this.around.aside().includes(tile) ? 'place' : 'redesign_add')),
      tile,
      at,
    });
  };
  lift = (at: Cell): void => {
    const same = sameCell(this.up ?? undefined, at);
    this.around.clear();
    if (!same) this.up = at;
  };
  /** A tile beside the palace was pressed: moved far enough it follows the pointer, and is built where it is let go. */
  grab = (tile: TileId, e: PointerEvent): void => {
    if (this.around.legal().length === 0 || e.button !== 0) return;
    const [x0, y0] = [e.clientX, e.clientY];
    const stop = new AbortController();
    const move = (p: PointerEvent): void => {
      if (!this.drag && Math.hypot(p.clientX - x0, p.clientY - y0) < DRAG_FROM) return;
      if (!this.drag && this.held !== tile) {
        this.around.clear();
        this.moving = tile;
      }
      this.drag = { tile, x: p.clientX, y: p.clientY };
      this.aim = cellUnder(p);
    };
    const drop = (p: PointerEvent): void => {
      stop.abort();
      if (!this.drag) return;
      this.drag = null;
      const at = cellUnder(p);
      // Whoever drags a tile there means that place: `aim` is on it already.
      if (at) this.cell(at, false);
    };
    const cancel = (): void => {
      stop.abort();
      this.drag = null;
      this.aim = null;
    };
    addEventListener('pointermove', move, { signal: stop.signal });
    addEventListener('pointerup', drop, { signal: stop.signal });
    addEventListener('pointercancel', cancel, { signal: stop.signal });
  };
}
