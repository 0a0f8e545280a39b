// One table as this page lives it: watches it, folds what comes, asks for walls and previews, sends actions.
// After a lost connection it takes up where it was; two tabs simply watch the same seat twice.

import { isOver, type Requests, type Tell } from '../net/messages';
import { server } from '../net/server.svelte';
import { Refusal } from '../net/socket';
import { EMPTY, fold, inForce, type Model } from './fold';
import type { Notice } from './own_payment.svelte';
import { refusalWords } from '../i18n/refusals';
import { t } from '../i18n/say';
import { facts } from './facts.svelte';
import { dropSeats, holdSeats, tokensOf } from './seats';
import { askFacts, prepare } from './table';
import type { Action, CellPreview, Seat, TileId, View, WallInfo } from './types';
import { readView, showStanding } from './view';
import { hasDice, type Mark } from '../dice/types';

const noticeOf = async (e: Refusal): Promise<Notice> => ({
  text: await refusalWords(e),
  at: Date.now(),
  ...(e.rule ? { rule: e.rule } : {}),
});

export class TableSession {
  model = $state.raw<Model>(EMPTY);
  walls = $state.raw<readonly WallInfo[]>([]);
  previews = $state.raw<Readonly<Record<TileId, readonly CellPreview[]>>>({});
  /** Games with a dice area: where my stone would come to lie. */
  marks = $state.raw<readonly Mark[]>([]);
  notice = $state.raw<Notice | null>(null);
  /** 'none': there is no such table. */
  phase = $state<'loading' | 'here' | 'none'>('loading');
  /** What is printed on the pieces is known, and the modules are there: the table can be shown. */
  ready = $state(false);
  /** The seq of an action that was sent and not yet answered. */
  private sending = -1;
  /** Sends again what was on its way when the connection broke. */
  private again: (() => void) | null = null;
  private asked = new Set<TileId>();
  private palaces: string[] = [];
  private readonly stop: () => void;

  constructor(readonly id: string) {
    this.stop = server.listen({
      open: () => void this.watch(),
      message: (m) => {
        if (m.type === 'error' && m.re === undefined && m['table'] === id && m['code'] === 'not-found')
          this.phase = 'none';
        const before = this.model;
        this.model = fold(before, m, id);
        if (this.model === before) return;
        if (this.model.gap) return void this.watch();
        if (m.type === 'state' && before.mine.length > 0 && this.model.mine.length === 0) this.unseated();
        if (this.model.view !== before.view) this.moved();
        void this.nextSeat();
        if (isOver(this.model.decision) && this.model.mine.length > 0) this.remember(true);
      },
    });
  }

  close(): void {
    this.stop();
    if (this.model.table) void server.ask('unwatch', { table: this.id }).catch(() => undefined);
  }

  /** The seat this page shows and plays: the one to decide where several are mine. */
  get me(): Seat | null {
    return this.model.viewer;
  }
  get legal(): readonly Action[] {
    const { choices, viewer } = this.model;
    return choices.find((c) => c.seat === viewer)?.legal ?? [];
  }
  /** My last action can be taken back at once; the server says so. */
  get canUndo(): boolean {
    return this.model.canUndo && this.model.table?.status === 'playing';
  }
  /** I could ask the others to take my last action back. */
  get canAskUndo(): boolean {
    const { table, steps, viewer } = this.model;
    return (
      table?.undo === true &&
      table.status === 'playing' &&
      !table.undo_ask &&
      viewer !== null &&
      !this.canUndo &&
      inForce(steps).some((s) => s.by === viewer)
    );
  }

