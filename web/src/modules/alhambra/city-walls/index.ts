// The City Walls: open cards beside the market; wooden walls on tiles, on the fountain and on the reserve.

import { t, listWords } from '../../../i18n/say';
import type { WebModule } from '../../types';
import Card from './Card.svelte';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import OnTile from './OnTile.svelte';
import Open from './Open.svelte';
import { m } from './say';
import { sidesOf, signOf } from './wood';

function nameOf(id: string): string | null {
  const sides = sidesOf(id);
  return sides.length > 0 ? m('card.wall', { sides: listWords(sides.map((s) => t(`side.${s}`))) }) : null;
}

export default {
  words: { en, nl, de },
  faces: { wall: { art: Card } },
  market: Open,
  onTile: { keys: ['walls_added'], art: OnTile },
  places: { build: { on: 'tile', sign: (action) => signOf(String(action['card'])) } },
  names: nameOf,
} satisfies WebModule;
