// The modules of the table on this page: found by game and slug, loaded when a table uses them, words included. Nothing
// here knows any of them by name.

import type { Component } from 'svelte';
import { readData } from '../i18n/data';
import { fill, type Params } from '../i18n/fill';
import { onLanguage, textsOf } from '../i18n/texts';
import { facts } from '../state/facts.svelte';
import { settings } from '../state/settings.svelte';
import type { Lang } from '../state/stored';
import type { PlacedTile } from '../state/types';
import type { Face, FaceProps, OnTileProps, WebModule } from './types';

const FOLDERS = import.meta.glob<{ default: WebModule }>('./*/*/index.ts');

export interface InPlay extends WebModule {
  /** 'game/slug' */
  key: string;
  slug: string;
}
type Book = Readonly<Record<string, string>>;

const books = new Map<string, Partial<Record<Lang, Book>>>();
let inPlay = $state.raw<readonly InPlay[]>([]);

async function readWords(m: InPlay, lang: Lang): Promise<void> {
  if (!m.words) return;
  const known = books.get(m.key) ?? {};
  books.set(m.key, known);
  known[lang] ??= await readData<Book>(m.words[lang]);
}
onLanguage((lang) => Promise.all(inPlay.map((m) => readWords(m, lang))));

async function loadModule(game: string, slug: string): Promise<InPlay> {
  const key = `${game}/${slug}`;
  const load = FOLDERS[`./${key}/index.ts`];
  const m: InPlay = { ...(load ? (await load()).default : {}), key, slug };
  await readWords(m, settings.lang);
  return m;
}

/** What a game brings of its own to a table it shares with another: the folder named like the game. */
const ownPart = (game: string): string[] => (FOLDERS[`./${game}/${game}/index.ts`] ? [game] : []);

/** Done when all they draw and say is there. */
export const loadModules = (game: string, slugs: readonly string[]): Promise<InPlay[]> =>
  Promise.all([...slugs, ...ownPart(game)].map((slug) => loadModule(game, slug)));
/** From now on the page shows these. */
export function useModules(list: readonly InPlay[]): void {
  inPlay = list;
}
/** … besides those it shows already. Of another game's own part only the pieces: what happens at this table is not its. */
export function addModules(list: readonly InPlay[]): void {
  const pieces = list
    .filter((m) => !inPlay.some((known) => known.key === m.key))
    .map((m) => (m.kinds ? { ...m, kinds: [], market: undefined, player: undefined, large: false } : m));
  inPlay = [...inPlay, ...pieces];
}

export const modulesInPlay = (): readonly InPlay[] => inPlay;
export const moduleInPlay = (slug: string): InPlay | undefined => inPlay.find((m) => m.slug === slug);
/** The module and the name of what is called `slug:name`, or what the game's own part presents; undefined for the base
 * game's and for modules not in play. */
export function splitKind(kind: string): { module: InPlay; name: string } | undefined {
  const colon = kind.indexOf(':');
  const module = colon < 0 ? inPlay.find((m) => m.kinds?.includes(kind)) : moduleInPlay(kind.slice(0, colon));
  return module && { module, name: kind.slice(colon + 1) };
}

const bookOf = (key: string): Book | undefined => books.get(key)?.[settings.lang];

/** What a module says under a key that may not be there. */
export function moduleWord(m: InPlay, key: string, params?: Params): string | undefined {
  const text = bookOf(m.key)?.[key];
  return text === undefined ? undefined : fill(text, params);
}

/** For a module's own components: its words in the reader's language; at a table of another game that shares the
 * components, the words it has there. */
export const wordsOf =
  <Key extends string>(key: `${string}/${string}`) =>
  (word: Key, params?: Params): string => {
    const there = inPlay.find((m) => key.endsWith(`/${m.slug}`))?.key ?? key;
    return fill(bookOf(there)?.[word] ?? bookOf(key)?.[word] ?? word, params);
  };

/** An id and all that it begins with: 'kiosk-garden-n', 'kiosk-garden', 'kiosk'. */
export function beginnings(id: string): string[] {
  const parts = id.split('-');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
}

/** The first module that has a word of this sort for an id or its beginning. */
export function wordFor(sort: string, id: string): { module: InPlay; key: string } | undefined {
  for (const module of inPlay) {
    const book = bookOf(module.key);
    const key = book && beginnings(id).find((x) => `${sort}.${x}` in book);
    if (key !== undefined) return { module, key: `${sort}.${key}` };
  }
  return undefined;
}
export function wordOf(sort: string, id: string, params?: Params): string | undefined {
  const found = wordFor(sort, id);
  return found && moduleWord(found.module, found.key, params);
}

/** What a module calls a tile or card of its own, where that is more than a word. */
export function nameByModule(id: string): string | undefined {
  for (const { names } of inPlay) {
    const own = names?.(id);
    if (own) return own;
  }
  return undefined;
}

/** The module that draws a tile or card, and how. */
function faceFor(id: string): { module: InPlay; face: Face } | undefined {
  for (const module of inPlay) {
    const key = beginnings(id).find((x) => module.faces && x in module.faces);
    const face = key === undefined ? undefined : module.faces?.[key];
    if (face) return { module, face };
  }
  return undefined;
}
/** Art that asks for no props takes them, too. */
export const faceOf = (id: string): (Face & { art: Component<FaceProps> }) | undefined =>
  faceFor(id)?.face as (Face & { art: Component<FaceProps> }) | undefined;
/** Whose tile, card or other piece this is, if it is a module's in play. */
export const ownerOf = (id: string): InPlay | undefined =>
  moduleInPlay((facts().cards[id] ?? facts().tiles[id])?.module ?? '') ??
  faceFor(id)?.module ??
  (wordFor('card', id) ?? wordFor('tile', id))?.module;

/** What modules put on this tile. */
export const onTileArt = (placed: PlacedTile): Component<OnTileProps>[] =>
  inPlay.flatMap(({ onTile }) =>
    onTile &&
    (onTile.keys.some((key) => placed[key] !== undefined) || onTile.ids?.some((id) => placed.tile.startsWith(id)))
      ? [onTile.art]
      : [],
  );

/** Title and line of any module, in play or not; undefined where there are no words for it (then show the server's). */
export const moduleTitle = (game: string, slug: string): string | undefined =>
  textsOf(settings.lang).titles[`${game}/${slug}`]?.title;
/** What a module calls an option of its own, or a value of it. */
export const optionWord = (game: string, slug: string, key: string): string | undefined =>
  textsOf(settings.lang).titles[`${game}/${slug}`]?.[`option.${key}`];
export const moduleAbout = (game: string, slug: string): string | undefined =>
  textsOf(settings.lang).titles[`${game}/${slug}`]?.about;
/** Which printed values of a module are reconstructed, if any are. */
export const moduleReconstructed = (game: string, slug: string): string | undefined =>
  textsOf(settings.lang).titles[`${game}/${slug}`]?.reconstructed;
