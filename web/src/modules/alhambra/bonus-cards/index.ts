// The Bonus Cards: cards for buildings without walls, secret until they are laid.

import { tileName } from '../../../i18n/say';
import type { WebModule } from '../../types';
import Card from './Card.svelte';
import { tileOf } from './cards';
import Cards from './Cards.svelte';
import de from './de?data';
import en from './en?data';
import Lay from './Lay.svelte';
import nl from './nl?data';

export default {
  words: { en, nl, de },
  faces: { bonus: { art: Card } },
  player: Cards,
  decisions: { play: Lay },
  actions: { play: Lay },
  names: (id) => (id.startsWith('bonus-') ? tileName(tileOf(id)) : null),
} satisfies WebModule;
