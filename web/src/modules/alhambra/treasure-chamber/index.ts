// The Treasure Chamber: three rooms of chests beside the market, and chests on buildings.

import { listWords, t } from '../../../i18n/say';
import type { WebModule } from '../../types';
import { roomPrice, roomsOf, waitingOf } from './chamber';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import OnTile from './OnTile.svelte';
import Owned from './Owned.svelte';
import Rooms from './Rooms.svelte';

export default {
  words: { en, nl, de },
  market: Rooms,
  player: Owned,
  onTile: { keys: ['chest'], art: OnTile },
  places: {
    buy: { on: 'piece' },
    place: { on: 'tile', sign: () => 'M32 70V48q0-12 10-12h16q10 0 10 12v22zM32 48h36M50 44v10' },
  },
  holes: (action, view) => ({
    chests: listWords((roomsOf(view)[Number(action['room']) - 1] ?? waitingOf(view)).map((k) => t(`kind.${k}`))),
  }),
  price: (action) => {
    const sum = action.kind === 'treasure-chamber:buy' ? roomPrice() : undefined;
    return sum === undefined ? null : { sum, exact: false };
  },
} satisfies WebModule;
