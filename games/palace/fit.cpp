// Where a tile may be laid, and which tiles it may take the place of: lists, and one cell's answer.
#include "games/palace/fitting.h"

namespace comares::palace {
namespace {

// One cell's borders: how a tile with `sides` would meet its neighbours there.
struct Meeting {
  bool beside, match, borne;
  u8 doubled;  // sides where two walls of ground would meet
};
template <class Board>
inline Meeting meet(const Board& b, int p, u8 sides) {
  Meeting m{false, true, false, 0};
  for (int s = 0; s < 4; ++s) {
    const int q = p + step<GridOf<Board>>(s);
    if (!b.filled.test(q)) continue;
    m.beside = true;
    if (is_half(b, q) && sides & kOutwork) m.match = false;
    if (!lines(b, q, s ^ 2)) continue;
    const bool ground = b.ground.test(q), facing = b.wall[s ^ 2].test(q), own = (sides >> s) & 1;
    if (sides & kOutwork) {
      m.match &= own ? ground && facing : !ground && !facing;
      m.borne |= own && ground && facing;
    } else {
      m.match &= own ? facing : ground && !facing;
      m.borne |= !own && ground && !facing;
      if (own && ground && facing) m.doubled |= static_cast<u8>(1u << s);
    }
  }
  return m;
}

template <class Board>
inline Fit try_add(const Board& b, u8 sides, Cell c, u8* doubled) {
  using G = GridOf<Board>;
  const int p = index_of(b, c);
  if (p < 0) return Fit::kNotBeside;
  // On one word all cells cost less than the branches for one.
  if constexpr (std::is_same_v<G, TightBits>)
    if (!doubled && places(b, sides).test(p)) return Fit::kOk;
  if (b.filled.test(p)) return Fit::kOccupied;
  const Meeting m = meet(b, p, sides);
  if (!m.beside) return Fit::kNotBeside;
  if constexpr (std::is_same_v<G, WideBits>)
    if (too_wide(b, c)) return Fit::kTooWide;
  if (!m.match) return Fit::kEdge;
  if (!b.site.test(p)) return Fit::kHole;
  if (doubled) *doubled = m.doubled;
  if (!m.borne) return sides & kOutwork ? Fit::kCampWall : Fit::kOnFoot;
  return Fit::kOk;
}

template <class Board>
Fit try_half(const Board& b, u8 sides, Cell c) {
  const int p = index_of(b, c);
  if (p < 0) return Fit::kNotBeside;
  if (b.filled.test(p)) return Fit::kOccupied;
  bool borders_fit = true, beside = false, borne = false;
  for (int s = 0; s < 4; ++s) {
    const int q = p + step<GridOf<Board>>(s);
    if (!b.filled.test(q)) continue;
    beside = true;
    borders_fit &= b.ground.test(q);
    if (!(legs_of(sides) >> s & 1) || !lines(b, q, s ^ 2)) continue;
    const bool open = b.ground.test(q) && (is_half(b, q) || !b.wall[s ^ 2].test(q));
    borders_fit &= open;
    borne |= open;
  }
  if (!beside) return Fit::kNotBeside;
  if constexpr (std::is_same_v<Board, WideBoard>)
    if (too_wide(b, c)) return Fit::kTooWide;
  if (!borders_fit) return Fit::kEdge;
  if (!half_sites(b, touched(b), corner_of(sides)).test(p)) return Fit::kHole;
  return borne ? Fit::kOk : Fit::kOnFoot;
}

}  // namespace

Fit can_add(ConstRef r, u8 sides, Cell c) {
  if (sides & kHalfTile) [[unlikely]]
    return on_odd_board(r, [&](const auto& b) { return try_half(b, sides, c); });
  return on_board(r, [&](const auto& b) { return try_add(b, sides, c, nullptr); });
}

void legal_cells(ConstRef r, u8 sides, Cells& out) {
  if (sides & kHalfTile) [[unlikely]]
    return on_odd_board(r, [&](const auto& b) { list(b, half_places(b, touched(b), sides), out); });
  on_board(r, [&](const auto& b) { list(b, places(b, sides), out); });
}

int count_legal_cells(ConstRef r, u8 sides) {
  if (sides & kHalfTile) [[unlikely]]
    return on_odd_board(r, [&](const auto& b) { return half_places(b, touched(b), sides).count(); });
  return on_board(r, [&](const auto& b) { return places(b, sides).count(); });
}

bool takes_half_tile(ConstRef r, std::span<const Cell> against) {
  return on_odd_board(r, [&](const auto& b) {
    using G = GridOf<std::remove_cvref_t<decltype(b)>>;
    G tiles = G::none();
    for (const Cell c : against) tiles.set(index_of(b, c));
    const G leg[4] = {at<kNorth>(tiles), at<kEast>(tiles), at<kSouth>(tiles), at<kWest>(tiles)};
    const Touch<G> touch = touched(b);
    for (const Corner c : {kNorthWest, kNorthEast, kSouthEast, kSouthWest}) {
      const G beside = leg[c] | leg[(c + 3) & 3];  // as legs_of: in the north-west north and west
      if ((half_places(b, touch, half_tile(c)) & beside).any()) return true;
    }
    return false;
  });
}

namespace {

// Square tiles that can be walked on.
template <class Board>
GridOf<Board> square_ground(const Board& b) {
  if constexpr (Board::kHalves) return b.ground - b.half;
  else return b.ground;
}

}  // namespace

void blocks_of_four(ConstRef r, Cells& out) {
  on_board(r, [&](const auto& b) {
    const auto square = square_ground(b), pairs = square & at<kEast>(square);
    list(b, pairs & at<kSouth>(pairs), out);
  });
}

void cells_beside_ground(ConstRef r, Cells& out) {
  on_board(r, [&](const auto& b) {
    const auto square = square_ground(b);
    list(b, (at<kNorth>(square) | at<kEast>(square) | at<kSouth>(square) | at<kWest>(square)) - b.filled, out);
  });
}

void cells_out_of_reach(ConstRef r, u8 sides, Cells& out) {
  on_board(r, [&](const auto& b) {
    const auto [bad, borne] = borders(b, sides);
    list(b, b.site - bad - borne, out);
  });
}

u8 double_walls(ConstRef r, u8 sides, Cell c) {
  return on_board(r, [&](const auto& b) {
    const int p = index_of(b, c);
    return p < 0 ? u8{0} : meet(b, p, sides).doubled;
  });
}

u8 passage_sides(ConstRef r, TileId id, u8 sides, Cell c) {
  if (sides & kHalfTile) return 0;
  u8 doubled = 0;
  const Fit fit = on_board(r, [&](const auto& b) { return try_add(b, sides, c, &doubled); });
  if (fit != Fit::kOnFoot) return 0;
  u8 out = 0;
  const u8 printed = printed_walls(r.pieces, id, sides) & doubled;
  for (const Side s : kEverySide)
    if (printed & bit(s) && printed_at(r, beside(c, s)) & bit(opposite(s))) out |= bit(s);
  return out;
}

Fit can_swap(ConstRef r, u8 sides, Cell c) {
  return on_board(r, [&](const auto& b) {
    const int p = index_of(b, c);
    if (p < 0 || !b.filled.test(p)) return Fit::kNothing;
    if (c == Cell{0, 0}) return Fit::kStays;
    if (is_half(b, p) || sides & kHalfTile) return Fit::kHalfStays;
    if (r.pieces.passage_count && under_passages(b, r).test(p)) return Fit::kPassage;
    if constexpr (std::is_same_v<GridOf<std::remove_cvref_t<decltype(b)>>, TightBits>) {
      const auto [bad, borne] = borders(b, sides);
      if ((borne - bad).test(p)) return Fit::kOk;
    }
    const Meeting m = meet(b, p, sides);
    if (!m.match) return Fit::kEdge;
    if (!m.borne) return sides & kOutwork ? Fit::kCampWall : Fit::kOnFoot;
    return Fit::kOk;
  });
}

u32 fitting_turns(ConstRef r, std::span<const u8> sides, Cell c) {
  return on_board(r, [&](const auto& b) {
    u32 fitting = 0;
    const int p = index_of(b, c);
    if (p < 0 || !b.filled.test(p) || is_half(b, p) || c == Cell{0, 0}) return fitting;
    if (r.pieces.passage_count && under_passages(b, r).test(p)) return fitting;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const Meeting m = meet(b, p, sides[i]);
      fitting |= u32{m.match && m.borne && !(sides[i] & kHalfTile)} << i;
    }
    return fitting;
  });
}

void swap_cells(ConstRef r, u8 sides, Cells& out) {
  if (sides & kHalfTile) return out.clear();
  on_board(r, [&](const auto& b) { list(b, Fitting(b, r)(sides).swap, out); });
}

}  // namespace comares::palace
