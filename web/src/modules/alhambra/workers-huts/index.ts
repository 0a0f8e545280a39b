// The Workers' Huts: six stacks of free tiles beside the market.

import { tileWords } from '../../../i18n/say';
import type { WebModule } from '../../types';
import de from './de?data';
import en from './en?data';
import Hut from './Hut.svelte';
import nl from './nl?data';
import Stacks from './Stacks.svelte';
import { stacksOf } from './stacks';
import Take from './Take.svelte';

export default {
  words: { en, nl, de },
  faces: { hut: { art: Hut } },
  market: Stacks,
  actions: { take: Take },
  holes: (action, view) => ({
    tile: tileWords(stacksOf(view).find((s) => s.kind === action['type'])?.top ?? ''),
  }),
} satisfies WebModule;
