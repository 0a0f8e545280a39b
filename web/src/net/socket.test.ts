import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, pauseBefore, Refusal, type LinkStatus, type SocketLike } from './socket';
import type { Message } from './messages';

class Fake implements SocketLike {
  readyState = 0;
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((e: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.drop();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(m: Message): void {
    this.onmessage?.({ data: JSON.stringify(m) });
  }
}

let sockets: Fake[];
let states: LinkStatus[];
let opened: number;
let heard: Message[];
const last = (): Fake => sockets[sockets.length - 1] as Fake;
const link = (): Link =>
  new Link(
    () => {
      const s = new Fake();
      sockets.push(s);
      return s;
    },
    { message: (m) => heard.push(m), status: (s) => states.push(s), open: () => ++opened },
  );

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, opened, heard] = [[], [], 0, []];
});
afterEach(() => vi.useRealTimers());

describe('the connection', () => {
  it('sends what was asked before it was open, and gives each answer to who asked', async () => {
    const l = link();
    const first = l.ask('ping', {});
    const second = l.ask('view', { table: 't' });
    last().open();
    expect(last().sent.map((m) => m.type)).toEqual(['ping', 'view']);
    last().say({ type: 'view', re: 2, n: 2 });
    last().say({ type: 'pong', re: 1, n: 1 });
    expect(await Promise.all([first, second])).toMatchObject([{ n: 1 }, { n: 2 }]);
    expect(heard.length).toBe(2);
  });
  it('turns an error into a refusal with its rule', async () => {
    const l = link();
    last().open();
    const asked = l.ask('act', { table: 't', seq: 0, action: { kind: 'pass' } });
    last().say({ type: 'error', re: 1, code: 'refused', error: 'Not enough.', rule: 'base.3' });
    await expect(asked).rejects.toMatchObject({ code: 'refused', message: 'Not enough.', rule: 'base.3' });
  });
  it('comes back after a loss, with growing pauses, and says so', async () => {
    const l = link();
    last().open();
    const asked = l.ask('act', { table: 't', seq: 0, action: { kind: 'pass' } });
    last().drop();
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    expect(states).toEqual(['online', 'lost']);
    await expect(l.ask('act', { table: 't', seq: 0, action: { kind: 'pass' } })).rejects.toMatchObject({
      code: 'lost',
    });
    vi.advanceTimersByTime(pauseBefore(0));
    last().drop();
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(pauseBefore(1) - 1);
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(1);
    last().open();
    expect([sockets.length, opened, states.at(-1)]).toEqual([3, 2, 'online']);
    expect(pauseBefore(20)).toBe(5000);
  });
  it('hurries when the network is back', () => {
    const l = link();
    last().open();
    l.hurry();
    expect(sockets.length).toBe(1);
    last().drop();
    l.hurry();
    expect(sockets.length).toBe(2);
  });
});
