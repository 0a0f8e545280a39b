// What a placed tile shows as walls: printed ones, or as turned, plus wooden ones. A camp has bastions, no walls.

import type { WalledTile } from '../art/walls';
import { parseSides, parseTile } from '../state/notation';
import type { PlacedTile } from '../state/types';

export function placedWalls(placed: PlacedTile): WalledTile {
  const tile = parseTile(placed.tile);
  const printed = tile.family === 'camp' ? [] : placed.walls === undefined ? tile.walls : parseSides(placed.walls);
  const added = parseSides(placed.walls_added);
  return { at: placed.at, walls: [...printed, ...added.filter((s) => !printed.includes(s))] };
}
