// Wire types: what the server tells and what it is told, in the notation of the contract.
// The client draws these and knows no rules: a hidden hand arrives as a count, a choice as a list
// of legal actions, a preview as numbers. Unknown keys (modules') are kept as JSON.

export const KINDS = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const;
export type Kind = (typeof KINDS)[number];

export const CURRENCIES = ['denar', 'dirham', 'ducat', 'florin'] as const;
export const MONEY = [...CURRENCIES, 'diamond'] as const;
export type Currency = (typeof CURRENCIES)[number];
export type MoneyKind = (typeof MONEY)[number];

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];
export type Cell = readonly [number, number];
/** The corner of a cell that half a tile fills. */
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;
export type Corner = (typeof CORNERS)[number];
/** One walled side of the tile in a cell, or the long side of half a tile by its corner, as in the protocol's `wall` answer. */
export type Segment = readonly [number, number, Side | Corner];

export type TileId = string;
export type CardId = string;
export type Seat = number;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A tile, and what modules put on it. */
export interface TileWith {
  tile: TileId;
  walls?: string;
  walls_added?: string;
  corner?: string;
  [key: string]: Json | Cell | undefined;
}
export interface PlacedTile extends TileWith {
  at: Cell;
}

export interface PlayerView {
  score: number;
  hand?: CardId[];
  hand_count?: number;
  palace: PlacedTile[];
  reserve: (TileId | TileWith)[];
  /** What modules keep for a player, under their slug. */
  [module: string]: unknown;
}

export interface View {
  game: string;
  modules: string[];
  options: { [key: string]: Json };
  players: PlayerView[];
  dirk?: TileId[];
  market: (TileId | null)[];
  display: CardId[];
  scorings_done: number;
  to_move: Seat | null;
  deck_count?: number;
  bag_count?: number;
  discard?: CardId[];
  viewer?: Seat | null;
  first_player?: Seat;
  /** Tiles obtained this turn that still lie beside the palace of the player to move. */
  aside?: (TileId | TileWith)[];
  dirk_score?: number;
  /** What modules keep for the table, under their slug. */
  [module: string]: unknown;
}

export interface Action {
  kind: string;
  cards?: CardId[];
  slot?: number;
  pay?: CardId[];
  tile?: TileId;
  at?: Cell;
  [field: string]: Json | Cell | undefined;
}

export interface Decision {
  player: Seat | null;
  kind: string;
  prompt: string;
  /** In a window: the modules that might let somebody act. */
  kinds?: string[];
  /** Of a window in the middle of a turn: what is asked. */
  poll?: string;
  /** Everybody makes this choice, and nobody sees another's before all are made. */
  secret?: boolean;
  /** A main action after a purchase that was paid exactly; told by the page itself. */
  again?: boolean;
}

/** What placing on a cell would bring; computed by the server. */
export interface CellPreview {
  at: Cell;
  wall?: number;
  /** Points more (or fewer) than now, if the next scoring came at once. */
  points?: number;
  /** Walls as the tile would be turned, where it can be; of half a tile the corner. */
  walls?: string;
  half?: string;
  /** What choosing it does, where no tile is built there. */
  hint?: string;
  /** It is the south-east corner of the cell that is chosen. */
  corner?: boolean;
  /** It is part of a tile, and smaller than a cell. */
  small?: boolean;
  /** How the tile lies here is chosen in a dialog: the sign on the cell, an SVG path, and the word for it. */
  sign?: string;
  note?: string;
}

export interface SeatInfo {
  name: string;
  bot?: boolean;
  online?: boolean;
  /** A bot plays for this person. */
  away?: boolean;
  /** Time left for the rest of the game, in milliseconds, where each has such a clock. */
  left?: number;
}

export interface WallInfo {
  length: number;
  segments: Segment[];
}
