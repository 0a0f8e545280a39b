import { listWords, t } from '../../../i18n/say';
import { wordsOf } from '../../registry.svelte';
import type { Words } from './en';
import type { Falcon } from './falcons';

export const m = wordsOf<keyof Words>('alhambra/falconers');

/** A falcon in words: its colour and the types it asks for. */
export const label = (key: 'name' | 'tip', falcon: Falcon): string =>
  m(key, {
    colour: m(`colour.${falcon.colour}`),
    types: listWords(falcon.types.map((k) => t(`kind.${k}`))),
  });
