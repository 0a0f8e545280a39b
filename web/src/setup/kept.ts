// The set-ups this browser keeps, as links: the last one, and those somebody gave a name.

import { store, stored } from '../state/stored';

export interface Saved {
  name: string;
  link: string;
}
const MOST = 12;

export const lastLink = (): string | null => stored('setup.last');
export const keepLast = (link: string): void => store('setup.last', link);

export function savedLinks(): Saved[] {
  try {
    const list: unknown = JSON.parse(stored('setup.saved') ?? '[]');
    return Array.isArray(list)
      ? (list as Saved[]).filter((s) => typeof s.name === 'string' && typeof s.link === 'string')
      : [];
  } catch {
    return [];
  }
}

function write(list: Saved[]): Saved[] {
  store('setup.saved', JSON.stringify(list));
  return list;
}
/** Under a name that is known it takes the other's place. */
export const save = (one: Saved): Saved[] =>
  write([...savedLinks().filter((s) => s.name !== one.name), one].slice(-MOST));
export const forget = (name: string): Saved[] => write(savedLinks().filter((s) => s.name !== name));
