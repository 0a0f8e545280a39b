// The contract between the table and the modules' presentations.

import type { Component } from 'svelte';
import type { Action, CardId, Decision, Seat, SeatInfo, View } from '../state/types';

/** What every component for a decision or for actions gets. It calls `onaction` with one of `legal`, nothing else. */
export interface DecisionProps {
  view: View;
  /** The seat that decides here. */
  me: Seat;
  seats: readonly SeatInfo[];
  decision: Decision;
  legal: readonly Action[];
  onaction: (action: Action) => void;
  /** Cards of the hand a payment under the pointer would use; null: none. */
  onlook?: (cards: readonly CardId[] | null) => void;
  /** Opens the rule with this id. */
  onrule?: (rule: string) => void;
}
export type DecisionComponent = Component<DecisionProps>;
