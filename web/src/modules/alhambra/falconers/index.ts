// The Falconers: falcons beside the market, and on the points of a palace where four tiles meet.

import { listWords, t } from '../../../i18n/say';
import type { WebModule } from '../../types';
import de from './de?data';
import en from './en?data';
import { falcons } from './falcons';
import Ground from './Ground.svelte';
import nl from './nl?data';
import Owned from './Owned.svelte';
import Printed from './Printed.svelte';
import { label } from './say';
import Supply from './Supply.svelte';

const find = (id: unknown) => falcons().find((f) => f.id === id);

export default {
  words: { en, nl, de },
  market: Supply,
  player: Owned,
  onGround: Ground,
  places: { buy: { on: 'corner', sign: () => 'M50 38v24M38 50h24' } },
  printed: { art: Printed },
  names: (id) => {
    const falcon = find(id);
    return falcon ? label('name', falcon) : null;
  },
  holes: (action) => ({
    types: listWords((find(action['falcon'])?.types ?? []).map((k) => t(`kind.${k}`))),
  }),
} satisfies WebModule;
