// What the table may know of the modules: presentations by kind, pieces, words. Nothing else outside this folder names one.

import type { Action } from '../state/types';
import ActionsPanel from './ActionsPanel.svelte';
import { MODULE_DECISIONS } from './registry';
import type { DecisionComponent } from './types';

export type { DecisionComponent, DecisionProps } from './types';
export { ACTIONS, actionParts } from './registry';
export { MODULES, optionModule, type ModuleId } from './catalog';
export {
  actionHint,
  actionTitle,
  cardWords,
  moduleAbout,
  moduleCategory,
  moduleEvent,
  moduleTitle,
  waitingFor,
  type WireEvent,
} from './say';
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
  ...MODULE_DECISIONS,
  window: ActionsPanel,
  start_of_turn: ActionsPanel,
  end_of_turn: ActionsPanel,
};

/** Whether these ways to lay a tile in a cell are a choice for GateChoice: one wall gets a gate for good. */
export const needsGateChoice = (ways: readonly Action[]): boolean => ways.some((a) => a['gate'] !== undefined);
