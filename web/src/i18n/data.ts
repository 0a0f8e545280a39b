// Texts by language, fetched when they are first read: from a file in the built client, at hand otherwise
// (scripts/texts-as-data.ts).

import type { Lang } from './index';

const fetched = new Map<string, unknown>();

/** The texts behind what `import … from '…?data'` gave; the same object each time. */
export async function readData<T>(source: unknown): Promise<T> {
  if (typeof source !== 'string') return source as T;
  if (!fetched.has(source)) {
    const answer = await fetch(source);
    if (!answer.ok) throw new Error(`${source}: ${answer.status}`);
    fetched.set(source, await answer.json());
  }
  return fetched.get(source) as T;
}

/** Loaders per language of texts imported with '?data'. */
export const loaders = <T>(sources: Record<Lang, unknown>): Record<Lang, () => Promise<T>> => ({
  en: () => readData<T>(sources.en),
  nl: () => readData<T>(sources.nl),
  de: () => readData<T>(sources.de),
});
