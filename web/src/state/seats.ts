// The seats this browser holds: table id → secret tokens, with what is needed to list the games.
// Kept in local storage, so that a reload, a second tab or tomorrow finds them again.

import type { Seat } from './types';

export interface Held {
  id: string;
  tokens: { seat: Seat; token: string }[];
  game: string;
  modules: number;
  at: number;
  over?: boolean;
}

const KEY = 'comares.seats';
const MOST = 60;

type Store = Pick<Storage, 'getItem' | 'setItem'>;
const browser = (): Store | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};
let memory: Held[] = []; // where storage is switched off

export function heldSeats(store: Store | null = browser()): Held[] {
  if (!store) return memory;
  try {
    const list: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(list)
      ? (list as Held[]).filter((h) => typeof h.id === 'string' && Array.isArray(h.tokens))
      : [];
  } catch {
    return [];
  }
}

function write(list: Held[], store: Store | null): void {
  memory = [...list].sort((a, b) => b.at - a.at).slice(0, MOST);
  try {
    store?.setItem(KEY, JSON.stringify(memory));
  } catch {
    // storage is full or off: the seats last as long as the page
  }
}

/** Adds or merges; another tab may have written meanwhile, so the list is read afresh each time. */
export function holdSeats(held: Held, store: Store | null = browser()): void {
  const list = heldSeats(store);
  const known = list.find((h) => h.id === held.id);
  const tokens = [...(known?.tokens ?? []).filter((t) => !held.tokens.some((x) => x.seat === t.seat)), ...held.tokens];
  write([...list.filter((h) => h.id !== held.id), { ...known, ...held, tokens }], store);
}

export function dropSeats(id: string, store: Store | null = browser()): void {
  write(
    heldSeats(store).filter((h) => h.id !== id),
    store,
  );
}

export const tokensOf = (id: string, store: Store | null = browser()): string[] =>
  heldSeats(store)
    .find((h) => h.id === id)
    ?.tokens.map((t) => t.token) ?? [];
