// The Camps: tiles that lie outside the wall and score a line of tiles across the palace.
//   Building  a camp touches other tiles only bastion to wall, other camps only green to green, and
//             needs at least one bastion on a wall. Nobody walks over it. (The palace knows such tiles
//             as outworks.)
//   Scoring   every arrow: tiles in a straight line from the camp inward, up to the first empty cell or
//             camp, one point each, in all three scorings.
// Scenarios: tests/scenarios/camps/
#include "games/alhambra/moves.h"

namespace comares::camps {

using namespace alhambra;
using palace::Fit;
using palace::Side;

namespace {

constexpr u8 camp(u8 bastions) { return static_cast<u8>(palace::kOutwork | bastions); }
constexpr u8 kCamp = kGoesInBag | kGiftable;
using palace::kWallE, palace::kWallN, palace::kWallS, palace::kWallW;

// Provenance: eight tiles with one or two bastions each (rulebook). Bastions and prices reconstructed.
constexpr TileKind kTiles[] = {
    {"camp-n", kNoType, 4, camp(kWallN), kCamp},
    {"camp-e", kNoType, 5, camp(kWallE), kCamp},
    {"camp-s", kNoType, 6, camp(kWallS), kCamp},
    {"camp-w", kNoType, 7, camp(kWallW), kCamp},
    {"camp-ne", kNoType, 8, camp(kWallN | kWallE), kCamp},
    {"camp-es", kNoType, 9, camp(kWallE | kWallS), kCamp},
    {"camp-sw", kNoType, 10, camp(kWallS | kWallW), kCamp},
    {"camp-nw", kNoType, 11, camp(kWallN | kWallW), kCamp},
};

// The same of the Red Palace, with the same provenance.
constexpr TileKind kRedTiles[] = {
    {"land-camp-n", kNoType, 4, camp(kWallN), kCamp},
    {"land-camp-e", kNoType, 5, camp(kWallE), kCamp},
    {"land-camp-s", kNoType, 6, camp(kWallS), kCamp},
    {"land-camp-w", kNoType, 7, camp(kWallW), kCamp},
    {"land-camp-ne", kNoType, 8, camp(kWallN | kWallE), kCamp},
    {"land-camp-es", kNoType, 9, camp(kWallE | kWallS), kCamp},
    {"land-camp-sw", kNoType, 10, camp(kWallS | kWallW), kCamp},
    {"land-camp-nw", kNoType, 11, camp(kWallN | kWallW), kCamp},
};
// Where each rule is written.
struct Cited {
  const char *points, *contact, *green, *bastion;
};
constexpr Cited kCited = {"camps.5", "camps.4", "camps.R2", "camps.R3"};
constexpr Cited kRedCited = {"red-palace.F", "red-palace.F", "red-palace.R15", "red-palace.F"};

template <const Cited& kRule>
void points(const Position& g, int, ScoreSheet& sheet) {
  const palace::Pieces& pieces = g.table().pieces;
  for (Seat p = 0; p < g.players(); ++p) {
    if (!(g.palace(p).palace.flags & palace::kHasOutworks)) continue;
    const palace::TileSet here = palace::tiles_at(pieces, static_cast<u8>(palace::kInPalace + p));
    (here & g.rules.owner(g.self).tiles).for_each([&](TileId t) {
      for (u8 s = 0; s < 4; ++s) {
        if (!(pieces.sides[t] >> s & 1)) continue;
        const Side arrow = static_cast<Side>(s);
        Cell c{pieces.x[t], pieces.y[t]};
        const int length = palace::walk_straight(g.palace(p), c, arrow);
        sheet.add(p, g.self, 0, kNone, length, kRule.points);
        for (int i = 0; sheet.with_marks && i < length; ++i) {
          c = palace::beside(c, arrow);
          sheet.mark(c.x, c.y, kWholeCell);
        }
      }
    });
  }
}

// The rule broken where a tile meets its neighbours, if one of the two is a camp.
template <const Cited& kRule>
Reject explain_edge(const Position& g, const Laying& how) {
  const palace::ConstRef home = g.palace(how.seat);
  for (u8 s = 0; s < 4; ++s) {
    const Cell there = palace::beside(how.at, static_cast<Side>(s));
    const u8 facing = palace::sides_at(home, there);
    if (!palace::is_filled(home, there) || !((how.sides | facing) & palace::kOutwork)) continue;
    if ((how.sides | facing) & palace::kHalfTile) continue;  // its module says why
    const bool own = how.sides >> s & 1, other = facing >> palace::opposite(static_cast<Side>(s)) & 1;
    if (how.sides & facing & palace::kOutwork) {
      if (own || other) return {kRule.contact, "Camps touch each other only green side to green side."};
      continue;
    }
    const bool bastion = how.sides & palace::kOutwork ? own : other;
    if (!bastion && own != other) return {kRule.green, "A wall never faces the green side of a camp."};
    if (!(own && other)) return {kRule.contact, "A camp touches other tiles only bastion to wall."};
  }
  return kAccepted;
}

template <const Cited& kRule>
Reject explain(const Position& g, const Laying& how, Fit fit) {
  if (fit == Fit::kEdge) return explain_edge<kRule>(g, how);
  if (fit != Fit::kCampWall) return kAccepted;
  const bool is_camp = how.tile < g.rules.tile.size() && g.tile(how.tile).owner == g.self;
  return is_camp ? Reject{kRule.bastion, "A camp needs at least one bastion against a wall."}
                 : Reject{kRule.contact, "That would leave a camp without a wall for its bastion."};
}

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "camps",
             .title = "The Camps",
             .summary = "Camps outside the wall score every tile in a straight line across your palace.",
             .provenance = "Bastions and prices of the eight camps are reconstructed."},
    .schema = {"camps", {}, {}, {}},
    .tiles = kTiles,
    .explain = explain<kCited>,
    .points = points<kCited>,
};

extern const Module kRedModule;
constinit const Module kRedModule = {
    .info = {.slug = "camps",
             .title = "The Field Camps",
             .summary = "Camps outside the wall score every building in a straight line across your Alhambra.",
             .provenance = "Bastions and prices of the eight camps are reconstructed."},
    .schema = {"camps", {}, {}, {}},
    .tiles = kRedTiles,
    .explain = explain<kRedCited>,
    .points = points<kRedCited>,
};

}  // namespace comares::camps
