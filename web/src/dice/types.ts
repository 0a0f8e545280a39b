// The part of a view that the dice game and Alcazaba share, and what each adds. Drawn as told; nothing is worked out.

import type { Kind, PlayerView, Seat, TileId, View } from '../state/types';

export type Owner = Seat | 'dirk';
export type Chip = 1 | 2 | 3 | 'exchange' | 'push_back' | 'annul' | 'black_die' | 'starting_player';

export interface DicePlayer extends PlayerView {
  /** Marker stones still to be placed this round, those out of the round, those resting after a redesign. */
  stones: number;
  out?: number;
  resting?: number;
  chips?: Chip[];
  action_chips?: Chip[];
}

export interface DiceView {
  players: DicePlayer[];
  scorings_done: number;
  to_move?: Seat;
  /** Alcazaba: the tile just taken. */
  aside?: TileId[];
  dirk_score?: number;
  /** By kind: stones in the dice area, keyed 'line,field'. */
  area: Partial<Record<Kind, Record<string, Owner>>>;
  bonus: Partial<Record<Kind, Chip>>;
  /** The dice game: piles on the building tracks by field, lowest stone first. */
  tracks?: Partial<Record<Kind, Record<string, Owner[]>>>;
  /** Alcazaba: tiles of each column from the bottom up. */
  columns?: Partial<Record<Kind, TileId[]>>;
  dice?: { throws: number; faces: Kind[]; earlier?: Kind[][]; black?: Kind };
  dirk_chips?: Chip[];
  dirk_stones?: number;
  round: number;
  starter: Seat;
  /** The column whose rewards are being handed out. */
  results?: Kind;
}

/** Where a stone of mine would come to lie; null: out of the round. */
export interface Mark {
  type: Kind;
  at: readonly [number, number] | null;
  push?: boolean;
}

export const hasDice = (view: View | null): boolean =>
  view !== null && typeof view['area'] === 'object' && view['area'] !== null;
