// How a page of rules is made: chapters of paragraphs, each with the rule ids it explains and, maybe, a picture.

import type { Component } from 'svelte';
import { readData } from '../i18n/data';
import type { Lang } from '../state/stored';
import type { Kind, Segment } from '../state/types';

/** A small palace: tiles at cells, with what lies on them; a mark whether it is allowed, the longest wall. */
export interface MiniPalace {
  tiles: readonly (readonly [id: string, x: number, y: number, on?: Readonly<Record<string, string>>])[];
  mark?: 'good' | 'bad';
  longest?: readonly Segment[];
  /** Cells to light up; with `line` as an arrow, nearest first. */
  cells?: readonly (readonly [number, number])[];
  line?: boolean;
  hole?: readonly [number, number];
  fountain?: boolean;
}
export interface Picture {
  minis?: readonly MiniPalace[];
  tiles?: readonly string[];
  /** Cards; groups are set apart, the last of a group may be followed by a sum. */
  cards?: readonly (readonly string[])[];
  dice?: readonly Kind[];
  prizes?: boolean;
  /** A picture of its own, on the whole width if need be. */
  art?: Component;
  wide?: boolean;
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
/** The paragraphs of a chapter; a missing one does not compile. */
export type ChapterText<K extends string> = Record<K, Text>;

/** Keys of a chapter, to type its texts. */
export type KeysOf<C> = C extends Chapter<infer K> ? K : never;
export const chapter = <K extends string>(slug: string, game: string, parts: readonly Part<K>[]): Chapter<K> => ({
  slug,
  game,
  parts,
});

/** A module's page: its chapter, and the texts of it in every language. */
export interface Page {
  chapter: Chapter;
  text: (lang: Lang) => Promise<ChapterText<string>>;
}
/** `rules` of the parts are given without the module's name in front. */
export const page = <K extends string>(
  game: string,
  slug: string,
  texts: Readonly<Record<Lang, unknown>>,
  parts: readonly Part<K>[],
): Page => ({
  chapter: chapter(
    slug,
    game,
    parts.map((p) => ({ ...p, rules: p.rules.map((rule) => `${slug}.${rule}`) })),
  ),
  text: (lang) => readData(texts[lang]),
});
