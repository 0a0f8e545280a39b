// The City Gates: a card that opens a double wall where a tile is laid; the gate stands there for good.

import type { WebModule } from '../../types';
import de from './de?data';
import en from './en?data';
import Gate from './Gate.svelte';
import GateCard from './GateCard.svelte';
import GateChoice from './GateChoice.svelte';
import nl from './nl?data';
import Offer from './Offer.svelte';

export default {
  words: { en, nl, de },
  faces: { 'city-gate': { art: GateCard } },
  market: Offer,
  onTile: { keys: ['gate'], art: Gate },
  laying: { field: 'gate', sign: 'M34 64V46a16 16 0 0 1 32 0v18zM50 64V50', choose: GateChoice },
} satisfies WebModule;
