// The Master Builders: money cards of value 3 that can be given up for a redesign.

import { t } from '../../../i18n/say';
import type { WebModule } from '../../types';
import { currencyOf } from './builders';
import Card from './Card.svelte';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import Redesign from './Redesign.svelte';
import { m } from './say';

function nameOf(id: string): string | null {
  const money = currencyOf(id);
  return money && m('card.master-builder', { money: t(`money.${money}`) });
}

export default {
  words: { en, nl, de },
  faces: { 'master-builder': { art: Card } },
  actions: { redesign: Redesign },
  names: nameOf,
} satisfies WebModule;
