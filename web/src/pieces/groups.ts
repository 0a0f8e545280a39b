// The pieces that can be corrected, by module, and what the page shows of them.

import type { Facts, TileFacts } from '../state/facts.svelte';
import { pieceAt, sortOf, valuesOf, type Values, type Where } from './values';

export interface Group {
  /** The module; '': the game itself. */
  slug: string;
  pieces: Where[];
  /** Some of it has walls to be tapped. */
  hasWalls: boolean;
}

/** In the order of the server. */
export function groupsOf(values: Values, printed: Pick<Facts, 'tiles'>): Group[] {
  const by = new Map<string, Where[]>();
  const add = (slug: string, at: Where): void => void by.set(slug, [...(by.get(slug) ?? []), at]);
  for (const id of Object.keys(values.tiles)) add(printed.tiles[id]?.module ?? '', { part: '', id });
  for (const [slug, pieces] of Object.entries(values.modules))
    for (const id of Object.keys(pieces)) add(slug, { part: slug, id });
  return [...by]
    .map(([slug, pieces]) => ({
      slug,
      pieces,
      hasWalls: pieces.some((at) =>
        Object.entries(valuesOf(pieceAt(values, at) ?? null)).some(([key, v]) => sortOf(key, v) === 'sides'),
      ),
    }))
    .sort((a, b) => Number(a.slug === '') - Number(b.slug === ''));
}

/** The facts with these values in their places. */
export function printedWith(printed: Facts, values: Values): Facts {
  const tiles = Object.entries(values.tiles).map(
    ([id, piece]) => [id, { ...printed.tiles[id], ...(piece as TileFacts) }] as const,
  );
  return {
    ...printed,
    tiles: { ...printed.tiles, ...Object.fromEntries(tiles) },
    modules: { ...printed.modules, ...(values.modules as Facts['modules']) },
  };
}

/** The same pieces as a table has them: those that are not in play are left out. */
export function valuesAt(known: Values, printed: Pick<Facts, 'tiles' | 'modules'>): Values {
  const tiles = Object.entries(known.tiles).flatMap(([id, piece]) => {
    const told = printed.tiles[id] as Readonly<Record<string, never>> | undefined;
    return told
      ? [[id, Object.fromEntries(Object.keys(valuesOf(piece)).map((k) => [k, told[k] ?? null]))] as const]
      : [];
  });
  const modules = Object.entries(known.modules).flatMap(([slug]) => {
    const told = printed.modules[slug];
    return told === undefined ? [] : [[slug, told] as const];
  });
  return { tiles: Object.fromEntries(tiles), modules: Object.fromEntries(modules) as unknown as Values['modules'] };
}
