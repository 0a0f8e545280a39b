// Which tiles may be taken away: base.4 (a side cell is empty, the rest stays reachable on foot),
// camps.4 (no outwork loses its last wall), nothing under a passage moves, nor does a half tile.
// Who may not go is found from the faces of the walking graph: in a connected plane graph a tile
// holds others together exactly if one face runs past it twice. Faces of four tiles (a 2×2 block
// with open borders) never do and are seen bit by bit; only longer ones are walked along.
#pragma once
#include "games/palace/board.h"

namespace comares::palace {

template <class G>
struct Faces {
  G way[4];
  G block;    // blocks of four, named by their north-western tile
  G bend[4];  // one may leave the tile over that side, and the face on the right hand is no block
  G twice;    // tiles with several bends: no other tile can hold any together
};
template <class Board>
inline Faces<GridOf<Board>> faces(const Board& b, const ConstRef& r) {
  using G = GridOf<Board>;
  Faces<G> f;
  ways(b, r, f.way);
  f.block = f.way[kEast] & f.way[kSouth] & at<kEast>(f.way[kSouth]) & at<kSouth>(f.way[kEast]);
  const G west = at<kWest>(f.block);
  f.bend[kNorth] = f.way[kNorth] - at<kNorth>(f.block);
  f.bend[kEast] = f.way[kEast] - f.block;
  f.bend[kSouth] = f.way[kSouth] - west;
  f.bend[kWest] = f.way[kWest] - at<kNorth>(west);
  f.twice = (f.bend[0] & f.bend[1]) | (f.bend[2] & f.bend[3]) | ((f.bend[0] | f.bend[1]) & (f.bend[2] | f.bend[3]));
  return f;
}

// Tiles whose loss would cut another tile off from the fountain.
template <class Board>
inline GridOf<Board> holding(const Board& b, const ConstRef& r, const GridOf<Board>& wanted) {
  using G = GridOf<Board>;
  auto [way, block, bend, twice] = faces(b, r);
  if ((twice & wanted).none_set()) return G::none();
  // Euler: as many blocks as there are independent cycles means no other face but the outer one.
  const int cycles = way[kEast].count() + way[kSouth].count() - b.ground.count() + 1;
  if (cycles == block.count()) return twice;

  G held = G::none();
  for (int first = 0; first < 4; ++first) {
    while (bend[first].any()) {
      const int start = bend[first].first();
      G seen = G::none();
      int p = start, s = first;
      do {
        bend[s].reset(p);
        if (seen.test(p)) held.set(p);
        seen.set(p);
        p += step<G>(s);
        s = (s + 1) & 3;  // keep to the right: right turn, ahead, left turn, back
        while (!way[s].test(p)) s = (s + 3) & 3;
      } while (p != start || s != first);
    }
  }
  return held;
}

template <Side S, class Board>
inline void take_support(const Board& b, GridOf<Board> (&support)[4], GridOf<Board>& once, GridOf<Board>& again) {
  support[S] = (b.wall[S] - b.ground) & at<S>(b.ground & b.wall[opposite(S)]);
  again |= once & support[S];
  once |= support[S];
}

// Tiles with the only wall of some outwork.
template <class Board>
inline GridOf<Board> bearing(const Board& b) {
  using G = GridOf<Board>;
  G support[4], once = G::none(), again = G::none();
  take_support<kNorth>(b, support, once, again);
  take_support<kEast>(b, support, once, again);
  take_support<kSouth>(b, support, once, again);
  take_support<kWest>(b, support, once, again);
  return at<kSouth>(support[kNorth] - again) | at<kWest>(support[kEast] - again) | at<kNorth>(support[kSouth] - again) |
         at<kEast>(support[kWest] - again);
}

template <class Board>
inline GridOf<Board> enclosed(const Board& b) {
  return b.filled & at<kNorth>(lining<kSouth>(b)) & at<kEast>(lining<kWest>(b)) & at<kSouth>(lining<kNorth>(b)) &
         at<kWest>(lining<kEast>(b));
}

// Those that may go unless they hold others together.
template <class Board>
inline GridOf<Board> loose_tiles(const Board& b, const ConstRef& r) {
  auto tiles = b.filled - enclosed(b);
  drop_fountain(b, tiles);
  if constexpr (Board::kHalves) tiles -= b.half;
  if (r.pieces.passage_count) tiles -= under_passages(b, r);
  if (b.flags & kHasOutworks) tiles -= bearing(b);
  return tiles;
}

template <class Board>
inline GridOf<Board> free_tiles(const Board& b, const ConstRef& r) {
  const auto tiles = loose_tiles(b, r);
  return tiles - holding(b, r, tiles);
}

}  // namespace comares::palace
