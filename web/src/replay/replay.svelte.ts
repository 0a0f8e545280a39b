// A game looked at again: every moment is asked of the server, which tells only what may be known.

import { isOver, type ReplayMessage, type Requests, type Step, type TableInfo } from '../net/messages';
import { server } from '../net/server.svelte';
import { Refusal } from '../net/socket';
import { tokensOf } from '../state/seats';
import { prepare } from '../state/table';
import { playOnFrom } from '../state/tables';
import type { Decision, Seat } from '../state/types';
import { readView, showStanding } from '../state/view';

export class Replay {
  table = $state.raw<TableInfo | null>(null);
  moment = $state.raw<ReplayMessage | null>(null);
  /** What happened, by move; the set-up first. */
  steps = $state.raw<readonly Step[]>([]);
  failed = $state<'none' | 'lost' | null>(null);
  private wanted = -1;
  private seat: Seat | undefined;

  constructor(readonly id: string) {}

  get move(): number {
    return this.moment?.move ?? 0;
  }
  get moves(): number {
    return this.moment?.moves ?? 0;
  }
  get decision(): Decision | null {
    const d = this.moment?.decision ?? null;
    return d && !isOver(d) ? d : null;
  }

  /** Begins at this move; without one at the start. */
  async begin(at: number | null): Promise<void> {
    try {
      const state = await server.ask('watch', {
        table: this.id,
        tokens: tokensOf(this.id),
        want: 'events',
      });
      this.seat = state.seats[0];
      const [all] = await Promise.all([this.ask({ since: -1 }), prepare(state.table, this.id)]);
      this.table = all.table;
      this.steps = all.steps.map((s) => ({ seq: s.move, by: s.by, events: s.events }));
      const move = Math.min(at ?? 0, all.moves);
      this.show(move === all.move ? all : await this.ask({ move }));
    } catch (e) {
      if (!(e instanceof Refusal)) throw e;
      this.failed = e.code === 'not-found' ? 'none' : 'lost';
    }
  }
  end(): void {
    void server.ask('unwatch', { table: this.id }).catch(() => undefined);
  }

  private async ask(fields: Omit<Requests['replay'], 'table'>): Promise<ReplayMessage> {
    const answer = await server.ask('replay', {
      table: this.id,
      ...(this.seat === undefined ? {} : { seat: this.seat }),
      ...fields,
    });
    return { ...answer, view: readView(answer.view) };
  }
  private show(moment: ReplayMessage): void {
    showStanding(moment.view);
    this.moment = moment;
  }

  /** Of several wishes while one is under way only the last counts. */
  async go(move: number): Promise<void> {
    const to = Math.max(0, Math.min(this.moves, move));
    const busy = this.wanted >= 0;
    this.wanted = to;
    if (busy) return;
    while (this.wanted >= 0) {
      const now: number = this.wanted;
      try {
        const answer = await this.ask({ move: now });
        this.failed = null;
        this.show(answer);
      } catch {
        this.failed = 'lost';
      }
      if (this.wanted === now) this.wanted = -1;
    }
  }

  /** A new table from here on, bots in the other seats; its id. */
  async playOn(seat: Seat, level: string): Promise<string> {
    return playOnFrom(this.id, this.move, seat, level);
  }
}
