// The Street Trader: a round tile with citizens on the ground, and citizens in buildings.

import type { WebModule } from '../../types';
import Before from './Before.svelte';
import de from './de?data';
import en from './en?data';
import Ground from './Ground.svelte';
import MoveIn from './MoveIn.svelte';
import nl from './nl?data';
import OnTile from './OnTile.svelte';
import Setup from './Setup.svelte';
import Stock from './Stock.svelte';
import Swap from './Swap.svelte';
import Take from './Take.svelte';
import { traderOf } from './traders';

export default {
  words: { en, nl, de },
  market: Stock,
  player: Before,
  onTile: { keys: ['citizen'], art: OnTile },
  onGround: Ground,
  groundCells: (player) => {
    const at = traderOf(player)?.at;
    return at ? [at] : [];
  },
  decisions: { setup: Setup, move_in: MoveIn, take: Take, swap: Swap },
  places: { put_back: { on: 'cell' } },
} satisfies WebModule;