  /** Modules whose windows are known, and whether my seat is asked in them. */
  get windows(): { kind: string; asks: boolean }[] {
    const { polls, declined, viewer } = this.model;
    const mine = declined.find((d) => d.seat === viewer);
    return [...new Set([...polls, ...(mine?.kinds ?? [])])].map((kind) => ({
      kind,
      asks: !mine?.all && !mine?.kinds.includes(kind),
    }));
  }
  /** From now on my seat passes what these modules offer between the turns, or is asked again. */
  decline = async (kinds: readonly string[], on: boolean): Promise<void> => {
    const seat = this.me;
    if (seat === null) return;
    const known = this.windows;
    const all = this.model.declined.some((d) => d.seat === seat && d.all);
    if ((await this.tell('decline', { seat, on, kinds })) === null) return;
    const rest = known.filter((w) => !w.asks && !kinds.includes(w.kind)).map((w) => w.kind);
    // To be asked again about one thing ends passing everything; the others are passed by name from then on.
    if (all && !on && rest.length > 0) await this.tell('decline', { seat, on: true, kinds: rest });
    this.model = {
      ...this.model,
      declined: [
        ...this.model.declined.filter((d) => d.seat !== seat),
        { seat, kinds: on ? [...rest, ...kinds] : rest },
      ],
    };
  };

  private async watch(): Promise<void> {
    const tokens = tokensOf(this.id);
    const from = this.model.view ? { seq: this.model.seq } : {};
    try {
      void askFacts(this.id); // on its way beside the question who sits here
      const state = await server.ask('watch', { table: this.id, tokens, ...from });
      if (!this.ready) void prepare(state.table, this.id).then(() => (this.ready = true));
      this.phase = 'here';
      // A page opened in the middle of a game asks for what happened before, for the log.
      if (state.seq > 0 && this.model.steps[0]?.seq !== 0) await server.ask('watch', { table: this.id, seq: 0 });
      if (state.seats.length > 0) this.remember(state.table.status === 'over');
      const again = this.again;
      this.again = null;
      again?.();
    } catch (e) {
      if (!(e instanceof Refusal)) throw e;
      if (e.code === 'not-found') this.phase = 'none';
      else if (/(^|\.)token$/.test(e.rule ?? '') && tokens.length > 0) {
        dropSeats(this.id);
        await this.watch();
      } else if (e.code !== 'lost') this.say(e);
    }
  }

  /** Several seats on one device are asked at once between turns: when one has answered, the next is shown. */
  private async nextSeat(): Promise<void> {
    const { seq, viewer, choices, mine } = this.model;
    const next = choices[0]?.seat;
    if (mine.length < 2 || next === undefined || choices.some((c) => c.seat === viewer)) return;
    const { view } = await server.ask('view', { table: this.id, seat: next }).catch(() => ({ view: null }));
    if (view && seq === this.model.seq && choices === this.model.choices)
      this.model = { ...this.model, viewer: next, view: readView(view) };
  }

  private remember(over: boolean): void {
    const { table } = this.model;
    if (table && tokensOf(this.id).length > 0)
      holdSeats({ id: this.id, tokens: [], game: table.game, modules: table.modules.length, at: Date.now(), over });
  }

  /** A new position: old previews are worth nothing, and walls of changed palaces are asked anew. */
  private moved(): void {
    showStanding(this.model.view);
    this.previews = {};
    this.asked.clear();
    this.marks = [];
    if (hasDice(this.model.view) && this.legal.some((a) => a.kind === 'mark')) {
      const seq = this.model.seq;
      server.ask('marks', { table: this.id }).then(
        (m) => {
          if (seq === this.model.seq) this.marks = m.marks;
        },
        () => undefined,
      );
    }
    void this.askWalls(this.model.view?.players ?? []);
  }

  /** The walls of palaces that changed, all at once, so that they are drawn once. */
  private async askWalls(players: View['players']): Promise<void> {
    const changed = players.flatMap((p, seat) => {
      const palace = p.palace ? JSON.stringify(p.palace) : '';
      if (this.palaces[seat] === palace) return [];
      this.palaces[seat] = palace;
      return p.palace ? [seat] : [];
    });
    if (changed.length === 0) return;
    const told = await Promise.all(
      changed.map((player) =>
        server.ask('wall', { table: this.id, player }).catch((e: unknown) => {
          if (e instanceof Refusal && e.code === 'lost') this.palaces[player] = '';
          return null;
        }),
      ),
    );
    this.walls = players.map(
      (_, seat) => told.find((w) => w?.player === seat) ?? this.walls[seat] ?? { length: 0, segments: [] },
    );
  }

