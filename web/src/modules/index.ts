// What the table may know of the modules: presentations by kind, pieces, words. Nothing else outside this folder names one.

import type { Action, Cell } from '../state/types';
import ActionsPanel from './ActionsPanel.svelte';
import { MODULE_DECISIONS } from './registry';
import type { DecisionComponent } from './types';

export type { DecisionComponent, DecisionProps } from './types';
export { ACTIONS, actionParts } from './registry';
export { MODULES, type ModuleId } from './catalog';
export { cardWords, moduleAbout, moduleCategory, moduleEvent, moduleTitle, type WireEvent } from './say';
export { cardWorth, payMeans } from './pay';
export { plainAction } from './plain';
export { default as ActionsPanel } from './ActionsPanel.svelte';
export { default as GateChoice } from './gates/GateChoice.svelte';
export { default as ModulePicture } from './ModulePicture.svelte';
export { default as PayChoice } from './common/PayChoice.svelte';
export { default as MarketPieces } from './pieces/MarketPieces.svelte';
export { default as PlayerPieces } from './pieces/PlayerPieces.svelte';

/** Decision kind → component; the game's own pauses are made of module actions only. */
export const DECISIONS: Readonly<Record<string, DecisionComponent>> = {
  ...MODULE_DECISIONS, window: ActionsPanel, start_of_turn: ActionsPanel, end_of_turn: ActionsPanel,
};

/** Actions that place this tile in this cell. More than one, or one with a gate, is a choice for GateChoice. */
export const placementsAt = (legal: readonly Action[], tile: string, at: Cell): Action[] =>
  legal.filter((a) => (a.kind === 'place' || a.kind === 'redesign_add') && a.tile === tile && a.at?.[0] === at[0] && a.at?.[1] === at[1]);
export const needsGateChoice = (actions: readonly Action[]): boolean => actions.length > 1 || actions.some((a) => a['gate'] !== undefined);
