// Pointing at places for what modules do: a piece is picked first, or the module asks for nothing but the place. Where
// placing wants confirming the first press shows the place, the second one acts; what costs something is paid in between.

import { sameCell } from './choose';
import { settings } from './settings.svelte';
import type { Action, CardId, Cell, CellPreview, TileId } from './types';

/** Somewhere an action can be chosen: a cell or its south-east corner, a tile, a card of the display. */
export interface Spot {
  action: Action;
  at?: Cell;
  corner?: boolean;
  /** Less than a cell: part of a tile. */
  small?: boolean;
  tile?: TileId;
  card?: CardId;
  sign?: string;
  hint?: string;
}

interface Around {
  spots: (picked: Action | null) => readonly Spot[];
  /** A place must be chosen for it. */
  wantsPlace: (action: Action) => boolean;
  act: (action: Action) => void;
  /** Something was tried that is not in the list: find out why not. */
  why: (action: Action) => void;
  /** Lets go of everything that was picked on the table, `reset` of this included. */
  clear: () => void;
}

export class Pointing {
  /** A piece of a module, or a card of the display. */
  piece = $state.raw<Action | null>(null);
  /** The place for it, where it is yet to be confirmed or paid. */
  aim = $state.raw<Spot | null>(null);
  constructor(private readonly around: Around) {}

  readonly spots = $derived.by(() => this.around.spots(this.piece));
  private readonly ground = $derived.by(() => this.spots.filter((s) => s.card === undefined));
  /** Places are chosen now; nothing else can be taken up in the palace. */
  readonly active = $derived.by(() => this.ground.length > 0);
  readonly cells = $derived.by((): CellPreview[] => {
    const seen = new Map<string, CellPreview>();
    for (const s of this.ground)
      if (s.at && !seen.has(s.at.join()))
        seen.set(s.at.join(), {
          at: s.at,
          ...(s.corner ? { corner: true } : {}),
          ...(s.small ? { small: true } : {}),
          ...(s.sign === undefined ? {} : { sign: s.sign }),
          ...(s.hint === undefined ? {} : { hint: s.hint }),
        });
    return [...seen.values()];
  });
  /** Tiles beside the palace that may be pointed at. */
  readonly tiles = $derived.by(() => new Set(this.ground.flatMap((s) => (s.tile && !s.at ? [s.tile] : []))));
  readonly cards = $derived.by(() => new Set(this.spots.flatMap((s) => s.card ?? [])));
  /** What has all it needs but a payment or a last word. */
  readonly ready = $derived.by(
    () => this.aim?.action ?? (this.piece && !this.around.wantsPlace(this.piece) ? this.piece : null),
  );
  /** What was picked and still wants its place. */
  readonly homeless = $derived.by(() => (this.ready === null ? this.piece : null));

  reset(): void {
    this.piece = null;
    this.aim = null;
  }
  pick = (action: Action): void => {
    const same = this.piece !== null && JSON.stringify(this.piece) === JSON.stringify(action);
    this.around.clear();
    if (!same) this.piece = action;
  };
  private choose(spot: Spot | undefined, touch: boolean): void {
    if (!spot) return;
    if (spot.action.pay === undefined && (!settings.confirms(touch) || this.aim?.action === spot.action))
      return this.around.act(spot.action);
    this.aim = spot;
  }
  cell = (at: Cell, touch: boolean): void =>
    this.choose(
      this.ground.find((s) => sameCell(s.at, at)),
      touch,
    );
  tile = (tile: TileId): void =>
    this.choose(
      this.ground.find((s) => s.tile === tile),
      true,
    );
  card = (card: CardId): void => {
    const found = this.spots.find((s) => s.card === card);
    if (found) this.pick(found.action);
  };
  /** A place that is not offered: why not? */
  miss = (at: Cell, tile: TileId): void => {
    const of = this.ground[0]?.action;
    if (!of || this.ground[0]?.corner || this.ground[0]?.small || (of.tile !== undefined && tile === ''))
      return this.around.clear();
    this.around.why({ ...of, ...(of.tile === undefined ? { at } : { tile }) });
  };
}
