// The Invaders: the next army and the scouts beside the market.

import type { WebModule } from '../../types';
import { nameOf } from './armies';
import Beside from './Beside.svelte';
import Card from './Card.svelte';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import Scout from './Scout.svelte';

export default {
  words: { en, nl, de },
  faces: { invasion: { art: Card }, scout: { art: Card } },
  market: Beside,
  decisions: { scout: Scout },
  names: nameOf,
} satisfies WebModule;
