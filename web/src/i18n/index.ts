// The languages, and texts by key, filled in, in the language asked for. A missing key does not compile.

import { fill, type Params } from './fill';
import type { Key } from './en';
import { textsOf } from './texts';

export type { Key } from './en';
export type Lang = 'en' | 'nl' | 'de';
export const LANGS: readonly Lang[] = ['en', 'nl', 'de'];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };

export const translate = (lang: Lang, key: Key, params?: Params): string => fill(textsOf(lang).main[key], params);
