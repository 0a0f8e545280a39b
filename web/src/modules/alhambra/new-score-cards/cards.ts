// Score cards: which lies where, and what is printed on them.

import { facts, prizesOf } from '../../../state/facts.svelte';
import { isKind } from '../../../state/notation';
import { KINDS, type Kind, type View } from '../../../state/types';
import { list, obj, ofTable } from '../../read';
import { m } from './say';

/** The cards of the three scorings. */
export const cardsOf = (view: View): string[] => list(ofTable(view, 'new-score-cards')['cards']);
/** The kinds in the order of a card, that with the fewest points first. */
export const orderOf = (card: string): Kind[] => list(obj(facts().modules['new-score-cards'])[card]).filter(isKind);
/** What the first gets for the kind in this place: as much as for the kind there in the basic table. */
export const firstPrize = (place: number, scoring: number): number => {
  const kind = KINDS[place];
  return (kind && prizesOf(kind, scoring)[0]) ?? 0;
};
export function nameOf(id: string): string | null {
  const n = /^score-card-(\d+)$/.exec(id)?.[1];
  return n === undefined ? null : m('card.score-card', { n });
}
