// Which component presents which decision and which actions. The table looks here and falls back to its generic
// dialog where nothing is registered.

import type { Action } from '../state/types';
import BonusLay from './bonus/BonusLay.svelte';
import Auction from './characters/Auction.svelte';
import AuctionPay from './characters/AuctionPay.svelte';
import Magician from './characters/Magician.svelte';
import Miser from './characters/Miser.svelte';
import Talents from './characters/Talents.svelte';
import WiseMan from './characters/WiseMan.svelte';
import HutTake from './huts/HutTake.svelte';
import type { DecisionComponent } from './types';
import VizierBuy from './viziers/VizierBuy.svelte';
import VizierWake from './viziers/VizierWake.svelte';

/** Decision kind → the component that presents the whole decision. */
export const MODULE_DECISIONS: Readonly<Record<string, DecisionComponent>> = {
  'bonus-cards:play': BonusLay,
  'characters:bid': Auction,
  'characters:pay': AuctionPay,
  'characters:magician': Magician,
  'characters:wise-man': WiseMan,
  'characters:miser': Miser,
};

/** Action kind → the component that presents all legal actions of its kind. */
export const ACTIONS: Readonly<Record<string, DecisionComponent>> = {
  'viziers-favour:buy': VizierBuy,
  'viziers-favour:wake': VizierWake,
  'workers-huts:take': HutTake,
  'bonus-cards:play': BonusLay,
  'characters:dancer': Talents,
  'characters:money-changer': Talents,
  'characters:beggar': Talents,
  'characters:builder': Talents,
};

/** The components that present the module actions among these, each once, in the order of the table above. */
export function actionParts(legal: readonly Action[]): DecisionComponent[] {
  const kinds = new Set(legal.map((a) => a.kind));
  return [
    ...new Set(
      Object.entries(ACTIONS)
        .filter(([kind]) => kinds.has(kind))
        .map(([, part]) => part),
    ),
  ];
}