  /** What each cell would bring for this tile; the answer comes into `previews`. */
  preview(tile: TileId): void {
    if (this.me === null || this.asked.has(tile)) return;
    this.asked.add(tile);
    const seq = this.model.seq;
    server.ask('placements', { table: this.id, player: this.me, tile }).then(
      (a) => {
        if (seq !== this.model.seq) return;
        const cells = [...a.cells, ...a.swap].map((c) => ({ ...c, points: (c.points ?? a.points) - a.points }));
        this.previews = { ...this.previews, [tile]: cells };
      },
      () => undefined,
    );
  }

  /** The host has removed me, or somebody got up with my seat in another tab. */
  private unseated(): void {
    dropSeats(this.id);
    if (this.model.table?.status !== 'open') this.notice = { text: t('people.removed'), at: Date.now() };
  }
  private say(e: unknown): void {
    if (!(e instanceof Refusal)) throw e;
    void noticeOf(e).then((n) => (this.notice = n));
  }
  dismiss(): void {
    this.notice = null;
  }

  private async send<K extends 'act' | 'undo' | 'agree'>(
    type: K,
    fields: Omit<Requests[K], 'table' | 'seat' | 'seq'>,
  ): Promise<void> {
    const { seq, viewer } = this.model;
    if (this.sending === seq || viewer === null) return;
    this.sending = seq;
    this.notice = null;
    const wasOnline = server.status === 'online';
    try {
      await server.ask(type, { table: this.id, seat: viewer, seq, ...fields } as unknown as Requests[K]);
    } catch (e) {
      if (e instanceof Refusal && e.code === 'lost' && wasOnline) {
        // It may have arrived or not: if the game stands where it stood, it did not.
        this.again = () => this.model.seq === seq && this.model.viewer === viewer && void this.send(type, fields);
        return;
      }
      if (e instanceof Refusal && e.code === 'stale') await this.watch();
      this.say(e);
    } finally {
      this.sending = -1;
    }
  }
  act = (action: Action): void => void this.send('act', { action });
  undo = (): void => void this.send('undo', {});
  askUndo = (): void => void this.send('undo', { ask: true });
  /** Agrees to what somebody asks to take back, or refuses it. */
  agree = (on: boolean): void => void this.send('agree', { on, ask: this.model.table?.undo_ask?.id });

  /** Whether an action would be lawful; if not, why. */
  check = async (action: Action): Promise<Notice | null> => {
    try {
      await server.ask('check', { table: this.id, ...(this.me === null ? {} : { seat: this.me }), action });
      return null;
    } catch (e) {
      if (!(e instanceof Refusal)) throw e;
      return noticeOf(e);
    }
  };

  /** Asks why something cannot be done, and says it. */
  why = (action: Action): void => {
    if (this.me === null) return;
    const { decision } = this.model;
    const money = facts().slots[(action.slot ?? 0) - 1];
    const choosing = decision !== null && !isOver(decision) && decision.kind === 'main_action';
    // Without a single card there is no payment to find fault with.
    if (choosing && money && action.kind === 'buy' && action.pay?.length === 0) {
      const text = t('notice.noMoney', { money: t(`money.${money}`) });
      this.notice = { text, at: Date.now(), rule: 'base.3.buy' };
      return;
    }
    server.ask('check', { table: this.id, seat: this.me, action }).catch((e) => this.say(e));
  };

  /** The other messages of a seat: leave, return, resign, decline, start, rematch, chat. */
  tell: Tell = async (type, fields) => {
    try {
      return await server.ask(type, { table: this.id, ...fields } as unknown as Requests[typeof type]);
    } catch (e) {
      this.say(e);
      return null;
    }
  };
}
