// The lesson's words, loaded in the reader's language.

import type { Lang } from '../i18n';
import { fill } from '../i18n/fill';
import type { TutorialKey, TutorialMessages } from './text/en';

export const loadLesson: Record<Lang, () => Promise<TutorialMessages>> = {
  en: async () => (await import('./text/en')).en, nl: async () => (await import('./text/nl')).nl, de: async () => (await import('./text/de')).de,
};
export const ui = (lesson: TutorialMessages, key: Extract<TutorialKey, `ui.${string}`>, params: Record<string, number> = {}): string => fill(lesson[key].h, params);
