// Change: coins before every player, drawn for what was paid too much.

import { t } from '../../../i18n/say';
import type { WebModule } from '../../types';
import Coin from './CoinCard.svelte';
import Coins from './Coins.svelte';
import { currencyOf } from './coins';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import { m } from './say';

function nameOf(id: string): string | null {
  const money = currencyOf(id);
  return money && m('card.coin', { money: t(`money.${money}`) });
}

export default {
  words: { en, nl, de },
  faces: { coin: { art: Coin } },
  player: Coins,
  names: nameOf,
  worth: () => 1,
} satisfies WebModule;
