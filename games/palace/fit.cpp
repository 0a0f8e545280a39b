// Where a tile may be laid, and which tiles it may take the place of.
// A tile laid must match every border and be carried by at least one: an ordinary tile by an open
// border to ground (base.4.2), an outwork by a bastion on a wall (camps.4). In an exchange the old
// tile's borders were lawful, so matching all of them is enough; passages never move.
#include "games/palace/board.h"

namespace comares::palace {
namespace {

template <class G>
struct Borders {
  G bad;    // cells where some border would not match
  G borne;  // cells where some border would carry the tile
};

template <Side S, class Board>
inline void take_border(const Board& b, u8 sides, Borders<GridOf<Board>>& r) {
  using G = GridOf<Board>;
  const G& facing = b.wall[opposite(S)];
  G good, carries;
  if (sides & kOutwork) {
    // Bastion: a wall of ground. Green: another outwork's green side.
    good = sides & bit(S) ? b.ground & facing : b.filled - b.ground - facing;
    carries = sides & bit(S) ? good : G::none();
  } else {
    // No branch: the sides of successive tiles are as good as random.
    const G walled = G::all_if((sides >> S) & 1);
    good = (b.ground | walled) - (facing ^ walled);
    carries = good - walled;
  }
  r.bad |= at<S>(b.filled - good);
  r.borne |= at<S>(carries);
}

template <class Board>
inline Borders<GridOf<Board>> borders(const Board& b, u8 sides) {
  Borders<GridOf<Board>> r{GridOf<Board>::none(), GridOf<Board>::none()};
  take_border<kNorth>(b, sides, r);
  take_border<kEast>(b, sides, r);
  take_border<kSouth>(b, sides, r);
  take_border<kWest>(b, sides, r);
  return r;
}

inline bool too_wide(int min, int max, int v) {
  return (v > max ? v : max) - (v < min ? v : min) >= kMaxSpan;
}

template <class Board>
inline GridOf<Board> legal(const Board& b, u8 sides) {
  const auto r = borders(b, sides);
  auto cells = (b.site & r.borne) - r.bad;
  if constexpr (GridOf<Board>::kWidth == 64) {
    cells.for_each([&](int p) {
      const int x = b.left + p % 64, y = b.top + p / 64;
      if (too_wide(b.min_x, b.max_x, x) || too_wide(b.min_y, b.max_y, y)) cells.reset(p);
    });
  }
  return cells;
}

template <class Board>
inline GridOf<Board> swappable(const Board& b, const ConstRef& ref, u8 sides) {
  // An exchange of an outwork for an ordinary tile or the reverse is never lawful: the old tile's
  // borders are all walled (outwork) or include an open one (ordinary tile).
  auto cells = (sides & kOutwork ? b.filled - b.ground : b.ground) - borders(b, sides).bad;
  if (ref.pieces.passage_count) cells -= under_passages(b, ref);
  drop_fountain(b, cells);
  return cells;
}

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
  const int p = index_of(b, c);
  if (p < 0) return Fit::kNotBeside;
  if (b.filled.test(p)) return Fit::kOccupied;
  const Meeting m = meet(b, p, sides);
  if (!m.beside) return Fit::kNotBeside;
  if (too_wide(b.min_x, b.max_x, c.x) || too_wide(b.min_y, b.max_y, c.y)) return Fit::kTooWide;
  if (!m.match) return Fit::kEdge;
  if (!b.site.test(p)) return Fit::kHole;
  if (doubled) *doubled = m.doubled;
  if (!m.borne) return sides & kOutwork ? Fit::kCampWall : Fit::kOnFoot;
  return Fit::kOk;
}

}  // namespace

Fit can_add(ConstRef r, u8 sides, Cell c) {
  return on_board(r, [&](const auto& b) { return try_add(b, sides, c, nullptr); });
}

void legal_cells(ConstRef r, u8 sides, Cells& out) {
  on_board(r, [&](const auto& b) { list(b, legal(b, sides), out); });
}

int count_legal_cells(ConstRef r, u8 sides) {
  return on_board(r, [&](const auto& b) { return legal(b, sides).count(); });
}

u8 passage_sides(ConstRef r, u8 sides, Cell c) {
  u8 doubled = 0;
  const Fit fit = on_board(r, [&](const auto& b) { return try_add(b, sides, c, &doubled); });
  return fit == Fit::kOnFoot ? doubled : u8{0};
}

Fit can_swap(ConstRef r, u8 sides, Cell c) {
  return on_board(r, [&](const auto& b) {
    const int p = index_of(b, c);
    if (p < 0 || !b.filled.test(p)) return Fit::kNothing;
    if (c == Cell{0, 0}) return Fit::kStays;
    if (r.pieces.passage_count && under_passages(b, r).test(p)) return Fit::kPassage;
    const Meeting m = meet(b, p, sides);
    if (!m.match) return Fit::kEdge;
    if (!m.borne) return sides & kOutwork ? Fit::kCampWall : Fit::kOnFoot;
    return Fit::kOk;
  });
}

void swap_cells(ConstRef r, u8 sides, Cells& out) {
  on_board(r, [&](const auto& b) { list(b, swappable(b, r, sides), out); });
}

}  // namespace comares::palace
