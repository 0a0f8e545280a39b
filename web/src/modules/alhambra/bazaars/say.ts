import { listWords, t } from '../../../i18n/say';
import { wordsOf } from '../../registry.svelte';
import { printed } from './bazaars';
import type { Words } from './en';

export const m = wordsOf<keyof Words>('alhambra/bazaars');

/** A bazaar in words: with its currency, or also with its types. */
export function words(id: string, key: 'name' | 'full' | 'tip'): string | null {
  const { money, types } = printed(id);
  return money && m(key, { money: t(`money.${money}`), types: listWords(types.map((k) => t(`kind.${k}`))) });
}
