// What a set-up is called in the reader's language: times, clocks, modules, options and their values.

import { idWords, t, tIf, tileWords } from '../i18n/say';
import { moduleAbout, moduleReconstructed, moduleTitle, optionWord } from '../modules/registry.svelte';
import type { GameInfo, ModuleInfo, OptionInfo } from '../net/messages';
import { settings } from '../state/settings.svelte';
import type { Json } from '../state/types';
import { moduleOf } from './wish';

export const titleOf = (game: string, m: ModuleInfo): string => moduleTitle(game, m.slug) ?? m.title;
export const lineOf = (game: string, m: ModuleInfo): string => moduleAbout(game, m.slug) ?? m.summary;
export const reconstructed = (game: string, m: ModuleInfo): string | undefined =>
  m.provenance === undefined ? undefined : (moduleReconstructed(game, m.slug) ?? m.provenance);

export const timeWords = (n: number): string =>
  n < 100
    ? t('setup.minutes', { n })
    : t('setup.hours', { n: (Math.round(n / 30) / 2).toLocaleString(settings.lang, { maximumFractionDigits: 1 }) });

export const levelName = (level: string): string => tIf(`level.${level}`) ?? idWords(level);
/** What it is like to play against. */
export const levelLine = (level: string): string | undefined => tIf(`level.${level}.about`);

const ofModule = (game: GameInfo, o: OptionInfo, key: string): string | undefined =>
  optionWord(game.id, moduleOf(game, o) ?? game.id, key);
export const optionName = (game: GameInfo, o: OptionInfo): string =>
  tIf(`option.${o.key}`) ?? ofModule(game, o, o.key) ?? o.summary;
export function valueName(game: GameInfo, o: OptionInfo, v: Json): string {
  const own = ofModule(game, o, `${o.key}.${String(v)}`) ?? tIf(`option.${o.key}.${String(v)}`);
  if (own !== undefined) return own;
  if (typeof v === 'boolean') return v ? t('new.yes') : t('new.no');
  const id = String(v);
  return tIf(`option.${id}`) ?? (id.includes('-') ? t('option.instead', { tile: tileWords(id) }) : idWords(id));
}
