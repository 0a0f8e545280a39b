// Texts by key, filled in and in the language asked for. A missing key does not compile.

import { de } from './de';
import { en, type Key, type Messages } from './en';
import { nl } from './nl';

export type { Key } from './en';
export type Lang = 'en' | 'nl' | 'de';
export const LANG_NAMES: Record<Lang, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };
export const MESSAGES: Record<Lang, Messages> = { en, nl, de };

export function translate(lang: Lang, key: Key, params: Record<string, string | number> = {}): string {
  return MESSAGES[lang][key].replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
}
