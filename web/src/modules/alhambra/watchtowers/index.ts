// The Watchtowers: half tiles beside the market and on the wall.

import { cornerOf } from '../../../art/walls';
import type { Params } from '../../../i18n/fill';
import type { WebModule } from '../../types';
import CornerChoice from './CornerChoice.svelte';
import de from './de?data';
import en from './en?data';
import Face from './Face.svelte';
import nl from './nl?data';
import { m } from './say';
import Supply from './Supply.svelte';
import { priceAt } from './towers';

export default {
  words: { en, nl, de },
  faces: { watchtower: { art: Face, whole: true } },
  market: Supply,
  laying: { field: 'corner', several: true, sign: 'M30 30h40L30 70z', choose: CornerChoice },
  holes: (action): Params => {
    const corner = cornerOf(action['corner']);
    return corner ? { corner: m(`corner.${corner}`) } : {};
  },
  price: (action, view) => {
    const sum = action.kind === 'watchtowers:buy' ? priceAt(view, action.slot) : null;
    return sum === null ? null : { sum };
  },
} satisfies WebModule;
