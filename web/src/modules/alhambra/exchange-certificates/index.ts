// The Exchange Certificates: a board before every player with what he saved.

import { t } from '../../../i18n/say';
import { isMoney } from '../../../state/notation';
import type { WebModule } from '../../types';
import Board from './Board.svelte';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import Save from './Save.svelte';
import { currencyOf, savingOf } from './saving';
import { m } from './say';
import Stone from './Stone.svelte';

function nameOf(id: string): string | null {
  if (isMoney(id)) return t(`money.${id}`); // the currency of a saving
  const money = currencyOf(id);
  return money && m('card.stone', { money: t(`money.${money}`) });
}

export default {
  words: { en, nl, de },
  faces: { stone: { art: Stone } },
  player: Board,
  decisions: { save: Save },
  names: nameOf,
  worth: (_piece, _price, view, seat) => (view && seat !== null ? (savingOf(view, seat)?.n ?? 0) : 0),
} satisfies WebModule;
