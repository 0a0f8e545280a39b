// What a placed tile shows as walls: printed ones, or as turned, plus those added.

import { cornerOf, type WalledTile } from '../art/walls';
import { parseSides, parseTile } from '../state/notation';
import type { PlacedTile } from '../state/types';

export function placedWalls(placed: PlacedTile): WalledTile {
  const printed = placed.walls === undefined ? parseTile(placed.tile).walls : parseSides(placed.walls);
  const piece = typeof placed['wall_piece'] === 'string' ? placed['wall_piece'] : '';
  const added = parseSides((placed.walls_added ?? '') + piece);
  return {
    at: placed.at,
    walls: [...printed, ...added.filter((s) => !printed.includes(s))],
    half: cornerOf(placed.corner),
  };
}
