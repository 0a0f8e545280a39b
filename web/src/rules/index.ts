// From a rule id ('base.4.holes', 'base.R13') to its paragraph, and the pages, loaded when they are read.

import { loaders } from '../i18n/data';
import { t } from '../i18n/say';
import { moduleTitle } from '../modules/registry.svelte';
import { GAMES } from './structure';
import de from './text/de?data';
import en from './text/en?data';
import nl from './text/nl?data';
import type { GameRules } from './text/en';
import type { Chapter, Page, Text } from './types';

const PAGES = import.meta.glob<{ default: Page }>('../modules/*/*/rules.ts');
const loadGames = loaders<GameRules>({ en, nl, de });

export interface Entry {
  game: string;
  slug: string;
}
/** What there are pages about: the games, and modules. */
export const ENTRIES: readonly Entry[] = [
  ...GAMES,
  ...Object.keys(PAGES).map((path) => {
    const [game = '', slug = ''] = path.split('/').slice(-3);
    return { game, slug };
  }),
];
/** A game's chapter, here or in the folder of its own part. */
export const isGame = ({ game, slug }: Entry): boolean => game === slug || GAMES.some((g) => g.slug === slug);

/** The entry a rule id belongs to; of a module that exists in several games, that of this one. */
export const entryOf = (rule: string, game = 'alhambra'): Entry | undefined => {
  const [id = '', of = game] = rule.split(':').reverse();
  const found = ENTRIES.filter((e) => e.slug === id.split('.')[0]);
  return found.find((e) => e.game === of) ?? found[0];
};
/** The address of a page: its slug; of a module that another game has, too, with its own game before it. */
export const addressOf = (e: Entry): string =>
  ENTRIES.find((x) => x.slug === e.slug) === e ? e.slug : `${e.game}:${e.slug}`;
export const titleOf = (e: Entry): string =>
  moduleTitle(e.game, e.slug) ?? (isGame(e) ? t(`rules.${e.slug as 'base'}`) : e.slug);

export async function loadPage(e: Entry): Promise<Page> {
  const chapter = GAMES.find((g) => g.slug === e.slug);
  if (chapter)
    return {
      chapter,
      text: async (lang) => (await loadGames[lang]())[chapter.slug as keyof GameRules] as Record<string, Text>,
    };
  const load = PAGES[`../modules/${e.game}/${e.slug}/rules.ts`];
  if (!load) throw new Error(`there is no page about ${e.slug}`);
  return (await load()).default;
}

/** The paragraph of a chapter that explains a rule: the id itself, or what it is a part of ('base.4.x' → 'base.4'). */
export function partOf({ slug, parts }: Chapter, rule: string): string | null {
  const named = parts.find((p) => p.key === rule.slice(slug.length + 1));
  if (named) return named.key;
  for (let id = rule; id.includes('.'); id = id.slice(0, id.lastIndexOf('.'))) {
    const part =
      parts.find((p) => p.rules.includes(id)) ?? parts.find((p) => p.rules.some((r) => r.startsWith(`${id}.`)));
    if (part) return part.key;
  }
  return null;
}

/** Address of the paragraph for a rule id, for links. */
export const ruleHref = (rule: string): string => `#/rules/${rule}`;

export const loadRulesPage = () => import('./RulesPage.svelte').then((m) => m.default);
export const loadRuleCard = () => import('./RuleCard.svelte').then((m) => m.default);
