// The same in the reader's own language (reactive), and the names of things built from it.

import { modulesInPlay, nameByModule, wordOf } from '../modules/registry.svelte';
import { isFountain, parseCard, parseTile } from '../state/notation';
import { settings } from '../state/settings.svelte';
import { KINDS, type CellPreview, type Kind, type PlacedTile, type Side } from '../state/types';
import { speaks } from './book';
import { translate, type Key } from './index';

export const t = (key: Key, params?: Record<string, string | number>): string => translate(settings.lang, key, params);

/** The text under a key made at run time (a module's action, an event), if there is one. */
const has = speaks('main');
export const tIf = (key: string, params?: Record<string, string | number>): string | undefined =>
  has(key) ? t(key, params) : undefined;

/** An id without a text of its own, readable: 'first_player' → 'first player'. */
export const idWords = (id: string): string => id.replace(/[-_:]/g, ' ');

/** Name of a game. */
export const gameName = (id: string): string => tIf(`game.${id}`) ?? idWords(id);
/** What is played at a table: the game, and how many modules. */
export const gameWords = (id: string, modules: number): string =>
  modules > 0 ? t('start.modules', { n: modules }) : id === 'alhambra' ? t('start.base') : gameName(id);

export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : words.slice(0, -1).join(', ') + t('list.and') + (words[words.length - 1] ?? '');

const sides = (walls: readonly Side[]): string => listWords(walls.map((s) => t(`side.${s}`)));

/** Short name: 'tower 9'. */
export function tileName(id: string): string {
  const tile = parseTile(id);
  if (isFountain(id)) return t('family.fountain');
  const type = tile.kind ? t(`kind.${tile.kind}`) : '';
  const name = tile.base && type ? type : (nameByModule(id) ?? wordOf('tile', id, { type }));
  if (name === undefined) return tile.words;
  return tile.price === null ? name : `${name} ${tile.price}`;
}

/** Full description for screen readers: 'tower 9, wall north and east'. */
export function tileWords(id: string, walls?: readonly Side[]): string {
  const tile = parseTile(id);
  if (isFountain(id)) return tileName(id);
  if (tile.bastions) return `${tileName(id)}, ${t('tile.bastions', { sides: sides(tile.bastions) })}`;
  const own = walls ?? tile.walls;
  return `${tileName(id)}, ${own.length ? t('tile.walls', { sides: sides(own) }) : t('tile.noWalls')}`;
}

export function cardName(id: string): string {
  const card = parseCard(id);
  if (card.money && card.value !== null) return `${t(`money.${card.money}`)} ${card.value}`;
  return idWords(id);
}

const counted = (id: string): Kind | null => {
  const tile = parseTile(id);
  return tile.counts ? tile.kind : null;
};
export function countKinds(tiles: readonly PlacedTile[]): { kind: Kind; n: number }[] {
  const hiding = modulesInPlay().flatMap((m) => (m.onTile?.uncounted ? m.onTile.keys : []));
  const counting = tiles.filter((p) => hiding.every((key) => p[key] === undefined));
  return KINDS.map((kind) => ({ kind, n: counting.filter((p) => counted(p.tile) === kind).length }));
}

/** A palace in words. */
export function palaceWords(tiles: readonly PlacedTile[], wall: number): string {
  if (tiles.length === 0) return t('palace.empty');
  const kinds = countKinds(tiles)
    .filter((k) => k.n > 0)
    .map((k) => `${t(`kind.${k.kind}`)} ${k.n}`);
  return t('palace.describe', { n: tiles.length, wall, kinds: `${listWords(kinds)}.` });
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What placing in a cell would bring: 'wall 7, +3 points'. */
export const previewWords = (c: CellPreview | undefined): string =>
  [
    c?.note ?? '',
    c?.wall === undefined ? '' : t('act.wallWould', { n: c.wall }),
    c?.points === undefined ? '' : t('act.pointsWould', { n: signed(c.points) }),
  ]
    .filter(Boolean)
    .join(', ');
