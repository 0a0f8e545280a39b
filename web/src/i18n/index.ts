// The languages, and texts by key, filled in, in the language asked for. A missing key does not compile.

import { fill, type Params } from './fill';
import type { Key } from './en';
import { textsOf } from './texts';
import { LANGS, type Lang } from '../state/stored';

export type { Key } from './en';
export { LANGS, type Lang };
export const LANG_NAMES: Record<Lang, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };

export const translate = (lang: Lang, key: Key, params?: Params): string => fill(textsOf(lang).main[key], params);
