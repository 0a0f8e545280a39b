// What is printed on bazaars, and what they cost now.

import { facts } from '../../../state/facts.svelte';
import { isKind, isMoney, parseTile } from '../../../state/notation';
import type { Kind, MoneyKind, View } from '../../../state/types';
import { list, obj } from '../../read';

export function printed(id: string): { money: MoneyKind | null; types: Kind[] } {
  const face = obj(obj(facts().modules['bazaars'])[id]);
  const money = typeof face['currency'] === 'string' ? face['currency'] : '';
  return { money: isMoney(money) ? money : null, types: list(face['types']).filter(isKind) };
}

/** The price of the tile on the place of its currency; null while that is empty. */
export function priceOf(view: View, id: string): number | null {
  const slot = facts().slots.findIndex((money) => money === printed(id).money);
  const tile = view.market[slot];
  return tile ? parseTile(tile).price : null;
}
