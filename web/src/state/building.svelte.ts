// Building by hand: which tile is held, where it may go, what was taken up. Every option comes from the list of legal
// actions; with a finger the first tap shows the tile on its cell, the second one builds it.

import { cellsFor, distinctCells, movableTiles, removableCells, sameCell } from './choose';
import type { Action, Cell, CellPreview, TileId } from './types';

interface Around {
  legal: () => readonly Action[];
  /** Tiles just obtained that wait to be placed. */
  aside: () => readonly TileId[];
  previews: () => Readonly<Record<TileId, readonly CellPreview[]>>;
  act: (action: Action) => void;
  /** Something was tried that is not in the list: find out why not. */
  why: (action: Action) => void;
}

export class Building {
  moving = $state<TileId | null>(null);
  aim = $state<Cell | null>(null);
  /** A tile of the palace, taken up for a redesign. */
  up = $state<Cell | null>(null);
  constructor(private readonly around: Around) {}

  readonly movable = $derived.by(() => movableTiles(this.around.legal()));
  readonly held = $derived.by((): TileId | null => this.moving ?? this.around.aside().find((id) => this.movable.has(id)) ?? null);
  readonly cells = $derived.by((): CellPreview[] => {
    const held = this.held;
    if (held === null) return [];
    const known = this.around.previews()[held] ?? [];
    return distinctCells(cellsFor(this.around.legal(), held)).map((at) => known.find((c) => sameCell(c.at, at)) ?? { at });
  });
  readonly removable = $derived.by(() => removableCells(this.around.legal()));
  /** What can be done with the held tile besides building it: reserve, give away. */
  readonly beside = $derived.by(() => this.around.legal().filter((a) => a.tile === this.held && (a.kind === 'reserve' || a.kind === 'give')));
  readonly lifted = $derived.by(() => (this.up === null ? [] : this.around.legal().filter((a) => a.kind.startsWith('redesign_') && a.kind !== 'redesign_add' && sameCell(a.at, this.up ?? undefined))));
  readonly aimed = $derived.by(() => (this.aim === null ? null : this.at(this.aim)));

  private at(cell: Cell): Action | null {
    return this.held === null ? null : (cellsFor(this.around.legal(), this.held).find((c) => sameCell(c.at, cell))?.action ?? null);
  }

  clear = (): void => {
    this.moving = null;
    this.aim = null;
    this.up = null;
  };
  do = (action: Action): void => {
    this.clear();
    this.around.act(action);
  };
  tile = (tile: TileId): void => {
    const same = this.moving === tile;
    this.clear();
    if (!same) this.moving = tile;
  };
  cell = (at: Cell, touch: boolean): void => {
    if (touch && !sameCell(this.aim ?? undefined, at)) {
      this.aim = at;
      return;
    }
    const action = this.at(at);
    if (action) this.do(action);
  };
  ground = (at: Cell): void => {
    const tile = this.held;
    if (tile === null) return this.clear();
    const kind = this.around.legal().find((a) => a.tile === tile && a.at !== undefined && a.kind !== 'redesign_swap')?.kind ?? 'place';
    this.around.why({ kind, tile, at });
  };
  lift = (at: Cell): void => {
    const same = sameCell(this.up ?? undefined, at);
    this.clear();
    if (!same) this.up = at;
  };
}
