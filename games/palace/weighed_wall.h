// Of the longest outer walls the one that bears most: for pieces that stand on walls (guards).
#pragma once
#include "games/palace/palace.h"

namespace comares::palace {

// weight[s]: tiles that bear something on side s, a bit each (see TileSet in pieces.h).
struct WallLoad {
  const u64* tiles[4];
  bool bears(TileId t, Side s) const { return t < kMaxTiles && tiles[s][t / 64] >> t % 64 & 1; }
};

// How much the longest wall bears; of several as long, the one that bears most (red-palace R23). `out`, if wanted: the
// segments of that wall, in no order.
int load_of_longest_wall(ConstRef, const WallLoad&, Wall* out);

}  // namespace comares::palace
