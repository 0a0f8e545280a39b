// The lesson's words in the reader's language.

import type { Lang } from '../i18n';
import { settings } from '../state/settings.svelte';
import { de } from './text/de';
import { en, type TutorialKey, type TutorialMessages } from './text/en';
import { nl } from './text/nl';

export const LESSON: Record<Lang, TutorialMessages> = { en, nl, de };
export const say = (key: TutorialKey): { h: string; p: string } => LESSON[settings.lang][key];
export const ui = (key: Extract<TutorialKey, `ui.${string}`>, params: Record<string, number> = {}): string =>
  say(key).h.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
