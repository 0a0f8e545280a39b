// Which component presents which decision and which actions: the modules' own, or none.

import type { Action } from '../state/types';
import ActionsPanel from './ActionsPanel.svelte';
import { splitKind } from './registry.svelte';
import type { DecisionComponent } from './types';

/** The game's own pauses are made of module actions only. */
const PAUSES = ['window', 'start_of_turn', 'end_of_turn'];

export function decisionComponent(kind: string): DecisionComponent | undefined {
  const of = splitKind(kind);
  return of ? of.module.decisions?.[of.name] : PAUSES.includes(kind) ? ActionsPanel : undefined;
}
export function actionComponent(kind: string): DecisionComponent | undefined {
  const of = splitKind(kind);
  return of?.module.actions?.[of.name];
}

/** The components that present the module actions among these, each once, in their order. */
export const actionParts = (legal: readonly Action[]): DecisionComponent[] => [
  ...new Set(legal.flatMap((a) => actionComponent(a.kind) ?? [])),
];
