// Inside of the palace library: what its algorithms work on.
// A board has the layers of a palace on one of the grids, and its first column and row (left, top).
// Board looks at those a Palace keeps; WideBoard is the large one, built from Pieces when it is needed.
#pragma once
#include "games/palace/palace.h"

namespace comares::palace {

struct WideBoard : Layers<WideBits> {
  int left, top;
  i8 min_x, max_x, min_y, max_y;
  u8 flags;
};
void load(const ConstRef&, WideBoard&);

template <class Grid>
struct Board {
  const Grid &filled, &ground;
  const Grid (&wall)[4];
  const Grid& site;
  int left, top;
  u8 flags;

  Board(const Layers<Grid>& on, const Palace& p)
      : filled(on.filled), ground(on.ground), wall(on.wall), site(on.site), left(p.left), top(p.top), flags(p.flags) {}
};

template <class Board>
using GridOf = std::remove_cvref_t<decltype(Board::filled)>;

// Runs one algorithm on whichever board this palace needs. The large board stays out of the way of
// the small one: its code is not to cost the usual case registers and stack.
template <class F>
[[gnu::noinline]] auto on_wide_board(const ConstRef& r, const F& f) {
  WideBoard wide;
  load(r, wide);
  return f(wide);
}
template <class F>
[[gnu::always_inline]] inline auto on_board(const ConstRef& r, const F& f) {
  if (r.palace.flags & kLarge) [[unlikely]]
    return on_wide_board(r, f);
  if (r.palace.flags & kTight) return f(Board(r.palace.tight, r.palace));
  return f(Board(r.palace.roomy, r.palace));
}

// Cells whose neighbour on side S is in g.
template <Side S, class G>
inline G at(const G& g) {
  if constexpr (S == kNorth) return g.to_south();
  if constexpr (S == kEast) return g.to_west();
  if constexpr (S == kSouth) return g.to_north();
  if constexpr (S == kWest) return g.to_east();
}

// Step of the index towards a side.
template <class G>
constexpr int step(int s) {
  constexpr int by[4] = {-G::kWidth, 1, G::kWidth, -1};
  return by[s];
}

template <class Board>
inline Cell cell_of(const Board& b, int p) {
  constexpr int width = GridOf<Board>::kWidth;
  return {static_cast<i8>(b.left + p % width), static_cast<i8>(b.top + p / width)};
}
// −1 outside the board.
template <class Board>
inline int index_of(const Board& b, Cell c) {
  constexpr unsigned width = GridOf<Board>::kWidth;
  const unsigned x = static_cast<unsigned>(c.x - b.left), y = static_cast<unsigned>(c.y - b.top);
  return x < width && y < width ? static_cast<int>(y * width + x) : -1;
}

// The fountain is off the board only in a palace from outside that is wider than any lawful one.
template <class Board>
inline void drop_fountain(const Board& b, GridOf<Board>& cells) {
  if (const int p = index_of(b, {0, 0}); p >= 0) cells.reset(p);
}

template <class Board, class F>
inline void for_cells(const Board& b, const GridOf<Board>& g, F f) {
  g.for_each([&](int p) { f(cell_of(b, p)); });
}
template <class Board>
inline void list(const Board& b, const GridOf<Board>& g, Cells& out) {
  out.clear();
  if constexpr (std::is_same_v<GridOf<Board>, TightBits>) {
    // Four at a time, whatever their number: no branch depends on the last few.
    Cell* place = out.begin();
    u64 left = g.w;
    do {
      for (int i = 0; i < 4; ++i, left &= left - 1) *place++ = cell_of(b, std::countr_zero(left | u64{1} << 63));
    } while (left);
    out.count = static_cast<Cells::Count>(g.count());
  } else {
    for_cells(b, g, [&](Cell c) { out.push_back(c); });
  }
}

template <class Grid>
inline void put_piece(Layers<Grid>& b, int p, u8 sides) {
  b.filled.set(p);
  b.ground.put(p, !(sides & kOutwork));
  for (int s = 0; s < 4; ++s) b.wall[s].put(p, (sides >> s) & 1);
}

template <class Board>
inline u8 sides_on(const Board& b, int p) {
  u8 sides = b.filled.test(p) && !b.ground.test(p) ? kOutwork : 0;
  for (int s = 0; s < 4; ++s) sides |= static_cast<u8>(b.wall[s].test(p) << s);
  return sides;
}

// Empty cells with a tile beside them whose eight neighbours, read in a circle, form one run of
// tiles: filling such a cell closes no hole, filling any other one does (base.4, consequences).
template <class G>
inline G sites(const G& filled) {
  const G n = at<kNorth>(filled), e = at<kEast>(filled), s = at<kSouth>(filled), w = at<kWest>(filled);
  const G ring[9] = {n, at<kNorth>(e), e, at<kSouth>(e), s, at<kSouth>(w), w, at<kNorth>(w), n};
  G once = ring[1] - ring[0], again = G::none();
  for (int i = 1; i < 8; ++i) {
    const G rise = ring[i + 1] - ring[i];
    again |= once & rise;
    once |= rise;
  }
  return ((once - again) & (n | e | s | w)) - filled;
}

// Calls f(p, side) for this owner's passages whose two tiles are on the board.
template <class Board, class F>
inline void for_passages(const Board& b, const ConstRef& r, F f) {
  for (int i = 0; i < r.pieces.passage_count; ++i) {
    const Passage& way = r.pieces.passages[i];
    if (way.owner != r.owner) continue;
    const int p = index_of(b, way.cell);
    const int q = p + step<GridOf<Board>>(way.side & 3);
    if (p >= 0 && b.ground.test(p) && b.ground.test(q)) f(p, way.side & 3);
  }
}
template <class Board>
inline GridOf<Board> under_passages(const Board& b, const ConstRef& r) {
  auto under = GridOf<Board>::none();
  for_passages(b, r, [&](int p, int side) {
    under.set(p);
    under.set(p + step<GridOf<Board>>(side));
  });
  return under;
}

// way[s]: tiles from which one can walk to the neighbour on side s.
template <class Board>
inline void ways(const Board& b, const ConstRef& r, GridOf<Board> (&way)[4]) {
  using G = GridOf<Board>;
  way[kEast] = (b.ground - b.wall[kEast]) & at<kEast>(b.ground);
  way[kSouth] = (b.ground - b.wall[kSouth]) & at<kSouth>(b.ground);
  for_passages(b, r, [&](int p, int side) {
    const int q = p + step<G>(side);
    if (side == kEast || side == kWest) way[kEast].set(side == kEast ? p : q);
    else way[kSouth].set(side == kSouth ? p : q);
  });
  way[kWest] = at<kWest>(way[kEast]);
  way[kNorth] = at<kNorth>(way[kSouth]);
}

}  // namespace comares::palace
