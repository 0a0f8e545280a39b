// Words of the dice games in the reader's language, and the board in words for those who do not see it.

import { speaker } from '../i18n/book';
import { listWords, t, tileName } from '../i18n/say';
import type { Kind } from '../state/types';
import type { Chip, DiceView, Owner } from './types';

export const d = speaker('dice');

const key = (chip: Chip): 'number' | Exclude<Chip, number> => (typeof chip === 'number' ? 'number' : chip);
export const chipTitle = (chip: Chip): string => d(`name.${key(chip)}`, { n: Number(chip) });
export const chipName = (chip: Chip): string => d(`chip.${key(chip)}`, { n: Number(chip) });

const who = (owner: Owner, names: readonly string[]): string =>
  owner === 'dirk' ? t('table.dirk') : (names[owner] ?? '');

/** Building track, or tiles, and the bonus field of a column. */
export function trackWords(view: DiceView, kind: Kind, names: readonly string[]): string {
  const chip = view.bonus[kind];
  const bonus = chip ? d('bonus', { chip: chipName(chip) }) : '';
  if (view.columns) {
    const tiles = view.columns[kind] ?? [];
    return [tiles.length > 0 ? d('tiles', { tiles: listWords(tiles.map(tileName)) }) : '', bonus]
      .filter(Boolean)
      .join(' ');
  }
  const fields = Object.entries(view.tracks?.[kind] ?? {}).sort((a, b) => Number(b[0]) - Number(a[0]));
  const piles = fields.map(([n, pile]) => d('track.field', { n, names: listWords(pile.map((o) => who(o, names))) }));
  return [...(piles.length > 0 ? piles : [d('track.none')]), bonus].filter(Boolean).join(' ');
}

export function areaWords(view: DiceView, kind: Kind, names: readonly string[]): string {
  const stones = Object.entries(view.area[kind] ?? {});
  if (stones.length === 0) return d('area.none');
  return stones
    .map(([at, owner]) =>
      d('area.stone', { line: at.split(',')[0] ?? '', field: at.split(',')[1] ?? '', name: who(owner, names) }),
    )
    .join(' ');
}
