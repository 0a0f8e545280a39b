// What the table may know of the modules: how they are loaded, their presentations by kind, their pieces and words.

export type { DecisionComponent, DecisionProps, WebModule } from './types';
export { actionComponent, actionParts, decisionComponent } from './parts';
export { laying } from './laying';
export { isOnTable, placeOf, spotsFor, wantsPlace } from './places';
export { moduleAbout, modulesInPlay, moduleTitle } from './registry.svelte';
export {
  actionHint,
  actionTitle,
  actionWhere,
  cardWords,
  moduleCategory,
  moduleEvent,
  offerWords,
  onPieceWords,
  waitingFor,
  type WireEvent,
} from './say';
export { cardWorth, distinct, payMeans, priceOf, waysToPay } from './pay';
export { default as ActionsPanel } from './ActionsPanel.svelte';
export { default as MarketPieces } from './MarketPieces.svelte';
export { default as ModuleChips } from './ModuleChips.svelte';
export { default as ModulePicture } from './ModulePicture.svelte';
export { default as PayChoice } from './common/PayChoice.svelte';
export { default as PlayerPieces } from './PlayerPieces.svelte';
