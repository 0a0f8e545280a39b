// The New Score Cards: the order of the kinds in each scoring, beside the market.

import type { WebModule } from '../../types';
import Card from './Card.svelte';
import { nameOf } from './cards';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import Rows from './Rows.svelte';

export default {
  words: { en, nl, de },
  faces: { 'score-card': { art: Card } },
  market: Rows,
  names: nameOf,
} satisfies WebModule;
