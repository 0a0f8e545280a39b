// The words about one's own pieces, loaded in the reader's language where they are shown; and values in words.

import { loaders } from '../i18n/data';
import { fill, type Params } from '../i18n/fill';
import { refusalWords } from '../i18n/refusals';
import { idWords, listWords, t, tileName } from '../i18n/say';
import { onLanguage } from '../i18n/texts';
import { moduleInPlay, moduleWord } from '../modules/registry.svelte';
import { cardWords } from '../modules/say';
import { Refusal } from '../net/socket';
import { facts } from '../state/facts.svelte';
import { isKind, isMoney, parseSides } from '../state/notation';
import { settings } from '../state/settings.svelte';
import type { Lang } from '../state/stored';
import type { Json } from '../state/types';
import de from './text/de?data';
import type { PiecesKey, PiecesMessages } from './text/en';
import en from './text/en?data';
import nl from './text/nl?data';
import { faultIn, sortOf } from './values';

const load = loaders<PiecesMessages>({ en, nl, de });
const books: Partial<Record<Lang, PiecesMessages>> = {};
export const loadWords = async (lang: Lang = settings.lang): Promise<void> => {
  books[lang] ??= await load[lang]();
};
onLanguage((lang) => loadWords(lang));

export const p = (key: PiecesKey, params?: Params): string => fill(books[settings.lang]?.[key] ?? '', params);
const pIf = (key: string): string | undefined => books[settings.lang]?.[key as PiecesKey];

const byModule = (slug: string, key: string, params?: Params): string | undefined => {
  const module = moduleInPlay(slug);
  return module && moduleWord(module, key, params);
};

/** A piece: a tile, a card, or what its module calls it (`print.<id>`, or `print` with `{id}`). */
export function pieceName(slug: string, id: string): string {
  if (facts().tiles[id]) return tileName(id);
  return (
    byModule(slug, `print.${id}`) ??
    byModule(slug, 'print', { id: id.replace(/^(\d+)-(\d+)$/, '$1/$2') }) ??
    cardWords(id)
  );
}
/** What is printed under a key: `print.<key>` of its module, or a word that all share. */
export const fieldName = (slug: string, key: string): string =>
  byModule(slug, `print.${key}`) ?? pIf(`field.${key}`) ?? (isKind(key) ? t(`kind.${key}`) : idWords(key));

export function valueName(slug: string, key: string, v: Json): string {
  if (Array.isArray(v)) return listWords(v.map((x) => valueName(slug, key, x)));
  const text = String(v);
  if (sortOf(key, v) === 'sides')
    return text === '' ? p('value.none') : listWords(parseSides(text).map((s) => t(`side.${s}`)));
  if (isMoney(text)) return t(`money.${text}`);
  if (isKind(text)) return t(`kind.${text}`);
  return byModule(slug, `print.${key}.${text}`) ?? text;
}

export interface Fault {
  /** The piece it is about, if it is one. */
  id: string;
  text: string;
}
/** Why the server does not take corrections, in the reader's language as far as it has the words. */
export async function faultWords(e: unknown): Promise<Fault> {
  if (!(e instanceof Refusal) || e.code === 'lost') return { id: '', text: t('net.failed') };
  const { id, sentence } = faultIn(e.message);
  const range = /^(An entry|\w+) must be between (\d+) and (\d+)\.$/.exec(sentence);
  if (range) {
    const [, key = '', low = '', high = ''] = range;
    return { id, text: p('fault.range', { what: key === 'An entry' ? id : fieldName('', key), low, high }) };
  }
  const said = await refusalWords({ code: 'refused', message: sentence });
  return { id, text: said === t('notice.refused') ? sentence : said };
}
