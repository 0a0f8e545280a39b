// The texts of a language, all parts together in one file that is loaded when somebody reads it: nobody waits for
// languages they do not read. Texts needed only later (rules, lessons) are files of their own.

import type { DiceMessages } from '../dice/text/en';
import type { ExplainMessages } from '../explain/text/en';
import type { ModuleMessages } from '../modules/text/en';
import type { RulesMessages } from '../rules/text/ui.en';
import type { Messages } from './en';
import type { Lang } from './index';

export interface Texts {
  main: Messages;
  dice: DiceMessages;
  explain: ExplainMessages;
  modules: ModuleMessages;
  rules: RulesMessages;
}

const loaders: Record<Lang, () => Promise<Texts>> = {
  en: async () => (await import('./all/en')).texts,
  nl: async () => (await import('./all/nl')).texts,
  de: async () => (await import('./all/de')).texts,
};
const known: Partial<Record<Lang, Texts>> = {};

export async function loadTexts(lang: Lang): Promise<void> {
  known[lang] ??= await loaders[lang]();
}

export function textsOf(lang: Lang): Texts {
  const texts = known[lang];
  if (!texts) throw new Error(`the texts in ${lang} are not loaded`);
  return texts;
}
