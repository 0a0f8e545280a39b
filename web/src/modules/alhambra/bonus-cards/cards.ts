// A player's bonus cards, and the tile on each.

import type { CardId, Seat, TileId, View } from '../../../state/types';
import { list, num, ofPlayer } from '../../read';

export interface BonusCards {
  open: CardId[];
  hand: CardId[];
  count: number;
}
export function cardsOf(view: View, seat: Seat): BonusCards {
  const own = ofPlayer(view, seat, 'bonus-cards');
  const hand = list(own['hand']).length > 0 ? list(own['hand']) : list(own['known']);
  return { open: list(own['open']), hand, count: num(own['hand']) ?? list(own['hand']).length };
}
export const tileOf = (card: CardId): TileId => card.replace(/^bonus-/, '');
