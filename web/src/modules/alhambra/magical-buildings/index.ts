// The Magical Buildings: tiles that may be laid any way round, and turned.

import type { WebModule } from '../../types';
import de from './de?data';
import en from './en?data';
import Face from './Face.svelte';
import Lay from './Lay.svelte';
import nl from './nl?data';
import Turn from './Turn.svelte';

export default {
  words: { en, nl, de },
  faces: { magical: { art: Face } },
  actions: { turn: Turn },
  laying: {
    field: 'walls',
    several: true,
    sign: 'M68 40a20 20 0 1 0 2 14M70 26v15H55',
    choose: Lay,
  },
} satisfies WebModule;
