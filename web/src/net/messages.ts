// Messages of the server's protocol, version 1 (docs/server-protocol.md), as far as the client reads them.

import type { Corrections } from '../pieces/values';
import type { Action, CardId, CellPreview, Decision, Json, Seat, Segment, TileId, View } from '../state/types';

export interface GameEvent {
  event: string;
  player?: Seat | 'dirk';
  [field: string]: Json | undefined;
}

export interface TableSeat {
  kind: 'open' | 'person' | 'bot';
  name: string;
  level?: string;
  away?: boolean;
  /** A bot plays because the clock ran out. */
  late?: boolean;
  resigned?: boolean;
  online?: boolean;
}

export interface ClockSetting {
  kind: 'none' | 'turn' | 'fischer' | 'days';
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface TableInfo {
  id: string;
  status: 'open' | 'playing' | 'over';
  game: string;
  modules: string[];
  options: Record<string, Json>;
  /** It is played with corrections of the pieces; they are told with the facts. */
  corrections_digest?: string;
  players: number;
  seats: TableSeat[];
  /** Who may start the game and remove others, while it has not begun. */
  host?: Seat;
  private: boolean;
  clock: ClockSetting;
  window_seconds: number;
  undo: boolean;
  /** Somebody asks all to take something back: seats that agreed, and how many moves would stay. */
  undo_ask?: { id: number; by: Seat; seq: number; keep: number; agreed: Seat[] };
  created: number;
  started?: number;
  commitment?: string;
  seed?: string;
  salt?: string;
  previous?: string;
  next?: string;
  watching?: number;
}

export interface Outcome {
  over: true;
  scores: number[];
  winners: Seat[];
}
export type Moment = Decision | Outcome;
export const isOver = (d: Moment | null): d is Outcome => d !== null && 'over' in d;

export interface Choice {
  seat: Seat;
  legal: Action[];
}
export interface ClockState {
  deadline: number;
  now: number;
  left?: number[];
}

/** One entry of the record: an action, the end of a window, or an undo. */
export interface Step {
  seq: number;
  by: Seat | null;
  events: GameEvent[];
  undo?: boolean;
  /** With an undo all agreed to: how many moves stay. */
  keep?: number;
}

/** What a seat passes in windows without being asked: what these modules offer, or everything. */
export interface Declined {
  seat: Seat;
  all?: boolean;
  kinds: string[];
}

interface Position {
  viewer?: Seat | null;
  view?: View;
  decision?: Moment;
  choices?: Choice[];
  clock?: ClockState;
  /** My last action can be taken back at once. */
  can_undo?: boolean;
}

export interface StateMessage extends Position {
  type: 'state';
  table: TableInfo;
  seats: Seat[];
  seq: number;
  missed?: Step[];
  /** What seats of mine pass beforehand. */
  declined?: Declined[];
  chat: ChatLine[];
}
export interface UpdateMessage extends Position, Step {
  type: 'update';
  table: string;
}
export interface TableMessage {
  type: 'table';
  table: TableInfo;
  choices?: Choice[];
}
export interface ChatLine {
  n: number;
  seat: Seat;
  name: string;
  text: string;
  at: number;
}

export interface ErrorMessage {
  type: 'error';
  code: string;
  error: string;
  rule?: string;
  seq?: number;
}

export interface PlacementsAnswer {
  player: Seat;
  tile: TileId;
  round: number;
  wall: number;
  points: number;
  cells: CellPreview[];
  swap: CellPreview[];
}
export interface WallAnswer {
  player: Seat;
  length: number;
  segments: Segment[];
}

export interface ModuleInfo {
  slug: string;
  title: string;
  summary: string;
  provenance?: string;
}
export interface OptionInfo {
  key: string;
  summary: string;
  default: Json;
  values: Json[];
}
export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  players: [number, number];
  modules: ModuleInfo[];
  options: OptionInfo[];
}
export interface RulesAnswer {
  games: GameInfo[];
  bots: string[];
  /** Files with corrections of the pieces that the host offers. */
  corrections?: Corrections[];
}

export interface Message {
  type: string;
  re?: number | string;
  [field: string]: unknown;
}
export type { CardId };
