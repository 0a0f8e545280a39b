// What the cards show, as the server's facts tell it.

import { facts } from '../../../state/facts.svelte';
import { parseSides } from '../../../state/notation';
import type { Side } from '../../../state/types';
import { obj } from '../../read';

export function sidesOf(card: string): Side[] {
  const shown = obj(facts().modules['city-walls'])[card];
  return typeof shown === 'string' ? parseSides(shown) : [];
}

const LINE: Record<Side, string> = { N: 'M14 14h72', E: 'M86 14v72', S: 'M14 86h72', W: 'M14 14v72' };
/** Where on a tile the walls of a card would stand: an SVG path in 100 × 100. */
export const signOf = (card: string): string =>
  sidesOf(card)
    .map((s) => LINE[s])
    .join('');
