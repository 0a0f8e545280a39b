// Messages of the server's protocol, version 1 (docs/server-protocol.md). wire.ts has them field by field, generated from
// docs/messages.schema.json.

import type { Json, Seat } from '../state/types';
import type { Answers, Moment, Outcome, Requests } from './wire';

export * from './wire';

export interface GameEvent {
  event: string;
  player?: Seat | 'dirk';
  [field: string]: Json | undefined;
}

export const isOver = (d: Moment | null): d is Outcome => d !== null && 'over' in d;

/** Sends a request about the table that is looked at, and says why if it is refused (null). */
export type Tell = <K extends keyof Requests>(
  type: K,
  fields: Omit<Requests[K], 'table'>,
) => Promise<Answers[K] | null>;

/** A message as it comes, before anybody has looked at its type. */
export interface Message {
  type: string;
  re?: number | string;
  [field: string]: unknown;
}
