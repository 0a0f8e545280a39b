// Making tables and taking seats; the secret tokens are kept in this browser.

import type { CreatedMessage, Requests, SeatWish, TableInfo } from '../net/messages';
import { server } from '../net/server.svelte';
import { holdSeats } from './seats';
import { settings } from './settings.svelte';
import type { Seat } from './types';

export type { SeatWish };
export type TableWish = Requests['create'];

function hold(made: CreatedMessage): string {
  holdSeats({
    id: made.table.id,
    tokens: made.seats,
    game: made.table.game,
    modules: made.table.modules.length,
    at: Date.now(),
  });
  return made.table.id;
}

/** Creates a table and keeps its tokens; answers with its id. */
export async function createTable(wish: TableWish): Promise<string> {
  // A device that goes round needs longer than a click for the pauses between turns.
  const pause = wish.seats.filter((s) => s.kind === 'me').length > 1 ? { window_seconds: 120 } : {};
  const made = await server.ask('create', {
    ...wish,
    ...pause,
    name: settings.nameAt(wish.seats.findIndex((s) => s.kind === 'me')),
  });
  return hold(made);
}

/** Three players, two of them bots, base game: what 'Play now' starts. */
export function quickGame(level: string): Promise<string> {
  const bot = (n: number): SeatWish => ({ kind: 'bot', level, name: `Player ${n}` });
  return createTable({
    game: 'alhambra',
    modules: [],
    options: {},
    seats: [{ kind: 'me' }, bot(2), bot(3)],
    private: true,
  });
}

/** Takes a free seat; answers with its number. */
export async function joinTable(table: TableInfo, seat?: Seat): Promise<Seat> {
  const joined = await server.ask('join', {
    table: table.id,
    name: settings.nameAt(seat ?? table.seats.findIndex((s) => s.kind === 'open')),
    ...(seat === undefined ? {} : { seat }),
  });
  holdSeats({
    id: table.id,
    tokens: [{ seat: joined.seat, token: joined.token }],
    game: table.game,
    modules: table.modules.length,
    at: Date.now(),
  });
  return joined.seat;
}

/** Sends a record as it is (a seed is too long a number to be read here); the table it became, or why it cannot be. */
export async function sendRecord(text: string): Promise<{ table: string } | { error: string }> {
  const answer = await fetch('/api/records', { method: 'POST', body: text });
  return (await answer.json()) as { table: string } | { error: string };
}

/** A new table that begins as this game that is over did, up to a move; bots in the other seats. Its id. */
export async function playOnFrom(table: string, move: number, seat: Seat, level: string): Promise<string> {
  const made = await server.ask('play_on', {
    table,
    move,
    seat,
    level,
    name: settings.nameAt(seat),
  });
  return hold(made);
}
