// Texts of one part of the client, beside the common ones: each part has a book per language with the same keys
// (a missing key does not compile) and speaks the reader's language.

import { settings } from '../state/settings.svelte';
import type { Lang } from './index';

export type Params = Record<string, string | number>;
export type Books<K extends string> = Record<Lang, Record<K, string>>;

export const fill = (text: string, params: Params = {}): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));

/** Says a key of these books in the reader's language (reactive), or in `lang`. */
export const speaker = <K extends string>(books: Books<K>) =>
  (key: K, params?: Params, lang: Lang = settings.lang): string => fill(books[lang][key], params);

/** Keys whose texts have other holes than in English: for the tests of each book. */
export function differingHoles<K extends string>(books: Books<K>): string[] {
  const holes = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
  const langs = ['nl', 'de'] as const;
  return (Object.keys(books.en) as K[]).flatMap((key) => langs.filter((l) => holes(books[l][key]) !== holes(books.en[key])).map((l) => `${l} ${key}`));
}
