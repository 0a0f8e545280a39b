// The Thieves: secret cards that take money from the display between two turns.

import { t } from '../../../i18n/say';
import type { WebModule } from '../../types';
import Card from './Card.svelte';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import { m } from './say';
import { currencyOf } from './thieves';
import Thieves from './Thieves.svelte';

function nameOf(id: string): string | null {
  const money = currencyOf(id);
  return money && m('card.thief', { money: t(`money.${money}`) });
}

export default {
  words: { en, nl, de },
  faces: { thief: { art: Card } },
  player: Thieves,
  places: { steal: { on: 'display' } },
  names: nameOf,
} satisfies WebModule;
