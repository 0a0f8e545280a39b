// From a rule id ('base.4.holes', 'base.R13') to its paragraph, and the lazily loaded page.

import type { Lang } from '../i18n';
import { loaders } from '../i18n/data';
import { MODULE_CHAPTERS, loadModuleRules } from '../modules/rules';
import { GAMES } from './structure';
import de from './text/de?data';
import en from './text/en?data';
import nl from './text/nl?data';
import type { Chapter, RuleBook } from './types';

export const ALL_CHAPTERS: readonly Chapter[] = [...GAMES, ...MODULE_CHAPTERS];

export interface Anchor {
  chapter: string;
  part: string | null;
}

/** The paragraph that explains a rule: the id itself, or what it is a part of ('base.4.x' → 'base.4' → the chapter). */
export function anchorOf(rule: string): Anchor | null {
  const slug = rule.split('.')[0] ?? '';
  const found = ALL_CHAPTERS.find((c) => c.slug === slug);
  if (!found) return null;
  const named = found.parts.find((p) => p.key === rule.slice(slug.length + 1));
  if (named) return { chapter: slug, part: named.key };
  for (let id = rule; id.includes('.'); id = id.slice(0, id.lastIndexOf('.'))) {
    const part =
      found.parts.find((p) => p.rules.includes(id)) ??
      found.parts.find((p) => p.rules.some((r) => r.startsWith(`${id}.`)));
    if (part) return { chapter: slug, part: part.key };
  }
  return { chapter: slug, part: null };
}

/** Address of the paragraph for a rule id, for links. */
export const ruleHref = (rule: string): string => `#/rules/${rule}`;

const loadGames = loaders<RuleBook>({ en, nl, de });
export async function loadBook(lang: Lang): Promise<RuleBook> {
  const [games, modules] = await Promise.all([loadGames[lang](), loadModuleRules[lang]()]);
  return { ...games, ...modules };
}
export const loadRulesPage = () => import('./RulesPage.svelte').then((m) => m.default);
export const loadRuleCard = () => import('./RuleCard.svelte').then((m) => m.default);
