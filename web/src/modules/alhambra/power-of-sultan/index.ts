// The Power of the Sultan: cards beside the market and before the players that claim buildings.

import { t } from '../../../i18n/say';
import type { Params } from '../../../i18n/fill';
import type { WebModule } from '../../types';
import Card from './Card.svelte';
import { nameOf, openCards, priceOf, settle } from './cards';
import Claim from './Claim.svelte';
import de from './de?data';
import en from './en?data';
import Held from './Held.svelte';
import Mark from './Mark.svelte';
import nl from './nl?data';
import Open from './Open.svelte';
import Printed from './Printed.svelte';

export default {
  words: { en, nl, de },
  faces: { sultan: { art: Card } },
  market: Open,
  player: Held,
  decisions: { redraw: Mark, mark: Mark, claim: Claim },
  names: nameOf,
  printed: { art: Printed, settle },
  holes(action, view): Params {
    const mark = openCards(view).find((c) => c.card === action['card'])?.mark;
    return mark ? { type: t(`kind.${mark}`) } : {};
  },
  price(action) {
    const sum = priceOf(String(action['card']));
    return sum === null ? null : { sum };
  },
} satisfies WebModule;
