// Tiles that modules mix into the bag, for the overview of what is left.

import type { TileId } from '../state/types';

const IN_BAG: Readonly<Record<string, readonly TileId[]>> = {
  camps: ['camp-n', 'camp-e', 'camp-s', 'camp-w', 'camp-ne', 'camp-es', 'camp-sw', 'camp-nw'],
};
export const bagTiles = (modules: readonly string[]): TileId[] => modules.flatMap((slug) => IN_BAG[slug] ?? []);
