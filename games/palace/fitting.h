// Where a tile may be laid and which tiles it may take the place of, all cells at once, on any board.
// A tile laid must match every border and be carried by at least one: an ordinary tile by an open
// border to ground (base.4.2), an outwork by a bastion on a wall (camps.4). In an exchange the old
// tile's borders were lawful, so matching all of them is enough; passages and half tiles never move.
// Against the empty half of a half tile's cell nothing has to match, but an outwork lies beside no half tile.
#pragma once
#include "games/palace/board.h"

namespace comares::palace {

template <class G>
struct Borders {
  G bad;    // cells where some border would not match
  G borne;  // cells where some border would carry the tile
};

template <Side S, class Board>
inline void take_border(const Board& b, u8 sides, Borders<GridOf<Board>>& r) {
  using G = GridOf<Board>;
  constexpr Side F = opposite(S);
  const G facing = walled<F>(b), ground = ground_lining<F>(b);
  G good, carries;
  if (sides & kOutwork) {
    // Bastion: a wall of ground. Green: another outwork's green side.
    good = sides & bit(S) ? ground & facing : b.filled - b.ground - facing;
    carries = sides & bit(S) ? good : G::none();
    if constexpr (Board::kHalves) r.bad |= at<S>(b.half);
  } else {
    // No branch: the sides of successive tiles are as good as random.
    const G wall = G::all_if((sides >> S) & 1);
    good = (ground | wall) - (facing ^ wall);
    carries = good - wall;
  }
  r.bad |= at<S>(lining<F>(b) - good);
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

inline bool too_wide(const WideBoard& b, Cell c) {
  const auto span = [](int min, int max, int v) { return (v > max ? v : max) - (v < min ? v : min); };
  return span(b.min_x, b.max_x, c.x) >= kMaxSpan || span(b.min_y, b.max_y, c.y) >= kMaxSpan;
}

// The same for many tiles on one board. What does not depend on the tile is worked out once.
template <class Board>
class Fitting {
 public:
  using G = GridOf<Board>;
  struct Fits {
    G lay, swap;
  };

  Fitting(const Board& b, const ConstRef& r) : b_(b), tiles_(G::all_if(true)) {
    drop_fountain(b, tiles_);
    if constexpr (Board::kHalves) tiles_ -= b.half;
    if (r.pieces.passage_count) tiles_ -= under_passages(b, r);
    meet<kNorth>();
    meet<kEast>();
    meet<kSouth>();
    meet<kWest>();
  }

  Fits operator()(u8 sides) const {
    // An exchange of an outwork for an ordinary tile or the reverse is never lawful: the old tile's
    // borders are all walled (outwork) or include an open one (ordinary tile).
    if (sides & kOutwork) {
      const auto [bad, borne] = borders(b_, sides);
      return trim({(b_.site & borne) - bad, ((b_.filled - b_.ground) & tiles_) - bad});
    }
    G bad = G::none(), borne = G::none();
    for (int s = 0; s < 4; ++s) {
      const int walled = sides >> s & 1;
      bad |= bad_[s][walled];
      borne |= borne_[s][walled];
    }
    return trim({(b_.site & borne) - bad, (b_.ground & tiles_) - bad});
  }

 private:
  template <Side S>
  void meet() {
    constexpr Side F = opposite(S);
    const G facing = walled<F>(b_), filled = lining<F>(b_);
    const G open = ground_lining<F>(b_) - facing;
    bad_[S][0] = at<S>(filled - open);
    bad_[S][1] = at<S>(filled - facing);
    borne_[S][0] = at<S>(open);
    borne_[S][1] = G::none();
  }
  Fits trim(Fits f) const {
    if constexpr (std::is_same_v<Board, WideBoard>)
      f.lay.for_each([&](int p) {
        if (too_wide(b_, cell_of(b_, p))) f.lay.reset(p);
      });
    return f;
  }

  const Board& b_;
  G tiles_;  // cells whose tile may be exchanged
  G bad_[4][2], borne_[4][2];
};

// A half tile's legs lie against open sides or other legs; there is no condition beyond its long side, but that no
// outwork lies beside it.
template <Side S, class Board>
inline void take_half_border(const Board& b, u8 legs, Borders<GridOf<Board>>& r) {
  using G = GridOf<Board>;
  constexpr Side F = opposite(S);
  r.bad |= at<S>(b.filled - b.ground);
  if (!(legs & bit(S))) return;
  const G open = ground_lining<F>(b) - walled<F>(b);
  r.bad |= at<S>(lining<F>(b) - open);
  r.borne |= at<S>(open);
}

// Where one half tile fits. `touch`: touched(b).
template <class Board>
inline GridOf<Board> half_places(const Board& b, const Touch<GridOf<Board>>& touch, u8 sides) {
  const u8 legs = legs_of(sides);
  Borders<GridOf<Board>> r{GridOf<Board>::none(), GridOf<Board>::none()};
  take_half_border<kNorth>(b, legs, r);
  take_half_border<kEast>(b, legs, r);
  take_half_border<kSouth>(b, legs, r);
  take_half_border<kWest>(b, legs, r);
  auto cells = (half_sites(b, touch, corner_of(sides)) & r.borne) - r.bad;
  if constexpr (std::is_same_v<Board, WideBoard>)
    cells.for_each([&](int p) {
      if (too_wide(b, cell_of(b, p))) cells.reset(p);
    });
  return cells;
}

// Where one square tile fits.
template <class Board>
inline GridOf<Board> places(const Board& b, u8 sides) {
  const auto [bad, borne] = borders(b, sides);
  auto cells = (b.site & borne) - bad;
  if constexpr (std::is_same_v<Board, WideBoard>)
    cells.for_each([&](int p) {
      if (too_wide(b, cell_of(b, p))) cells.reset(p);
    });
  return cells;
}

}  // namespace comares::palace
