// Where many tiles fit into one palace: what does not depend on the tile is worked out once. For
// listing the redesigns of a whole reserve. Same answers as legal_cells and swap_cells (fit.cpp).
#pragma once
#include "games/palace/board.h"

namespace comares::palace {

class Fitting {
 public:
  // Ordinary tiles and palaces that fit the window; the others are rare enough for fit.cpp.
  static bool serves(const ConstRef& r, u8 sides) {
    return !(r.palace.flags & kLarge) && !(sides & kOutwork);
  }

  explicit Fitting(const ConstRef& r) : home_(r.palace), tiles_(r.palace.ground) {
    drop_fountain(home_, tiles_);
    if (r.pieces.passage_count) tiles_ -= under_passages(home_, r);
    meet<kNorth>();
    meet<kEast>();
    meet<kSouth>();
    meet<kWest>();
  }

  // Both call f(x, y) row by row, as the lists of fit.cpp are ordered.
  template <class F>
  void legal_cells(u8 sides, F f) const {
    const Bits borne = side_[0][sides & 1].borne | side_[1][sides >> 1 & 1].borne |
                       side_[2][sides >> 2 & 1].borne | side_[3][sides >> 3 & 1].borne;
    each_cell((home_.site & borne) - bad(sides), f);
  }
  template <class F>
  void swap_cells(u8 sides, F f) const {
    each_cell(tiles_ - bad(sides), f);
  }

 private:
  struct Border {
    Bits bad;    // cells whose border on that side would not match
    Bits borne;  // cells where that border would carry the tile
  };

  template <Side S>
  void meet() {
    const Bits& facing = home_.wall[opposite(S)];
    const Bits open = home_.ground - facing;
    side_[S][0] = {at<S>(home_.filled - open), at<S>(open)};
    side_[S][1] = {at<S>(home_.filled - facing), Bits::none()};
  }
  Bits bad(u8 sides) const {
    return side_[0][sides & 1].bad | side_[1][sides >> 1 & 1].bad | side_[2][sides >> 2 & 1].bad |
           side_[3][sides >> 3 & 1].bad;
  }
  template <class F>
  void each_cell(const Bits& cells, F f) const {
    cells.for_each([&](int p) { f(home_.left + (p & 15), home_.top + (p >> 4)); });
  }

  const Palace& home_;
  Bits tiles_;  // those that can be exchanged
  Border side_[4][2];
};

}  // namespace comares::palace
