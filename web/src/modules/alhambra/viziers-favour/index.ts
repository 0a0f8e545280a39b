// The Vizier's Favour: a stone before every player, awake or asleep; awake it buys between two turns.

import type { WebModule } from '../../types';
import Buy from './Buy.svelte';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import Stone from './Stone.svelte';
import Wake from './Wake.svelte';

export default {
  words: { en, nl, de },
  player: Stone,
  actions: { buy: Buy, wake: Wake },
} satisfies WebModule;
