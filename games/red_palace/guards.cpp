// Guards and what else is taken from the common supplies, and the points of this game (red-palace.3.3, 5, 7).
#include <algorithm>

#include "games/red_palace/red_palace.h"

namespace comares::red_palace {

using namespace alhambra;
using palace::kEverySide;

namespace {

constexpr int kLastScoring = 3;

const Facts& facts(const Position& g) { return g.as(kSelf).facts<Facts>(); }

}  // namespace

TileSet tiles_of(const Position& g, Seat p) {
  const palace::Pieces& pieces = g.table().pieces;
  return palace::tiles_at(pieces, static_cast<u8>(palace::kInPalace + p)) |
         palace::tiles_at(pieces, static_cast<u8>(palace::kInReserve + p));
}

u8 watchtowers_of(const Position& g, TileId t) { return t < kLandTiles ? facts(g).watchtowers[t] : u8{0}; }

TileSet guarded(const Position& g) {
  const Own& mine = own(g);
  return mine.guards[0] | mine.guards[1] | mine.guards[2] | mine.guards[3];
}

int guards_of(const Position& g, Seat p) {
  const TileSet tiles = tiles_of(g, p);
  int n = 0;
  for (const TileSet& side : own(g).guards) n += (side & tiles).count();
  return n;
}

bool is_guard(const Position& g, Seat p, TileId t, u8 side) {
  return t < g.rules.tile.size() && side < 4 && (own(g).guards[side] & tiles_of(g, p)).contains(t);
}

int guards_in_supply(const Position& g) {
  int n = kGuards - own(g).posted;
  for (const TileSet& side : own(g).guards) n -= side.count();
  return std::max(n, 0);
}

int value_of_guards(const Position& g) {
  const Own& mine = own(g);
  int room = 0;
  for (int i = 0; i < kPlacementSpaces && mine.posted; ++i) {
    room += mine.spots[i];
    if (mine.spots[i] == kUnlimited || room >= mine.posted) return facts(g).points[i];
  }
  return 0;
}

void post_guards(const Game& g, int count) {
  count = std::min(count, guards_in_supply(g));
  if (count == 0) return;
  own(g).posted = static_cast<u8>(own(g).posted + count);
  g.as(kSelf).emit({.kind = kEvGuardsPosted, .amount = static_cast<i16>(count)});
}

void man_watchtowers(const Game& g) {
  Own& mine = own(g);
  mine.unmanned.for_each([&](TileId t) {
    u8 manned = 0;
    for (const Side s : kEverySide) {
      if (!(watchtowers_of(g, t) & palace::bit(s)) || guards_in_supply(g) == 0) continue;
      mine.guards[s].add(t);
      manned |= palace::bit(s);
    }
    if (manned) g.as(kSelf).emit({.kind = kEvGuardsPlaced, .tile = t, .a = static_cast<u8>(16 | manned)});
  });
  mine.unmanned = {};
}

int pieces_in_supply(const Position& g) {
  return kWallPieces - static_cast<int>(g.table().pieces.added.size()) - own(g).wall_piece;
}

TileId next_plaza(const Position& g) {
  for (TileId t = kFirstPlaza; t < kFirstPlaza + kPlazaCount; ++t)
    if (g.table().pieces.place[t] == palace::kElsewhere) return t;
  return kNoTile;
}

u8 piece_sides(const Position& g, TileId t) {
  const u8 sides = g.table().pieces.sides[t];
  if (sides & palace::kOutwork || std::popcount(static_cast<unsigned>(sides & palace::kAllSides)) >= kMostWalls)
    return 0;
  return static_cast<u8>(~sides & palace::kAllSides);
}

// ---- Points ------------------------------------------------------------------------------------------------

// Without a building of its type it counts for nothing (R8): one half has no place in a majority.
void count_halves(const Position& g, Seat p, i16 (&halves)[kBuildings]) {
  for (int type = 0; type < kBuildings; ++type)
    if (own(g).half[type] == p + 1) ++halves[type];
}

std::span<const u8, kBuildings> rows_of(const Position& g, int round) {
  static constexpr u8 kClassic[kBuildings] = {kPavilion, kSeraglio, kArcades, kChambers, kGarden, kTower};
  if (g.as(kSelf).option(kClassicScoring)) return kClassic;
  return facts(g).orders.order[own(g).order[round - 1]];
}

void set_prizes(const Position& g, int round, Prizes& prizes) {
  const Prizes rows = prizes;
  const auto order = rows_of(g, round);
  for (std::size_t row = 0; row < kBuildings; ++row) std::copy_n(rows.points[row], 3, prizes.points[order[row]]);
}

namespace {

using Segments = FixedVec<palace::Segment, kGuards>;

// Where the guards of an Alhambra stand.
void list_posts(const Position& g, Seat p, Segments& posts) {
  const palace::Pieces& pieces = g.table().pieces;
  const TileSet here = palace::tiles_at(pieces, static_cast<u8>(palace::kInPalace + p));
  posts.clear();
  for (const Side s : kEverySide)
    (own(g).guards[s] & here).for_each([&](TileId t) { posts.push_back({{pieces.x[t], pieces.y[t]}, s}); });
}

}  // namespace

void guard_points(const Position& g, int round, ScoreSheet& sheet) {
  const int value = round == kLastScoring ? value_of_guards(g) : 0;
  if (value == 0) return;
  for (Seat p = 0; p < g.players(); ++p) {
    Segments posts;
    list_posts(g, p, posts);
    const std::span<const palace::Segment> marked(posts.items, posts.size());
    const int guards = marked.empty() ? 0 : palace::wall_worth(g.palace(p), marked).marked;
    if (guards == 0) continue;
    sheet.add(p, 0, kCategoryGuards, kNone, value * guards, "red-palace.5");
    if (!sheet.with_marks) continue;
    palace::Wall wall;
    palace::longest_wall(g.palace(p), marked, wall);
    for (const palace::Segment& s : wall.segments)
      if (posts.contains(s)) sheet.mark(s.cell.x, s.cell.y, s.side);
  }
}

// ---- Bots --------------------------------------------------------------------------------------------------

// A guard pays for an ability some time, and scores where it stands on the longest wall at the end.
int appraise(const Position& g, Seat p, const Prospects& o) {
  constexpr int kLater = 90, kAtTheEnd = 30;  // hundredths of a point: far from the end, in the last turns
  const int each = o.turns > 3 ? kLater : kAtTheEnd;
  return guards_of(g, p) * each;
}

void features(const Position& g, Seat p, Features& out) {
  int halves = 0;
  for (const u8 owner : own(g).half) halves += owner == p + 1;
  out.push_back({"guards", static_cast<i16>(guards_of(g, p))});
  out.push_back({"value_of_guards", static_cast<i16>(value_of_guards(g))});
  out.push_back({"half_buildings", static_cast<i16>(halves)});
}

}  // namespace comares::red_palace
