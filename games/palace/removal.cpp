// Asking which tiles may be taken away: the list, and one cell's answer.
#include "games/palace/removal.h"

namespace comares::palace {

void removable(ConstRef r, Cells& out) {
  on_board(r, [&](const auto& b) { list(b, free_tiles(b, r), out); });
}

bool any_removable(ConstRef r, std::span<const Cell> but) {
  return on_board(r, [&](const auto& b) {
    auto tiles = loose_tiles(b, r);
    for (const Cell c : but)
      if (const int p = index_of(b, c); p >= 0) tiles.reset(p);
    return (tiles - faces(b, r).twice).any() || (tiles - holding(b, r, tiles)).any();
  });
}

Fit can_remove(ConstRef r, Cell c) {
  return on_board(r, [&](const auto& b) {
    const int p = index_of(b, c);
    if (p < 0 || !b.filled.test(p)) return Fit::kNothing;
    if (c == Cell{0, 0}) return Fit::kStays;
    if (is_half(b, p)) return Fit::kHalfStays;
    if (r.pieces.passage_count && under_passages(b, r).test(p)) return Fit::kPassage;
    if (enclosed(b).test(p)) return Fit::kHole;
    if (holding(b, r, b.filled).test(p)) return Fit::kOnFoot;
    if ((b.flags & kHasOutworks) && bearing(b).test(p)) return Fit::kCampWall;
    return Fit::kOk;
  });
}

}  // namespace comares::palace
