// The texts of a language, all parts together in one file that is loaded when somebody reads it: nobody waits for
// languages they do not read. Texts needed only later (rules, lessons) are files of their own.

import type { DiceMessages } from '../dice/text/en';
import type { ExplainMessages } from '../explain/text/en';
import type { ModuleMessages } from '../modules/text/en';
import type { RulesMessages } from '../rules/text/ui.en';
import type { Messages } from './en';
import de from './all/de?data';
import en from './all/en?data';
import nl from './all/nl?data';
import { loaders } from './data';
import type { Lang } from './index';

export interface Texts {
  main: Messages;
  dice: DiceMessages;
  explain: ExplainMessages;
  modules: ModuleMessages;
  rules: RulesMessages;
  /** Of every module, by 'game/slug'; what else a module says comes with the module. */
  titles: Readonly<Record<string, ModuleTitle>>;
}
/** `option.<key>` and `option.<key>.<value>`, too. */
export interface ModuleTitle {
  title: string;
  about: string;
  /** Which of its printed values are reconstructed. */
  reconstructed?: string;
  [option: `option.${string}`]: string;
}

const load = loaders<Texts>({ en, nl, de });
const known: Partial<Record<Lang, Texts>> = {};

const alsoLoad: ((lang: Lang) => Promise<unknown>)[] = [];
/** Whoever has further texts loads them, too, before a language is spoken. */
export const onLanguage = (load: (lang: Lang) => Promise<unknown>): void => void alsoLoad.push(load);

export async function loadTexts(lang: Lang): Promise<void> {
  const [texts] = await Promise.all([known[lang] ?? load[lang](), ...alsoLoad.map((also) => also(lang))]);
  known[lang] = texts;
}

export function textsOf(lang: Lang): Texts {
  const texts = known[lang];
  if (!texts) throw new Error(`the texts in ${lang} are not loaded`);
  return texts;
}
