// What the start screen lists.

export interface OpenTable {
  id: string;
  host: string;
  game: string;
  modules: number;
  taken: number;
  seats: number;
}

export interface MyGame {
  id: string;
  game: string;
  modules: number;
  players: string[];
  /** Scorings held so far. */
  scoring: number;
  /** Whose move it is; null when it is mine. */
  waitingFor: string | null;
}
