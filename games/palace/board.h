// Inside of the palace library: what its algorithms work on.
// A board has the layers of a palace on one of the grids, and its first column and row (left, top).
// Board looks at those a Palace keeps; WideBoard is the large one, built from Pieces when it is needed. A palace with
// half tiles is looked at as a HalvedBoard, so that the others pay for half tiles with no more than one test.
#pragma once
#include "games/palace/palace.h"

namespace comares::palace {

struct WideBoard : Layers<WideBits> {
  static constexpr bool kHalves = true;
  WideBits half;  // cells of half tiles; not in `site`
  int left, top;
  i8 min_x, max_x, min_y, max_y;
  u8 flags;
};
void load(const ConstRef&, WideBoard&);

template <class Grid>
struct Board {
  static constexpr bool kHalves = false;
  const Grid &filled, &ground;
  const Grid (&wall)[4];
  const Grid& site;
  int left, top;
  u8 flags;

  Board(const Layers<Grid>& on, const Palace& p)
      : filled(on.filled), ground(on.ground), wall(on.wall), site(on.site), left(p.left), top(p.top), flags(p.flags) {}
};

template <class Grid>
struct HalvedBoard {
  static constexpr bool kHalves = true;
  const Grid &filled, &ground;
  const Grid (&wall)[4];
  Grid site, half;
  int left, top;
  u8 flags;

