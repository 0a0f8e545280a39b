// The Bazaars: tiles with stalls beside the market, paid exactly.

import type { WebModule } from '../../types';
import { priceOf } from './bazaars';
import Beside from './Beside.svelte';
import de from './de?data';
import en from './en?data';
import Face from './Face.svelte';
import nl from './nl?data';
import { words } from './say';

export default {
  words: { en, nl, de },
  faces: { bazaar: { art: Face } },
  market: Beside,
  places: { buy: { on: 'piece' } },
  names: (id) => words(id, 'name'),
  tips: (id) => words(id, 'tip'),
  price: (action, view) => {
    const sum = priceOf(view, action.tile ?? '');
    return sum === null ? null : { sum };
  },
} satisfies WebModule;
