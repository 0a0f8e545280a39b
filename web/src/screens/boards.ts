// Which board shows a game, and how it is loaded. All of them take the same: view, decision, legal actions, answers to
// questions, and call back with one of the legal actions.

import type { Component, Snippet } from 'svelte';
import type { LogLine } from '../board/log';
import type { Check } from '../state/own_payment.svelte';
import { hasDice, type Mark } from '../dice/types';
import type { ClockState } from '../net/messages';
import type { Action, CellPreview, Decision, Seat, SeatInfo, TileId, View, WallInfo } from '../state/types';

export interface BoardProps {
  view: View;
  seats: readonly SeatInfo[];
  /** Whose place this is; null for somebody who looks on. */
  me: Seat | null;
  /** null when the game is over. */
  decision: Decision | null;
  /** My legal actions; empty when I am not asked. */
  legal: readonly Action[];
  walls?: readonly WallInfo[];
  previews?: Readonly<Record<TileId, readonly CellPreview[]>>;
  marks?: readonly Mark[];
  log?: readonly LogLine[];
  clock?: ClockState | null;
  /** What to say while somebody else decides; by default whose turn it is. */
  waiting?: string;
  onaction: (action: Action) => void;
  onundo?: () => void;
  ondecline?: () => void;
  /** Something was tried that is not in the list: find out why not. */
  onwhy?: (action: Action) => void;
  /** Asks whether an action that is not in the list would be lawful. */
  oncheck?: Check;
  /** Previews of this tile are wanted. */
  onpreview?: (tile: TileId) => void;
  /** Shows the rule with this id. */
  onrule?: (rule: string) => void;
  /** Asks what tiles are left. */
  onleft?: () => void;
  /** Further buttons at the right of the bar. */
  tools?: Snippet;
}

export type BoardName = 'market' | 'dice' | 'plain';

export const boardOf = (view: View | null): BoardName =>
  Array.isArray(view?.market) ? 'market' : hasDice(view) ? 'dice' : 'plain';

export const loadBoard: Readonly<Record<BoardName, () => Promise<Component<BoardProps>>>> = {
  market: async () => (await import('./Table.svelte')).default as Component<BoardProps>,
  dice: async () => (await import('../dice/DiceTable.svelte')).default as Component<BoardProps>,
  plain: async () => (await import('./PlainTable.svelte')).default as Component<BoardProps>,
};
