// Generated from docs/messages.schema.json by tools/message-types. Do not edit.

import type { Corrections } from '../pieces/values';
import type { Facts } from '../state/facts.svelte';
import type { Action, Cell, Decision, Json, Kind, Seat, Segment, TileId, View } from '../state/types';
import type { GameEvent } from './messages';

export type SeatOrNull = Seat | null;
export type TableId = string;
/** Milliseconds since 1970. */
export type Time = number;
export type Options = Record<string, Json>;
export interface Outcome {
  over: true;
  scores: number[];
  winners: Seat[];
  dirk?: number;
}
export type Moment = Decision | Outcome;
export interface SeatWish {
  kind: 'me' | 'bot' | 'open';
  name?: string;
  level?: string;
}
export interface TableSeat {
  kind: 'open' | 'person' | 'bot';
  name: string;
  level?: string;
  away?: boolean;
  /** A bot plays because the clock ran out. */
  late?: boolean;
  resigned?: boolean;
  /** Its lines of chat up to this number were deleted. */
  forgot?: number;
  online?: boolean;
}
export interface ClockSetting {
  kind: 'none' | 'turn' | 'fischer' | 'days';
  seconds?: number;
  increment?: number;
  days?: number;
}
/** Somebody asks all to take something back: seats that agreed, and how many moves would stay. */
export interface UndoAsk {
  id: number;
  by: Seat;
  seq: number;
  keep: number;
  agreed: Seat[];
}
export interface TableInfo {
  id: TableId;
  status: 'open' | 'playing' | 'over';
  game: string;
  modules: string[];
  options: Options;
  /** It is played with corrections of the pieces; they are told with the facts. */
  corrections_digest?: string;
  /** Once it has begun: the versions of the rules it is played by, under the names of the game and of its modules. */
  rules?: Record<string, Json>;
  /** Once it is over. */
  scores?: number[];
  /** Why it ended before its end; `scores` is how it stood. */
  closed?: string;
  players: number;
  seats: TableSeat[];
  /** Who may start the game and remove others, while it has not begun. */
  host?: Seat;
  private: boolean;
  clock: ClockSetting;
  window_seconds: number;
  undo: boolean;
  undo_ask?: UndoAsk;
  substitute?: string;
  created: Time;
  started?: Time;
  commitment?: string;
  seed?: string;
  salt?: string;
  previous?: TableId;
  next?: TableId;
  origin?: { table: TableId; move: number; };
  watching?: number;
}
export interface Choice {
  seat: Seat;
  legal: Action[];
}
export interface ClockState {
  deadline: Time;
  now: Time;
  left?: number[];
}
export interface Position {
  viewer?: SeatOrNull;
  view?: View;
  decision?: Moment;
  choices?: Choice[];
  clock?: ClockState;
  /** My last action can be taken back at once. */
  can_undo?: boolean;
}
/** One entry of the record: an action, the end of a window, or an undo. */
export interface Step {
  seq: number;
  by: SeatOrNull;
  events: GameEvent[];
  undo?: boolean;
  /** With an undo: how many moves stay. */
  keep?: number;
}
/** What a seat passes in windows without being asked: what these modules offer, or everything. */
export interface Declined {
  seat: Seat;
  all?: boolean;
  kinds: string[];
}
export interface ChatLine {
  n: number;
  seat: Seat;
  name: string;
  text: string;
  at: Time;
}
export interface Placement {
  at: Cell;
  /** As the tile would be turned, where it can be. */
  walls?: string;
  /** The corner that half a tile would fill. */
  half?: string;
  wall: number;
  points: number;
}
export interface Wall {
  player: Seat;
  length: number;
  segments: Segment[];
}
export interface Mark {
  type: Kind;
  push?: boolean;
  /** Line and field of the dice area; null: out of the round. */
  at: Cell | null;
}
export interface Breakdown {
  buildings: Record<string, Json>;
  total: number;
  [other: string]: Json;
}
export interface ScoreLine {
  player: Seat | 'dirk';
  category: string;
  type?: Kind;
  points: number;
  rule: string;
  cells?: Cell[];
  segments?: Segment[];
}
export interface ModuleInfo {
  slug: string;
  title: string;
  summary: string;
  /** Of its rules. */
  version?: number;
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
  /** Of its rules. */
  version?: number;
  provenance?: string;
  players: [number, number];
  modules: ModuleInfo[];
  options: OptionInfo[];
}
export interface WelcomeMessage {
  type: 'welcome';
  re?: number | string;
  server: 'comares';
  bots: string[];
  now: Time;
}
export interface PongMessage {
  type: 'pong';
  re?: number | string;
  now: Time;
}
export interface OkMessage {
  type: 'ok';
  re?: number | string;
  table?: TableId;
}
export interface ErrorMessage {
  type: 'error';
  re?: number | string;
  code: 'refused' | 'stale' | 'not-found' | 'rate' | 'limit' | 'store' | 'broken' | 'internal';
  error: string;
  rule?: string;
  table?: string;
  /** Where the game is now, if it has moved on. */
  seq?: number;
}
export interface CreatedMessage {
  type: 'created';
  re?: number | string;
  table: TableInfo;
  seats: { seat: Seat; token: string; }[];
}
export interface JoinedMessage {
  type: 'joined';
  re?: number | string;
  table: TableId;
  seat: Seat;
  token: string;
}
export interface RematchMessage {
  type: 'rematch';
  re?: number | string;
  table: TableId;
}
export interface TableMessage {
  type: 'table';
  re?: number | string;
  table: TableInfo;
  choices?: Choice[];
}
export interface StateMessage extends Position {
  type: 'state';
  re?: number | string;
  table: TableInfo;
  /** Seats held over this connection. */
  seats: Seat[];
  seq: number;
  missed?: Step[];
  /** What seats of mine pass beforehand. */
  declined?: Declined[];
  chat: ChatLine[];
}
export interface UpdateMessage extends Position, Step {
  type: 'update';
  re?: number | string;
  table: TableId;
  decision: Moment;
  choices: Choice[];
}
export interface NotedMessage {
  type: 'noted';
  re?: number | string;
  table: TableId;
  seat: Seat;
  choices?: Choice[];
}
export interface ChatMessage extends ChatLine {
  type: 'chat';
  re?: number | string;
  table: TableId;
}
export interface ViewMessage {
  type: 'view';
  re?: number | string;
  table: TableId;
  seq: number;
  view: View;
}
export interface FactsMessage {
  type: 'facts';
  re?: number | string;
  table?: TableId;
  facts: Facts;
}
export interface PlacementsMessage {
  type: 'placements';
  re?: number | string;
  table: TableId;
  player: Seat;
  tile: TileId;
  round: number;
  wall: number;
  points: number;
  cells: Placement[];
  swap: Placement[];
}
export interface RemovableMessage {
  type: 'removable';
  re?: number | string;
  table: TableId;
  player: Seat;
  cells: Cell[];
}
export interface WallMessage extends Wall {
  type: 'wall';
  re?: number | string;
  table: TableId;
}
export interface MarksMessage {
  type: 'marks';
  re?: number | string;
  table: TableId;
  marks: Mark[];
}
export interface ScoreMessage {
  type: 'score';
  re?: number | string;
  table: TableId;
  round: number;
  players: Breakdown[];
  scores: Breakdown[];
  dirk?: Breakdown;
  lines: ScoreLine[];
}
export interface ReplayMessage {
  type: 'replay';
  re?: number | string;
  table: TableInfo;
  move: number;
  moves: number;
  open: boolean;
  viewer: SeatOrNull;
  view: View;
  decision: Moment;
  walls: Wall[];
  steps: { move: number; by: SeatOrNull; events: GameEvent[]; }[];
}
export interface RulesAnswer {
  v?: 1;
  games: GameInfo[];
  bots: string[];
  /** Files with corrections of the pieces that the host offers. */
  corrections?: Corrections[];
}
export interface TablesAnswer {
  v?: 1;
  open: TableInfo[];
  playing: TableInfo[];
}
export interface TableAnswer {
  v?: 1;
  table: TableInfo;
}
export interface RecordKeptAnswer {
  v?: 1;
  table: TableId;
}
export interface ErrorAnswer {
  v?: 1;
  code: string;
  error: string;
  rule?: string;
}
/** What a client may send, by type. */
export interface Requests {
  ping: Record<string, never>;
  create: {
    game?: string;
    modules?: readonly string[];
    options?: Options;
    corrections?: Corrections;
    seats: readonly SeatWish[];
    /** Of whoever creates the table, for seats without a name. */
    name?: string;
    private?: boolean;
    clock?: ClockSetting;
    window_seconds?: number;
    undo?: boolean;
    /** Level of the bot that plays for somebody away. */
    substitute?: string;
  };
  watch: {
    table: TableId;
    tokens?: readonly string[];
    /** The last entry that is known already. */
    seq?: number;
    want?: 'views' | 'events';
  };
  unwatch: {
    table: TableId;
  };
  join: {
    table: TableId;
    seat?: Seat;
    name?: string;
  };
  start: {
    table: TableId;
    fill?: string;
  };
  leave: {
    table: TableId;
    seat?: Seat;
  };
  remove: {
    table: TableId;
    seat: Seat;
  };
  forget: {
    table: TableId;
    seat?: Seat;
  };
  return: {
    table: TableId;
    seat?: Seat;
  };
  resign: {
    table: TableId;
    seat?: Seat;
  };
  decline: {
    table: TableId;
    seat?: Seat;
    on?: boolean;
    kinds?: readonly string[];
  };
  rematch: {
    table: TableId;
  };
  act: {
    table: TableId;
    seat?: Seat;
    seq: number;
    action: Action;
  };
  undo: {
    table: TableId;
    seat?: Seat;
    seq: number;
    /** Asks all others to agree. */
    ask?: boolean;
    to?: number;
  };
  agree: {
    table: TableId;
    seat?: Seat;
    seq: number;
    /** The `id` of what is agreed to. */
    ask?: number;
    on?: boolean;
  };
  chat: {
    table: TableId;
    seat?: Seat;
    text: string;
  };
  view: {
    table: TableId;
    seat?: Seat;
  };
  facts: {
    table?: TableId;
    game?: string;
    players?: number;
    modules?: readonly string[];
    options?: Options;
    corrections?: Corrections;
    reconstructed?: boolean;
  };
  check: {
    table: TableId;
    seat?: Seat;
    action: Action;
  };
  placements: {
    table: TableId;
    player: Seat;
    tile: TileId;
  };
  removable: {
    table: TableId;
    player: Seat;
  };
  wall: {
    table: TableId;
    player: Seat;
  };
  marks: {
    table: TableId;
  };
  score: {
    table: TableId;
    round?: number;
  };
  replay: {
    table: TableId;
    seat?: Seat;
    move?: number;
    since?: number;
  };
  play_on: {
    table: TableId;
    move?: number;
    seat?: Seat;
    level?: string;
    name?: string;
  };
}
/** … and what it is answered with, unless it is refused. */
export interface Answers {
  ping: PongMessage;
  create: CreatedMessage;
  watch: StateMessage;
  unwatch: OkMessage;
  join: JoinedMessage;
  start: OkMessage;
  leave: OkMessage;
  remove: OkMessage;
  forget: OkMessage;
  return: OkMessage;
  resign: OkMessage;
  decline: OkMessage;
  rematch: RematchMessage;
  act: UpdateMessage | NotedMessage;
  undo: UpdateMessage | OkMessage;
  agree: OkMessage;
  chat: OkMessage;
  view: ViewMessage;
  facts: FactsMessage;
  check: OkMessage;
  placements: PlacementsMessage;
  removable: RemovableMessage;
  wall: WallMessage;
  marks: MarksMessage;
  score: ScoreMessage;
  replay: ReplayMessage;
  play_on: CreatedMessage;
}
