// The Magical Buildings: six buildings that may be turned.
//   Building  each time one is laid into an Alhambra its owner chooses one of four rotations, named by the
//             printed walls as they then lie; on the reserve it has none.
//   Redesign  a fourth form: turn one on the spot. It leaves nothing and triggers nothing.
//   Counts    as a building of its type, but never as a base building.
// Scenarios: tests/scenarios/magical-buildings/
#include "games/alhambra/moves.h"

namespace comares::magical_buildings {

using namespace alhambra;
using palace::Fit;

namespace {

using palace::kWallE, palace::kWallN, palace::kWallW;

constexpr u8 kMagical = kIsBuilding | kGoesInBag | kGiftable;

// Provenance: one tile for each type (rulebook); price one more than the dearest of the type, and 1, 1, 2, 2, 3, 3
// walls (a review); that two walls meet at a corner is reconstructed. Walls in a reference orientation.
constexpr TileKind kTiles[] = {
    {"magical-pavilion-9-n", kPavilion, 9, kWallN, kMagical},
    {"magical-seraglio-10-n", kSeraglio, 10, kWallN, kMagical},
    {"magical-arcades-11-ne", kArcades, 11, kWallN | kWallE, kMagical},
    {"magical-chambers-12-ne", kChambers, 12, kWallN | kWallE, kMagical},
    {"magical-garden-13-new", kGarden, 13, kWallN | kWallE | kWallW, kMagical},
    {"magical-tower-14-new", kTower, 14, kWallN | kWallE | kWallW, kMagical},
};
constexpr int kRotations = 4;

enum Verbs : u8 { kTurn };
enum Events : u8 { kEvTurned };

u8 variants(const Position& g, TileId t, u8 (&sides)[kRotations]) {
  for (int r = 0; r < kRotations; ++r) sides[r] = palace::lying(g.table().pieces.sides[t], r);
  return kRotations;
}

// As the notation names sides: 16 and a bit each.
u8 name_of(const Position& g, TileId t, u8 sides) {
  return static_cast<u8>(16 | palace::printed_walls(g.table().pieces, t, sides));
}

// The rotation with these printed walls; -1: there is none.
int rotation_named(const Position& g, TileId t, u8 name) {
  u8 sides[kRotations];
  variants(g, t, sides);
  for (int r = 0; r < kRotations; ++r)
    if (name_of(g, t, sides[r]) == name) return r;
  return -1;
}

palace::TileSet standing(const Position& g, Seat p) {
  return palace::tiles_at(g.table().pieces, static_cast<u8>(palace::kInPalace + p)) & g.rules.owner(g.self).tiles;
}

void offer_redesign(const Position& g, Seat p, Actions& out) {
  const palace::Pieces& pieces = g.table().pieces;
  standing(g, p).for_each([&](TileId t) {
    const Cell at{pieces.x[t], pieces.y[t]};
    u8 sides[kRotations];
    variants(g, t, sides);
    FixedVec<u8, kRotations> turned;
    turned.clear();
    for (const u8 lying : sides)
      if (lying != pieces.sides[t]) turned.push_back(lying);
    const u32 fitting = palace::fitting_turns(g.palace(p), std::span(turned.items, turned.size()), at);
    for (std::size_t i = 0; i < turned.size(); ++i)
      if (fitting >> i & 1) out.add(ActionHead::of(g.self, kTurn).at(at.x, at.y).part_b(name_of(g, t, turned[i])));
  });
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner != 0 || (top.kind != kMainAction && top.kind != kExtraRedesign))
    return {"magical-buildings.3", "Turning a magical building is a redesign of your own turn."};
  const Cell at{a.x, a.y};
  const TileId t = palace::tile_at(g.palace(top.seat), at);
  if (t >= g.rules.tile.size() || g.tile(t).owner != g.self)
    return {"magical-buildings.3", "Only a magical building in your Alhambra can be turned."};
  const int rotation = rotation_named(g, t, a.b);
  if (rotation < 0) return {"magical-buildings.R7", "Name the rotation by its printed walls; it has no such one."};
  const u8 now = g.table().pieces.sides[t], then = palace::lying(now, rotation);
  if (now == then) return {"magical-buildings.R8", "It lies like that already."};
  return explain(g, {top.seat, t, then, at}, palace::can_swap(g.palace(top.seat), then, at));
}

void act(const Game& g, const Action& a, Seat p) {
  g.pop();
  const TileId t = palace::tile_at(g.palace(p), {a.x, a.y});
  palace::turn(g.palace(p), t, rotation_named(g, t, a.b));
  g.emit({.kind = kEvTurned, .seat = p, .tile = t, .x = a.x, .y = a.y, .b = a.b});
}

void features(const Position& g, Seat p, Features& out) {
  out.push_back({"magical_buildings", static_cast<i16>(standing(g, p).count())});
}

using enum FieldType;
constexpr Field kTurnFields[] = {{"at", kCell}, {"walls", kSides, Part::kB}};
constexpr Verb kVerbs[] = {{"turn", kTurnFields}};
constexpr Field kTurnedFields[] = {{"tile", kTile}, {"at", kCell}, {"walls", kSides, Part::kB}};
constexpr EventKind kEvents[] = {{"turned", kTurnedFields}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "magical-buildings",
             .title = "The Magical Buildings",
             .summary = "Six dear buildings that you may lay any way round and turn later.",
             .provenance = "Prices and walls of the six buildings are reconstructed."},
    .schema = {"magical-buildings", kVerbs, kEvents, {}},
    .tiles = kTiles,
    .check = check,
    .act = act,
    .offer_redesign = offer_redesign,
    .variants = variants,
    .features = features,
};

}  // namespace comares::magical_buildings
