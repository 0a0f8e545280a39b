// How a page of rules is made: chapters of paragraphs, each with the rule ids it explains and, maybe, a picture.

import type { Lang } from '../i18n';
import type { Kind, Segment, Side } from '../state/types';

/** A small palace: tiles at cells, a mark whether it is allowed, the longest wall, a gate. */
export interface MiniPalace {
  tiles: readonly (readonly [id: string, x: number, y: number])[];
  mark?: 'good' | 'bad';
  longest?: readonly Segment[];
  /** Cells to light up; with `line` as an arrow, nearest first. */
  cells?: readonly (readonly [number, number])[];
  line?: boolean;
  gate?: readonly [x: number, y: number, side: Side];
  hole?: readonly [number, number];
  fountain?: boolean;
}
export interface Picture {
  minis?: readonly MiniPalace[];
  tiles?: readonly string[];
  /** Cards; groups are set apart, the last of a group may be followed by a sum. */
  cards?: readonly (readonly string[])[];
  bonus?: readonly string[];
  dice?: readonly Kind[];
  vizier?: boolean;
  people?: boolean;
  prizes?: boolean;
}
/** Paragraph `key` of a chapter: texts under the same key, in every language. */
export interface Part<K extends string> {
  key: K;
  rules: readonly string[];
  picture?: Picture;
}
export interface Chapter<K extends string = string> {
  slug: string;
  game: string;
  parts: readonly Part<K>[];
}
export interface Text {
  h: string;
  p: string;
}
/** Title of a chapter and its paragraphs; a missing paragraph does not compile. */
export type ChapterText<K extends string> = { title: string } & Record<K, Text>;
export type RuleBook = Record<string, { title: string } & Record<string, Text | string>>;
export type BookLoader = Record<Lang, () => Promise<RuleBook>>;

/** Keys of a chapter, to type its texts. */
export type KeysOf<C> = C extends Chapter<infer K> ? K : never;
export const chapter = <K extends string>(slug: string, game: string, parts: readonly Part<K>[]): Chapter<K> => ({
  slug,
  game,
  parts,
});
