// What is printed on the pieces of the table on this page, as the server's rules tell it (message `facts`). The client
// repeats none of it. Until it is known, ids are read as far as they tell something themselves (notation.ts).

import type { Values } from '../pieces/values';
import type { CardId, Currency, Json, Kind, TileId } from './types';

export interface TileFacts {
  module?: string;
  type?: Kind;
  /** It counts for the majority of its type. */
  counts?: boolean;
  /** It is drawn for the market. */
  bag?: boolean;
  price?: number;
  walls?: string;
  /** Of a tile outside the wall. */
  bastions?: string;
}
export interface CardFacts {
  module?: string;
  currency?: Currency;
  value?: number;
}
export interface Facts {
  tiles: Readonly<Record<TileId, TileFacts>>;
  cards: Readonly<Record<CardId, CardFacts>>;
  /** Currencies of the places of the market. */
  slots: readonly Currency[];
  /** Points of the places, by type and scoring. */
  prizes: Readonly<Partial<Record<Kind, readonly (readonly number[])[]>>>;
  /** Fields of every kind of action, and their types. */
  verbs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By module: which printed values are reconstructed. */
  notes: Readonly<Record<string, string>>;
  /** By module: named values of its own, which its own folder reads. */
  modules: Readonly<Record<string, Json>>;
  /** Where it was asked for: all of the game that can be corrected, as it is without corrections. */
  reconstructed?: Values;
}

const UNKNOWN: Facts = { tiles: {}, cards: {}, slots: [], prizes: {}, verbs: {}, notes: {}, modules: {} };

let known = $state.raw<Facts>(UNKNOWN);
let standing = $state.raw<Readonly<Record<TileId, Kind>>>({});

export const facts = (): Facts => known;
export function useFacts(of: Partial<Facts> | null): void {
  known = { ...UNKNOWN, ...of };
}

/** Buildings that are no part of their tiles: what stands on which, on the table of this page. */
export const standingOn = (tile: TileId): Kind | undefined => standing[tile];
export function useStanding(of: Readonly<Record<TileId, Kind>>): void {
  standing = of;
}

/** Pieces of something else that is shown besides. */
export function addFacts(of: Facts): void {
  known = {
    ...of,
    ...known,
    tiles: { ...of.tiles, ...known.tiles },
    cards: { ...of.cards, ...known.cards },
    slots: known.slots.length > 0 ? known.slots : of.slots,
    prizes: { ...of.prizes, ...known.prizes },
    notes: { ...of.notes, ...known.notes },
    modules: { ...of.modules, ...known.modules },
  };
}

/** The printed points of a kind in a scoring, counted from 1. */
export const prizesOf = (kind: Kind, scoring: number): readonly number[] => known.prizes[kind]?.[scoring - 1] ?? [];
