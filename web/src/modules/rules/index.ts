// The modules' chapters and their texts, loaded per language.

import type { Chapter, RuleBook } from '../../rules/types';
import type { Lang } from '../../i18n';
import { CHAPTERS } from './structure';

export const MODULE_CHAPTERS: readonly Chapter[] = Object.values(CHAPTERS);

export const loadModuleRules: Record<Lang, () => Promise<RuleBook>> = {
  en: async () => (await import('./en')).en, nl: async () => (await import('./nl')).nl, de: async () => (await import('./de')).de,
};
