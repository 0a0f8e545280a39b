// The contract between the table and the modules' presentations.

import type { Component } from 'svelte';
import type { Check } from '../state/own_payment.svelte';
import type { Action, CardId, Decision, Seat, SeatInfo, View } from '../state/types';

/** What every component for a decision or for actions gets. It calls `onaction` with one of `legal`, or with
 * one that `oncheck` found lawful. */
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
  /** Asks whether an action that is not listed would be lawful. */
  oncheck?: Check;
  /** Opens the rule with this id. */
  onrule?: (rule: string) => void;
}
export type DecisionComponent = Component<DecisionProps>;
