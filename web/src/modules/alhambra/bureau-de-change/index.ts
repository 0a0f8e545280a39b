// The Bureau de Change: cards with two currencies that join them in one payment.

import { t } from '../../../i18n/say';
import { isMoney } from '../../../state/notation';
import type { WebModule } from '../../types';
import Card from './Card.svelte';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import { m } from './say';

/** 'bureau de change denar/florin' */
function nameOf(id: string): string | null {
  const [first, ...pair] = id.split('-');
  if (first !== 'bureau') return null;
  return `${m('card.bureau')} ${pair.flatMap((c) => (isMoney(c) ? t(`money.${c}`) : [])).join('/')}`;
}

export default {
  words: { en, nl, de },
  faces: { bureau: { art: Card } },
  names: nameOf,
} satisfies WebModule;
