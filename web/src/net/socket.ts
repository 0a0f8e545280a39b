// One WebSocket to the server that heals itself: after a loss it tries again with growing pauses, and
// whoever needs to take something up again is told by `onopen`. Knows messages only as JSON with a type.

import type { Answers, ErrorMessage, Message, Requests } from './messages';

export type LinkStatus = 'connecting' | 'online' | 'lost';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule?: string,
    readonly seq?: number,
  ) {
    super(sentence);
  }
}

/** Pause before try number n (from 0): quick at first, at most five seconds. */
export const pauseBefore = (n: number): number => Math.min(5000, 250 * 2 ** n);

interface Waiting {
  resolve: (m: Message) => void;
  reject: (e: Error) => void;
}

export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((e: { data: unknown }) => void) | null;
}

export class Link {
  status: LinkStatus = 'connecting';
  private socket: SocketLike | null = null;
  private tries = 0;
  private nextId = 1;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly queue: string[] = [];

  constructor(
    private readonly open: () => SocketLike,
    private readonly on: { message: (m: Message) => void; status: (s: LinkStatus) => void; open: () => void },
  ) {
    this.connect();
  }

  private set(status: LinkStatus): void {
    if (this.status === status) return;
    this.status = status;
    this.on.status(status);
  }

  private connect(): void {
    const socket = (this.socket = this.open());
    socket.onmessage = (e) => this.take(String(e.data));
    socket.onclose = () => this.lost(socket);
    socket.onopen = () => {
      this.tries = 0;
      this.set('online');
      this.on.open();
      for (const text of this.queue.splice(0)) socket.send(text);
    };
  }

  private lost(socket: SocketLike): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    for (const w of this.waiting.values()) w.reject(new Refusal('lost', 'The connection was lost.'));
    this.waiting.clear();
    this.queue.length = 0;
    this.set('lost');
    this.timer = setTimeout(() => this.connect(), pauseBefore(this.tries++));
  }

  /** Try at once, e.g. because the page became visible or the network came back. */
  hurry(): void {
    if (this.socket !== null || this.closed) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private take(text: string): void {
    const message = JSON.parse(text) as Message;
    const asked = typeof message.re === 'number' ? this.waiting.get(message.re) : undefined;
    if (asked) {
      this.waiting.delete(message.re as number);
      if (message.type === 'error') {
        const e = message as unknown as ErrorMessage;
        asked.reject(new Refusal(e.code, e.error, e.rule, e.seq));
        return;
      }
      asked.resolve(message);
    }
    this.on.message(message);
  }

  /** Sends and waits for the answer; rejects with a Refusal. While there is no connection yet, it queues. */
  ask<K extends keyof Requests>(type: K, fields: Requests[K]): Promise<Answers[K]> {
    const id = this.nextId++;
    const text = JSON.stringify({ v: 1, type, id, ...fields });
    if (this.status === 'lost') return Promise.reject(new Refusal('lost', 'The connection was lost.'));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (m) => resolve(m as unknown as Answers[K]), reject });
      if (this.socket?.readyState === 1) this.socket.send(text);
      else this.queue.push(text);
    });
  }
}
