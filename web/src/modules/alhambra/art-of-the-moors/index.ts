// The Art of the Moors: culture counters before the players, developed for points.

import type { WebModule } from '../../types';
import { countersOf, gainOf } from './counters';
import de from './de?data';
import en from './en?data';
import Mine from './Mine.svelte';
import nl from './nl?data';
import Printed from './Printed.svelte';
import Stacks from './Stacks.svelte';

export default {
  words: { en, nl, de },
  market: Stacks,
  player: Mine,
  printed: { art: Printed },
  holes: (_action, view) => ({ n: gainOf(countersOf(view, view.to_move ?? 0)) }),
} satisfies WebModule;
