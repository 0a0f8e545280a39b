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
  over?: boolean;
  /** Whose move it is; null when it is mine, '' while the table waits for players. */
  waitingFor: string | null;
}
