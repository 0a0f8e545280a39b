// Why the server refuses something, in the reader's language. The server speaks English sentences that never change
// while a rule stands, so the sentence is the key; the books are loaded when the first refusal is to be told.

import type { Refusal } from '../../net/socket';
import { settings } from '../../state/settings.svelte';
import { loaders } from '../data';
import { t, tIf } from '../say';
import de from './de?data';
import nl from './nl?data';

type Book = Readonly<Record<string, string>>;
export const loadRefusals = loaders<Book>({ en: {}, nl, de });

export async function refusalWords(e: Pick<Refusal, 'code' | 'message'>): Promise<string> {
  const byCode = e.code === 'refused' ? undefined : tIf(`notice.${e.code}`);
  if (byCode) return byCode;
  const { lang } = settings;
  return lang === 'en' ? e.message : ((await loadRefusals[lang]())[e.message] ?? t('notice.refused'));
}
