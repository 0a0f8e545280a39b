// Is a whole arrangement lawful? For positions that come from outside: simple rather than fast.
// Checked in this order: one tile a cell, span, borders, outworks' walls, passages, on foot, holes.
#include <algorithm>

#include "games/palace/board.h"

namespace comares::palace {
namespace {

bool borders_match(const WideBoard& b, int p) {
  const bool own_ground = b.ground.test(p);
  for (int s = 0; s < 4; ++s) {
    const int q = p + step<WideBits>(s);
    if (!b.filled.test(q)) continue;
    if ((b.half.test(p) && !b.ground.test(q)) || (b.half.test(q) && !own_ground)) return false;
    if (!lines(b, p, s) || !lines(b, q, s ^ 2)) continue;
    const bool own = b.wall[s].test(p), facing = b.wall[s ^ 2].test(q), ground = b.ground.test(q);
    if (own_ground && ground && own != facing) return false;
    if (own_ground != ground && !(own && facing)) return false;
    if (!own_ground && !ground && (own || facing)) return false;
  }
  return true;
}

bool has_wall(const WideBoard& b, int p) {
  for (int s = 0; s < 4; ++s) {
    const int q = p + step<WideBits>(s);
    if (b.wall[s].test(p) && b.ground.test(q) && b.wall[s ^ 2].test(q)) return true;
  }
  return false;
}

}  // namespace

Fit lawful(ConstRef r, Cell& where) {
  const Pieces& pieces = r.pieces;
  const u8 here = static_cast<u8>(kInPalace + r.owner);
  int min_x = 0, max_x = 0, min_y = 0, max_y = 0;
  for (int id = 0; id < kMaxTiles; ++id) {
    if (pieces.place[id] != here) continue;
    const Cell c{pieces.x[id], pieces.y[id]};
    where = c;
    if (c == Cell{0, 0}) return Fit::kOccupied;
    for (int other = 0; other < id; ++other)
      if (pieces.place[other] == here && pieces.x[other] == c.x && pieces.y[other] == c.y) return Fit::kOccupied;
    min_x = std::min<int>(min_x, c.x), max_x = std::max<int>(max_x, c.x);
    min_y = std::min<int>(min_y, c.y), max_y = std::max<int>(max_y, c.y);
    if (max_x - min_x >= kMaxSpan || max_y - min_y >= kMaxSpan) return Fit::kTooWide;
  }

  WideBoard b;
  load(r, b);
  Fit fit = Fit::kOk;
  const auto complain = [&](int p, Fit why) {
    if (fit != Fit::kOk) return;
    fit = why;
    where = cell_of(b, p);
  };
  b.filled.for_each([&](int p) {
    if (!borders_match(b, p)) complain(p, Fit::kEdge);
  });
  (b.filled - b.ground).for_each([&](int p) {
    if (!has_wall(b, p)) complain(p, Fit::kCampWall);
  });
  for (int i = 0; i < std::min<int>(pieces.passage_count, kMaxPassages); ++i) {
    const Passage& way = pieces.passages[i];
    if (way.owner != r.owner) continue;
    const Side side = static_cast<Side>(way.side & 3);
    const Cell other = beside(way.cell, side);
    const bool doubled = printed_at(r, way.cell) & bit(side) && printed_at(r, other) & bit(opposite(side)) &&
                         !((sides_at(r, way.cell) | sides_at(r, other)) & (kOutwork | kHalfTile));
    if (doubled || fit != Fit::kOk) continue;
    fit = Fit::kNoDoubleWall;
    where = way.cell;
  }
  if (fit != Fit::kOk) return fit;

  WideBits way[4];
  ways(b, r, way);
  WideBits reached = WideBits::none(), before;
  reached.set(index_of(b, {0, 0}));
  do {
    before = reached;
    reached |= at<kNorth>(reached & way[kSouth]) | at<kEast>(reached & way[kWest]) | at<kSouth>(reached & way[kNorth]) |
               at<kWest>(reached & way[kEast]);
  } while (!(reached == before));
  (b.ground - reached).for_each([&](int p) { complain(p, Fit::kOnFoot); });

  // Empty cells and empty halves. The first and last column belong to the outside anyway, so it does no harm that
  // shifts wrap.
  const WideBits line[4] = {lining<kNorth>(b), lining<kEast>(b), lining<kSouth>(b), lining<kWest>(b)};
  WideBits outside = WideBits::none();
  outside.set(0);
  do {
    before = outside;
    outside |= at<kNorth>(outside - line[kSouth]) - line[kNorth];
    outside |= at<kEast>(outside - line[kWest]) - line[kEast];
    outside |= at<kSouth>(outside - line[kNorth]) - line[kSouth];
    outside |= at<kWest>(outside - line[kEast]) - line[kWest];
  } while (!(outside == before));
  for (int p = 0; p < WideBits::kCells; ++p)
    if ((!b.filled.test(p) || b.half.test(p)) && !outside.test(p)) complain(p, Fit::kHole);
  return fit;
}

}  // namespace comares::palace
