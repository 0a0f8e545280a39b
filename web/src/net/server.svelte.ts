// The one connection of this page, and the questions that go by HTTP.

import { openSocket } from './early';
import type { Answers, GameInfo, Message, Requests, RulesAnswer, TablesAnswer } from './messages';
import { Link, type LinkStatus, type SocketLike } from './socket';

type Listener = { message: (m: Message) => void; open: () => void };

class Server {
  status = $state<LinkStatus>('connecting');
  /** The connection was lost and is back: say so until this moment (ms). */
  backUntil = $state(0);
  rules = $state<RulesAnswer | null>(null);
  private link: Link | null = null;
  private readonly listeners = new Set<Listener>();

  private connect(): Link {
    const link = new Link(() => openSocket() as unknown as SocketLike, {
      message: (m) => this.listeners.forEach((l) => l.message(m)),
      open: () => this.listeners.forEach((l) => l.open()),
      status: (s) => {
        if (this.status === 'lost' && s === 'online') {
          this.backUntil = Date.now() + 4000;
          setTimeout(() => (this.backUntil = 0), 4000);
        }
        this.status = s;
      },
    });
    const hurry = (): void => link.hurry();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && link.hurry());
    return (this.link = link);
  }

  /** Listens to everything until the returned function is called. `open` runs now if connected, and after each loss. */
  listen(listener: Listener): () => void {
    const link = this.link ?? this.connect();
    this.listeners.add(listener);
    if (link.status === 'online') listener.open();
    return () => this.listeners.delete(listener);
  }

  ask<K extends keyof Requests>(type: K, fields: Requests[K]): Promise<Answers[K]> {
    return (this.link ?? this.connect()).ask(type, fields);
  }

  async get<T>(path: string): Promise<T> {
    const answer = await fetch(path, { headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  }

  async loadRules(): Promise<RulesAnswer> {
    return (this.rules ??= await this.get<RulesAnswer>('/api/rules'));
  }
  game(id: string): GameInfo | undefined {
    return this.rules?.games.find((g) => g.id === id);
  }
  tables(): Promise<TablesAnswer> {
    return this.get('/api/tables');
  }
}

export const server = new Server();
