import { describe, expect, it } from 'vitest';
import type { Message, Step, TableInfo } from '../net/messages';
import { EMPTY, fold, inForce, type Model } from './fold';
import type { View } from './types';

const ID = 'a'.repeat(32);
const table = {
  id: ID,
  status: 'playing',
  game: 'alhambra',
  modules: [],
  options: {},
  players: 2,
  seats: [],
  private: false,
  clock: { kind: 'none' },
  window_seconds: 8,
  undo: true,
  created: 0,
} as unknown as TableInfo;
const view = (n: number): View => ({
  game: 'alhambra',
  modules: [],
  options: {},
  players: [],
  market: [],
  display: [],
  scorings_done: n,
  to_move: 0,
});
const state = (seq: number, missed: Step[] = []): Message => ({
  type: 'state',
  table,
  seats: [0],
  seq,
  viewer: 0,
  view: view(0),
  decision: { player: 0, kind: 'main_action', prompt: '' },
  choices: [{ seat: 0, legal: [{ kind: 'pass' }] }],
  missed,
  chat: [],
});
const update = (seq: number, more: Record<string, unknown> = {}): Message => ({
  type: 'update',
  table: ID,
  seq,
  by: 0,
  events: [{ event: 'passed', player: 0 }],
  viewer: 0,
  view: view(seq),
  decision: { player: 1, kind: 'main_action', prompt: '' },
  choices: [],
  ...more,
});
const step = (seq: number, undo = false): Step => ({ seq, by: 0, events: [], ...(undo ? { undo } : {}) });
const run = (...messages: Message[]): Model => messages.reduce((m, x) => fold(m, x, ID), EMPTY);

describe('folding', () => {
  it('takes the state, then each update once', () => {
    const m = run(state(4), update(5), update(5), update(6));
    expect([m.seq, m.view?.scorings_done, m.steps.length, m.choices.length]).toEqual([6, 6, 2, 0]);
  });
  it('notices a gap and mends it with the next state', () => {
    const gap = run(state(4), update(7));
    expect([gap.gap, gap.seq]).toEqual([true, 4]);
    const mended = fold(gap, state(7, [step(5), step(6), step(7)]), ID);
    expect([mended.gap, mended.seq, mended.steps.length]).toEqual([false, 7, 3]);
  });
  it('does not tell a step twice when it comes back', () => {
    const m = run(state(0, [step(0)]), update(1), state(2, [step(1), step(2)]));
    expect(m.steps.map((s) => s.seq)).toEqual([0, 1, 2]);
  });
  it('remembers which modules ask between the turns, and what is passed beforehand', () => {
    const window = (seq: number, kinds: string[]): Message =>
      update(seq, { decision: { player: null, kind: 'window', prompt: '', kinds } });
    const m = run(
      { ...state(4), declined: [{ seat: 0, kinds: ['one'] }] },
      window(5, ['one']),
      update(6),
      window(7, ['two', 'one']),
    );
    expect([m.polls, m.declined]).toEqual([['one', 'two'], [{ seat: 0, kinds: ['one'] }]]);
    expect(fold(m, state(7), ID).polls).toBe(m.polls);
  });
  it('leaves other tables alone', () => {
    expect(fold(EMPTY, { ...update(1), table: 'b'.repeat(32) }, ID)).toBe(EMPTY);
    expect(fold(EMPTY, { type: 'pong' }, ID)).toBe(EMPTY);
  });
  it('takes new choices from a table message and from a noted answer', () => {
    const m = run(state(1), { type: 'table', table, choices: [] });
    expect(m.choices).toEqual([]);
    expect(fold(run(state(1)), { type: 'noted', table: ID, choices: [] }, ID).choices).toEqual([]);
  });
  it('unfolds payments and takes that were sent as one', () => {
    const buy = { kind: 'buy', slot: 1, pay: ['denar-3'] };
    const legal = [
      { ...buy, or: [['denar-4', 'denar-5']] },
      { kind: 'take_money', cards: ['florin-1'], or: [['florin-2']] },
      { kind: 'pass' },
    ];
    const m = run(state(1), { type: 'noted', table: ID, choices: [{ seat: 0, legal }] });
    expect(m.choices).toEqual([
      {
        seat: 0,
        legal: [
          buy,
          { ...buy, pay: ['denar-4', 'denar-5'] },
          { kind: 'take_money', cards: ['florin-1'] },
          { kind: 'take_money', cards: ['florin-2'] },
          { kind: 'pass' },
        ],
      },
    ]);
  });
  it('collects chat lines once', () => {
    const line: Message = { type: 'chat', table: ID, n: 1, seat: 0, name: 'Player 1', text: 'hello', at: 0 };
    expect(run(state(0), line, line).chat.length).toBe(1);
  });
});

describe('undo', () => {
  it('all agreed to takes back as much as was asked for', () => {
    const asked = { ...table, undo_ask: { id: 1, by: 0, seq: 3, keep: 1, agreed: [0] } } as TableInfo;
    const before = { ...EMPTY, table: asked, seq: 3, steps: [step(1), step(2), step(3)] };
    const after = fold(
      before,
      {
        type: 'update',
        table: ID,
        seq: 4,
        by: 0,
        events: [],
        undo: true,
        view: {},
        can_undo: false,
      } as unknown as Message,
      ID,
    );
    expect(inForce(after.steps).map((s) => s.seq)).toEqual([1]);
    expect(after.canUndo).toBe(false);
    expect(after.table?.undo_ask).toBe(undefined);
  });
  it('is no longer asked for once somebody has acted', () => {
    const asked = { ...table, undo_ask: { by: 0, seq: 4, keep: 1, agreed: [0] } } as TableInfo;
    const m = run(state(4), { type: 'table', table: asked });
    expect(m.table?.undo_ask?.by).toBe(0);
    expect(fold(m, update(5), ID).table).toEqual(table);
  });

  it('leaves the set-up, which is no move', () => {
    const kept = inForce([step(0), step(1), step(2), { ...step(3, true), keep: 1 }, step(4)]);
    expect(kept.map((s) => s.seq)).toEqual([0, 1, 4]);
    expect(inForce([step(0), step(1), { ...step(2, true), keep: 0 }]).map((s) => s.seq)).toEqual([0]);
  });
  it('takes back the last step that still counts', () => {
    expect(inForce([step(1), step(2), step(3, true), step(4)]).map((s) => s.seq)).toEqual([1, 4]);
    expect(inForce([step(1), step(2), step(3, true), step(4, true)])).toEqual([]);
  });
});
