// Invasions and scouts as a view tells of them.

import { t } from '../../../i18n/say';
import { isKind } from '../../../state/notation';
import { SIDES, type Kind, type Side, type View } from '../../../state/types';
import { list, num, ofTable } from '../../read';
import { m } from './say';

/** Where the army of 'invasion-n' comes from. */
export const sideOf = (id: string): Side | null =>
  id.startsWith('invasion-') ? (SIDES.find((s) => s === id.slice(9).toUpperCase()) ?? null) : null;
/** The kind of 'scout-tower'. */
export function kindOf(id: string): Kind | null {
  const kind = id.replace(/^scout-/, '');
  return id !== kind && isKind(kind) ? kind : null;
}

export const scoutsOf = (view: View): string[] => list(ofTable(view, 'invaders')['scouts']);
/** The card on top of the pile, for who may see it; '': a pile nobody knows; null: no more invasions. */
export function nextInvasion(view: View): string | null {
  const own = ofTable(view, 'invaders');
  if ((num(own['pile_count']) ?? 0) === 0 || view.scorings_done >= 3) return null;
  return typeof own['top'] === 'string' ? own['top'] : '';
}

export function nameOf(id: string): string | null {
  const kind = kindOf(id);
  return kind && m('card.scout', { type: t(`kind.${kind}`) });
}
