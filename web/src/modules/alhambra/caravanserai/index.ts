// The Caravanserai: cards beside the market and before their owners, on which money grows.

import { t } from '../../../i18n/say';
import { isMoney } from '../../../state/notation';
import type { WebModule } from '../../types';
import Buy from './Buy.svelte';
import { priceFor, worthOf } from './caravans';
import Card from './Card.svelte';
import Cards from './Cards.svelte';
import de from './de?data';
import en from './en?data';
import Money from './Money.svelte';
import Move from './Move.svelte';
import nl from './nl?data';
import { m } from './say';
import Supply from './Supply.svelte';

function nameOf(id: string): string | null {
  const [first, one = '', other = ''] = id.split('-');
  if (first === 'caravanserai' && isMoney(one)) return m('card.caravanserai', { money: t(`money.${one}`), i: other });
  if (first === 'caravan' && isMoney(other)) return m('card.caravan', { money: t(`money.${other}`), i: one });
  return null;
}

export default {
  words: { en, nl, de },
  faces: { caravanserai: { art: Card }, caravan: { art: Money } },
  market: Supply,
  player: Cards,
  actions: { buy: Buy, move: Move },
  names: nameOf,
  holes: (action) => ({ n: Number(String(action['space'] ?? '').slice(1)) || 0 }),
  price: (action, view) => {
    const sum = action.kind === 'caravanserai:buy' ? priceFor(view) : null;
    return sum === null ? null : { sum };
  },
  worth: (piece, _price, view, seat) => worthOf(piece, view, seat),
} satisfies WebModule;
