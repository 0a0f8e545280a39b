// The Medina: nine tiles without a type, of which nobody may own the fewest.
//   Building  like any building: bought, placed, put on the reserve, given to Dirk, distributed.
//   Scoring   after all other points: whoever has fewest medinas, second and third fewest pays 3; 6, 3; 9, 6, 3.
//             Of equal numbers the one with the cheaper dearest medina has fewer. Who has none at all shares
//             the first places, rounded up, and pays 1, 2 or 3 more. Dirk takes part; scores may go below 0.
// Scenarios: tests/scenarios/medina/
#include <algorithm>

#include "games/alhambra/moves.h"

namespace comares::medina {

using namespace alhambra;

namespace {

using palace::kWallE, palace::kWallN, palace::kWallS, palace::kWallW;

constexpr u8 kMedina = kGoesInBag | kGiftable;

// Provenance: nine tiles (rulebook), prices 2 to 10 (a public scoring program). Walls reconstructed.
constexpr TileKind kTiles[] = {
    {"medina-2-esw", kNoType, 2, kWallE | kWallS | kWallW, kMedina},
    {"medina-3-nw", kNoType, 3, kWallN | kWallW, kMedina},
    {"medina-4-ne", kNoType, 4, kWallN | kWallE, kMedina},
    {"medina-5-sw", kNoType, 5, kWallS | kWallW, kMedina},
    {"medina-6-n", kNoType, 6, kWallN, kMedina},
    {"medina-7-e", kNoType, 7, kWallE, kMedina},
    {"medina-8-s", kNoType, 8, kWallS, kMedina},
    {"medina-9-0", kNoType, 9, 0, kMedina},
    {"medina-10-0", kNoType, 10, 0, kMedina},
};
// The same of the Red Palace, with the same provenance.
constexpr TileKind kRedTiles[] = {
    {"land-medina-2-esw", kNoType, 2, kWallE | kWallS | kWallW, kMedina},
    {"land-medina-3-nw", kNoType, 3, kWallN | kWallW, kMedina},
    {"land-medina-4-ne", kNoType, 4, kWallN | kWallE, kMedina},
    {"land-medina-5-sw", kNoType, 5, kWallS | kWallW, kMedina},
    {"land-medina-6-n", kNoType, 6, kWallN, kMedina},
    {"land-medina-7-e", kNoType, 7, kWallE, kMedina},
    {"land-medina-8-s", kNoType, 8, kWallS, kMedina},
    {"land-medina-9-0", kNoType, 9, 0, kMedina},
    {"land-medina-10-0", kNoType, 10, 0, kMedina},
};
constexpr char kRule[] = "medina.5", kRedRule[] = "red-palace.M";
constexpr int kPlaces = 3;
constexpr int kPenalty[3][kPlaces] = {{3, 0, 0}, {6, 3, 0}, {9, 6, 3}};  // cross-checked: rulebook and program
constexpr int kForNone[3] = {1, 2, 3};

palace::TileSet medinas_at(const Position& g, int place) {
  return (palace::tiles_at(g.table().pieces, static_cast<u8>(place)) & g.rules.owner(g.self).tiles) - g.table().hidden;
}

struct Owner {
  Seat seat;
  int rank;  // fewer first; 0: none
};
using Owners = FixedVec<Owner, kMaxPlayers>;

// By number, then by the highest price, which no two players share.
int rank_of(const Position& g, const palace::TileSet& medinas) {
  int highest = 0;
  medinas.for_each([&](TileId t) { highest = std::max(highest, int{g.tile(t).price}); });
  return medinas.count() * 256 + highest;
}

// What each of them pays in this scoring.
template <class Pays>
void for_penalties(Owners& all, int round, Pays&& pays) {
  // By insertion: in a library's sort of six g++ 12 sees accesses that are not there.
  for (std::size_t i = 1; i < all.size(); ++i)
    for (std::size_t k = i; k > 0 && all[k].rank < all[k - 1].rank; --k) std::swap(all[k], all[k - 1]);
  const int(&penalty)[kPlaces] = kPenalty[round - 1];
  const int none = static_cast<int>(std::count_if(all.begin(), all.end(), [](const Owner& o) { return o.rank == 0; }));
  int shared = 0;
  for (int place = 0; place < std::min(none, kPlaces); ++place) shared += penalty[place];
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    if (i < none) pays(all[i].seat, (shared + none - 1) / none + kForNone[round - 1]);
    else if (i < kPlaces && penalty[i]) pays(all[i].seat, penalty[i]);
  }
}

template <const char* kCited>
void last_points(const Position& g, int round, ScoreSheet& sheet) {
  Owners all;
  all.clear();
  for (Seat p = 0; p < g.players(); ++p) all.push_back({p, rank_of(g, medinas_at(g, palace::kInPalace + p))});
  if (g.players() == 2) all.push_back({kDirk, rank_of(g, medinas_at(g, palace::kWithDirk))});
  for_penalties(all, round, [&](Seat p, int points) {
    sheet.add(p, g.self, 0, kNone, -points, kCited);
    if (!sheet.with_marks || p == kDirk) return;
    medinas_at(g, palace::kInPalace + p).for_each([&](TileId t) {
      sheet.mark(g.table().pieces.x[t], g.table().pieces.y[t], kWholeCell);
    });
  });
}

// Penalties still to come if nobody got another medina; one that waits to be built counts as built. A medina that
// saves nothing is only in the way of buildings.
int appraise(const Position& g, Seat me, const Prospects& o) {
  constexpr int kCounts = 70, kInTheWay = 400;  // hundredths of a point: for a point, for a medina
  const auto held = [&](int place) { return medinas_at(g, place).count(); };
  const bool placing = active_player(g) == me;
  int sum = -kInTheWay *
            (held(palace::kInPalace + me) + held(palace::kInReserve + me) + (placing ? held(palace::kSetAside) : 0));
  for (int round = 4 - o.scorings; round <= 3; ++round) {
    Owners all;
    all.clear();
    for (Seat p = 0; p < g.players(); ++p) {
      palace::TileSet mine = medinas_at(g, palace::kInPalace + p);
      if (p == me && placing) medinas_at(g, palace::kSetAside).for_each([&](TileId t) { mine.add(t); });
      all.push_back({p, rank_of(g, mine)});
    }
    if (g.players() == 2) all.push_back({kDirk, rank_of(g, medinas_at(g, palace::kWithDirk))});
    for_penalties(all, round, [&](Seat p, int points) { sum -= p == me ? points * kCounts : 0; });
  }
  return sum;
}

void features(const Position& g, Seat p, Features& out) {
  const palace::TileSet mine = medinas_at(g, palace::kInPalace + p);
  int fewer = 0, none = mine.count() == 0;
  for (Seat other = 0; other < g.players(); ++other)
    fewer += other != p && rank_of(g, medinas_at(g, palace::kInPalace + other)) < rank_of(g, mine);
  out.push_back({"medinas", static_cast<i16>(mine.count())});
  out.push_back({"no_medina", static_cast<i16>(none)});
  out.push_back({"players_with_fewer_medinas", static_cast<i16>(fewer)});
}

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "medina",
             .title = "The Medina",
             .summary = "Nine tiles that bring nothing, but whoever owns the fewest of them loses points.",
             .provenance = "The walls of the nine medinas are reconstructed."},
    .schema = {"medina", {}, {}, {}},
    .tiles = kTiles,
    .last_points = last_points<kRule>,
    .appraise = appraise,
    .features = features,
};

extern const Module kRedModule;
constinit const Module kRedModule = {
    .info = {.slug = "medina",
             .title = "The Medina",
             .summary = "Nine land tiles with medinas: whoever built the fewest of them loses points.",
             .provenance = "The walls of the nine medinas are reconstructed."},
    .schema = {"medina", {}, {}, {}},
    .tiles = kRedTiles,
    .last_points = last_points<kRedRule>,
    .appraise = appraise,
    .features = features,
};

}  // namespace comares::medina
