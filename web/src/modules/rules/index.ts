// The modules' chapters and their texts, loaded per language.

import type { Chapter, RuleBook } from '../../rules/types';
import { loaders } from '../../i18n/data';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import { CHAPTERS } from './structure';

export const MODULE_CHAPTERS: readonly Chapter[] = Object.values(CHAPTERS);

export const loadModuleRules = loaders<RuleBook>({ en, nl, de });
