// Why the server refuses something, in the reader's language. The server speaks English sentences that never change
// while a rule stands, so the sentence is the key (for what the server itself refuses, its rule). The book is loaded when
// the first refusal is to be told; what modules refuse is among their own words.

import { modulesInPlay, moduleWord } from '../../modules/registry.svelte';
import type { Refusal } from '../../net/socket';
import { settings } from '../../state/settings.svelte';
import { loaders } from '../data';
import { t, tIf } from '../say';
import de from './de?data';
import nl from './nl?data';

type Book = Readonly<Record<string, string>>;
export const loadRefusals = loaders<Book>({ en: {}, nl, de });

export async function refusalWords(e: Pick<Refusal, 'code' | 'message' | 'rule'>): Promise<string> {
  const byCode = e.code === 'refused' ? undefined : tIf(`notice.${e.code}`);
  if (byCode) return byCode;
  const { lang } = settings;
  if (lang === 'en') return e.message;
  const book = await loadRefusals[lang]();
  const byModule = modulesInPlay().flatMap((m) => moduleWord(m, e.message) ?? [])[0];
  return book[e.message] ?? byModule ?? book[e.rule ?? ''] ?? t('notice.refused');
}