  HalvedBoard(const Layers<Grid>& on, const Palace& p)
      : filled(on.filled),
        ground(on.ground),
        wall(on.wall),
        site(on.site - on.filled),
        half(on.site & on.filled),
        left(p.left),
        top(p.top),
        flags(p.flags) {}
};

template <class Board>
using GridOf = std::remove_cvref_t<decltype(Board::filled)>;

// Runs one algorithm on whichever board this palace needs. The large board and those with half tiles stay out of the
// way of the others: their code is not to cost the usual case registers and stack.
template <class F>
[[gnu::noinline]] auto on_wide_board(const ConstRef& r, const F& f) {
  WideBoard wide;
  load(r, wide);
  return f(wide);
}
template <class F>
[[gnu::noinline]] auto on_odd_board(const ConstRef& r, const F& f) {
  if (r.palace.flags & kLarge) return on_wide_board(r, f);
  if (r.palace.flags & kTight) return f(HalvedBoard(r.palace.tight, r.palace));
  return f(HalvedBoard(r.palace.roomy, r.palace));
}
template <class F>
[[gnu::always_inline]] inline auto on_board(const ConstRef& r, const F& f) {
  if (r.palace.flags & (kLarge | kHasHalves)) [[unlikely]]
    return on_odd_board(r, f);
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

// Tiles that reach all along their side S: all but half tiles without a leg there.
template <Side S, class Board>
inline GridOf<Board> lining(const Board& b) {
  if constexpr (Board::kHalves) return b.filled - (b.half & b.wall[S]);
  else return b.filled;
}
// … and can be walked on.
template <Side S, class Board>
inline GridOf<Board> ground_lining(const Board& b) {
  if constexpr (Board::kHalves) return b.ground - (b.half & b.wall[S]);
  else return b.ground;
}
// Tiles with a wall, or bastion, on their side S.
template <Side S, class Board>
inline GridOf<Board> walled(const Board& b) {
  if constexpr (Board::kHalves) return b.wall[S] - b.half;
  else return b.wall[S];
}
// Is there a tile in cell p that reaches all along that side of it?
template <class Board>
inline bool lines(const Board& b, int p, int side) {
  if constexpr (Board::kHalves)
    if (b.half.test(p) && b.wall[side].test(p)) return false;
  return b.filled.test(p);
}
template <class Board>
inline bool is_half(const Board& b, int p) {
  if constexpr (Board::kHalves) return b.half.test(p);
  else return false;
}

// What stands in a cell of `wall` for a tile with these sides.
constexpr u8 wall_bits(u8 sides) {
  return static_cast<u8>(sides & kHalfTile ? kAllSides & ~legs_of(sides) : sides & kAllSides);
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
  if (is_half(b, p))
    for (const Corner c : {kNorthWest, kNorthEast, kSouthEast, kSouthWest})
      if (wall_bits(half_tile(c)) == sides) return half_tile(c);
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

// The same with half tiles (watchtowers.4.5). Something laid closes no hole exactly if what it touches of the tiles
// there, point by point along its border, hangs together. A tile beyond touches a corner unless it is half of one,
// with its right angle in the opposite corner.
template <class G>
struct Touch {
  G side[4];    // cells that have a tile along that side
  G corner[4];  // … a tile at that corner
};
template <class Board>
inline Touch<GridOf<Board>> touched(const Board& b) {
  using G = GridOf<Board>;
  const G &filled = b.filled, &half = b.half;
  // Half tiles that leave a corner of their cell free have no leg on the sides that meet there.
  const G nw = filled - (half & b.wall[kNorth] & b.wall[kWest]), ne = filled - (half & b.wall[kNorth] & b.wall[kEast]),
          se = filled - (half & b.wall[kSouth] & b.wall[kEast]), sw = filled - (half & b.wall[kSouth] & b.wall[kWest]);
  const G in_north[2] = {at<kNorth>(sw), at<kNorth>(se)}, in_south[2] = {at<kSouth>(nw), at<kSouth>(ne)};
  return {
      {at<kNorth>(lining<kSouth>(b)), at<kEast>(lining<kWest>(b)), at<kSouth>(lining<kNorth>(b)),
       at<kWest>(lining<kEast>(b))},
      {in_north[0] | at<kWest>(ne) | at<kWest>(at<kNorth>(se)), in_north[1] | at<kEast>(nw) | at<kEast>(at<kNorth>(sw)),
       in_south[1] | at<kEast>(sw) | at<kEast>(at<kSouth>(nw)),
       in_south[0] | at<kWest>(se) | at<kWest>(at<kSouth>(ne))}};
}
// Cells in which one run begins along this row of parts, or several.
template <class G>
struct Runs {
  G once, again;
};
template <class G, std::size_t kParts>
inline Runs<G> runs(const G (&part)[kParts]) {
  G once = G::none(), again = G::none();
  for (std::size_t i = 1; i < kParts; ++i) {
    const G rise = part[i] - part[i - 1];
    again |= once & rise;
    once |= rise;
  }
  return {once, again};
}
template <class Board>
inline GridOf<Board> sites_beside_halves(const Board& b) {
  using G = GridOf<Board>;
  const Touch<G> t = touched(b);
  const G ring[9] = {t.side[3],   t.corner[0], t.side[0],   t.corner[1], t.side[1],
                     t.corner[2], t.side[2],   t.corner[3], t.side[3]};
  const auto [once, again] = runs(ring);
  return once - again - b.filled;
}
// The same for a half tile, whose long side touches nothing but at its ends. It may touch nothing at all.
template <class Board>
inline GridOf<Board> half_sites(const Board& b, const Touch<GridOf<Board>>& t, Corner c) {
  using G = GridOf<Board>;
  // Clockwise: the right angle in the NW has its legs on the sides W and N.
  const G row[6] = {G::none(), t.corner[(c + 3) & 3], t.side[(c + 3) & 3], t.corner[c],
                    t.side[c], t.corner[(c + 1) & 3]};
  return G::all_if(true) - runs(row).again - b.filled;
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
  way[kEast] = (b.ground - b.wall[kEast]) & at<kEast>(ground_lining<kWest>(b));
  way[kSouth] = (b.ground - b.wall[kSouth]) & at<kSouth>(ground_lining<kNorth>(b));
  for_passages(b, r, [&](int p, int side) {
    const int q = p + step<G>(side);
    if (side == kEast || side == kWest) way[kEast].set(side == kEast ? p : q);
    else way[kSouth].set(side == kSouth ? p : q);
  });
  way[kWest] = at<kWest>(way[kEast]);
  way[kNorth] = at<kNorth>(way[kSouth]);
}

}  // namespace comares::palace
