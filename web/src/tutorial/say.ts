// The lesson's words, loaded in the reader's language.

import { loaders } from '../i18n/data';
import { fill } from '../i18n/fill';
import de from './text/de?data';
import type { TutorialKey, TutorialMessages } from './text/en';
import en from './text/en?data';
import nl from './text/nl?data';

export const loadLesson = loaders<TutorialMessages>({ en, nl, de });
export const ui = (
  lesson: TutorialMessages,
  key: Extract<TutorialKey, `ui.${string}`>,
  params: Record<string, number> = {},
): string => fill(lesson[key].h, params);
