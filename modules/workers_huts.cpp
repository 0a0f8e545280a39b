// The Workers' Huts: free tiles that count the buildings of their own type beside them.
//   Setup    six stacks by type, shuffled, the top hut of each face up.
//   Action   take one open hut instead of another main action, at most three in a game; it is placed
//            with the other new tiles, into the Alhambra or onto the reserve.
//   Scoring  each hut adds its open neighbours of its type (0–3) to the count of that type; itself it
//            counts nothing.
// Scenarios: tests/scenarios/workers-huts/
#include "engine/deal.h"
#include "games/alhambra/moves.h"

namespace comares::workers_huts {

using namespace alhambra;
using palace::Side;

namespace {

using palace::kWallE, palace::kWallN, palace::kWallS, palace::kWallW;

constexpr int kMostHuts = 3;  // for one player
constexpr int kMostNeighbours = 3;
constexpr int kHighest = 5;  // the most huts of one type

// Provenance: numbers per type from the rulebook. The walls are reconstructed (every hut is known to
// have at least one): each single side twice, each corner three times, each three-wall form once.
constexpr TileKind kTiles[] = {
    {"hut-pavilion-n", kPavilion, 0, kWallN, 0},
    {"hut-pavilion-ne", kPavilion, 0, kWallN | kWallE, 0},
    {"hut-pavilion-sw", kPavilion, 0, kWallS | kWallW, 0},
    {"hut-seraglio-s", kSeraglio, 0, kWallS, 0},
    {"hut-seraglio-es", kSeraglio, 0, kWallE | kWallS, 0},
    {"hut-seraglio-nw", kSeraglio, 0, kWallN | kWallW, 0},
    {"hut-arcades-e", kArcades, 0, kWallE, 0},
    {"hut-arcades-ne", kArcades, 0, kWallN | kWallE, 0},
    {"hut-arcades-sw", kArcades, 0, kWallS | kWallW, 0},
    {"hut-arcades-nsw", kArcades, 0, kWallN | kWallS | kWallW, 0},
    {"hut-chambers-w", kChambers, 0, kWallW, 0},
    {"hut-chambers-es", kChambers, 0, kWallE | kWallS, 0},
    {"hut-chambers-nw", kChambers, 0, kWallN | kWallW, 0},
    {"hut-chambers-nes", kChambers, 0, kWallN | kWallE | kWallS, 0},
    {"hut-garden-n", kGarden, 0, kWallN, 0},
    {"hut-garden-e", kGarden, 0, kWallE, 0},
    {"hut-garden-ne", kGarden, 0, kWallN | kWallE, 0},
    {"hut-garden-sw", kGarden, 0, kWallS | kWallW, 0},
    {"hut-garden-new", kGarden, 0, kWallN | kWallE | kWallW, 0},
    {"hut-tower-s", kTower, 0, kWallS, 0},
    {"hut-tower-w", kTower, 0, kWallW, 0},
    {"hut-tower-es", kTower, 0, kWallE | kWallS, 0},
    {"hut-tower-nw", kTower, 0, kWallN | kWallW, 0},
    {"hut-tower-esw", kTower, 0, kWallE | kWallS | kWallW, 0},
};

struct Huts {
  FixedVec<TileId, kHighest> stack[kBuildings];  // the open one last; unused room is zero
};

enum Verbs : u8 { kTake };
enum Events : u8 { kEvTaken, kEvTurnedUp };

bool is_hut(const Position& g, TileId t) { return t < g.rules.tile.size() && g.tile(t).owner == g.self; }

palace::TileSet huts_at(const Position& g, int place) {
  return palace::tiles_at(g.table().pieces, static_cast<u8>(place)) & g.rules.owner(g.self).tiles;
}

// Huts set aside belong to the player who is to place them, and he is the only one who can ask.
int huts_of(const Position& g, Seat p) {
  return huts_at(g, palace::kInPalace + p).count() + huts_at(g, palace::kInReserve + p).count() +
         huts_at(g, palace::kSetAside).count();
}

void setup(const Game& g, SetupStep step) {
  if (step != SetupStep::kSupplies) return;
  Huts& h = g.own<Huts>();
  g.rules.owner(g.self).tiles.for_each([&](TileId t) {
    g.table().pieces.place[t] = palace::kElsewhere;
    h.stack[g.tile(t).type].push_back(t);
  });
  Stream chance = g.chance();
  for (auto& stack : h.stack) {
    chance.shuffle(std::span(stack.items, stack.size()));
    g.emit({.kind = kEvTurnedUp, .tile = stack.back()});
  }
}

void offer_main(const Position& g, Seat p, bool, Actions& out) {
  if (huts_of(g, p) >= kMostHuts) return;
  for (u8 type = 0; type < kBuildings; ++type)
    if (!g.own<Huts>().stack[type].empty()) out.add({g.self, kTake, kNone, 0, 0, type});
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner != 0 || top.kind != kMainAction)
    return {"workers-huts.3", "Taking a hut is a main action of your own turn."};
  if (a.a >= kBuildings) return {"workers-huts.3", "Name the type of building of the hut."};
  if (g.own<Huts>().stack[a.a].empty()) return {"workers-huts.3", "There are no more huts of that type."};
  if (huts_of(g, top.seat) >= kMostHuts)
    return {"workers-huts.3", "Nobody has more than three huts, in the Alhambra and on the reserve."};
  return kAccepted;
}

void act(const Game& g, const Action& a, Seat p) {
  g.pop();
  Table& t = g.table();
  auto& stack = g.own<Huts>().stack[a.a];
  const TileId hut = stack.pop_back();
  stack.items[stack.size()] = 0;
  t.pieces.place[hut] = palace::kSetAside;
  t.aside.push_back(hut);
  g.emit({.kind = kEvTaken, .seat = p, .tile = hut});
  if (!stack.empty()) g.emit({.kind = kEvTurnedUp, .tile = stack.back()});
}

// Buildings of the hut's type beside it with no wall between.
int neighbours(const Position& g, Seat p, TileId hut) {
  const palace::Pieces& pieces = g.table().pieces;
  int n = 0;
  for_tiles_at(pieces, static_cast<u8>(palace::kInPalace + p), [&](TileId t) {
    if (type_now(g, t) != g.tile(hut).type) return;
    for (u8 s = 0; s < 4; ++s) {
      if (pieces.sides[hut] >> s & 1) continue;
      if (palace::beside({pieces.x[hut], pieces.y[hut]}, static_cast<Side>(s)) == Cell{pieces.x[t], pieces.y[t]}) ++n;
    }
  });
  return n < kMostNeighbours ? n : kMostNeighbours;
}

void count(const Position& g, Seat p, i16 (&halves)[kBuildings]) {
  huts_at(g, palace::kInPalace + p).for_each([&](TileId hut) {
    i16& n = halves[g.tile(hut).type];
    n = static_cast<i16>(n + 2 * neighbours(g, p, hut));
  });
}

void mark_counted(const Position& g, Seat p, u8 type, ScoreSheet& sheet) {
  huts_at(g, palace::kInPalace + p).for_each([&](TileId hut) {
    if (g.tile(hut).type == type && neighbours(g, p, hut))
      sheet.mark(g.table().pieces.x[hut], g.table().pieces.y[hut], kWholeCell);
  });
}

void read_stacks(const Game& g, Archive& ar) {
  Huts& h = g.own<Huts>();
  h = Huts{};
  if (!ar.begin("workers-huts")) return;
  for (u8 type = 0; type < kBuildings; ++type) {
    const int n = ar.begin_list(kBuildingNames[type], 0);
    if (n < 0) continue;
    for (int i = 0; i < n; ++i) {
      TileId t = kNoTile;
      ar.tile(nullptr, t);
      if (!is_hut(g, t) || g.tile(t).type != type)
        ar.refuse("A stack of huts holds a tile that does not belong there.");
      else if (h.stack[type].contains(t)) ar.refuse("A hut is there twice.");
      else h.stack[type].insert_at(0, t);
    }
    ar.end_list();
  }
  ar.end();
}

// Each stack from the top; in a view only the open hut, and how many are left.
void archive_table(const Game& g, Archive& ar) {
  if (ar.loading()) return read_stacks(g, ar);
  Huts& h = g.own<Huts>();
  const bool all = ar.may_see(kNobody);
  ar.begin("workers-huts");
  for (u8 type = 0; type < kBuildings; ++type) {
    const auto& stack = h.stack[type];
    const std::size_t shown = all || stack.empty() ? stack.size() : 1;
    ar.begin_list(kBuildingNames[type], static_cast<int>(shown));
    for (std::size_t i = 0; i < shown; ++i) {
      TileId t = stack[stack.size() - 1 - i];
      ar.tile(nullptr, t);
    }
    ar.end_list();
  }
  if (!all) {
    ar.begin("left");
    for (u8 type = 0; type < kBuildings; ++type) {
      int n = static_cast<int>(h.stack[type].size());
      ar.number(kBuildingNames[type], n, 0, kHighest);
    }
    ar.end();
  }
  ar.end();
}

// Huts that were named nowhere lie at the bottom of their stacks, shuffled.
void loaded(const Game& g, Archive& ar) {
  Huts& h = g.own<Huts>();
  u8(&place)[palace::kMaxTiles] = g.table().pieces.place;
  const auto elsewhere = [&](TileId t) { return place[t] != palace::kNotInGame && place[t] != palace::kElsewhere; };
  for (u8 type = 0; type < kBuildings; ++type) {
    auto& stack = h.stack[type];
    for (const TileId t : stack)
      if (elsewhere(t)) ar.refuse("A hut is there twice.");
    FixedVec<TileId, kHighest> rest;
    rest.clear();
    for (TileId t = 0; t < g.rules.tile.size(); ++t) {
      if (!is_hut(g, t) || g.tile(t).type != type || elsewhere(t)) continue;
      place[t] = palace::kElsewhere;
      if (!stack.contains(t)) rest.push_back(t);
    }
    if (rest.empty()) continue;
    g.chance().shuffle(std::span(rest.items, rest.size()));
    for (const TileId t : rest) stack.insert_at(0, t);
  }
  for (Seat p = 0; p < g.players(); ++p) {
    const int aside = p == active_player(g) ? huts_at(g, palace::kSetAside).count() : 0;
    if (huts_at(g, palace::kInPalace + p).count() + huts_at(g, palace::kInReserve + p).count() + aside > kMostHuts)
      ar.refuse("Nobody has more than three huts.");
  }
}

void resample(const Game& g, Seat, Random& random) {
  for (auto& stack : g.own<Huts>().stack)
    if (stack.size() > 2) deal_anew(random, std::span(stack.items, stack.size() - 1));
}

using enum FieldType;
constexpr Field kTakeFields[] = {{"type", kBuilding}};
constexpr Verb kVerbs[] = {{"take", kTakeFields}};
constexpr Field kTileOnly[] = {{"tile", kTile}};
constexpr EventKind kEvents[] = {{"taken", kTileOnly}, {"turned_up", kTileOnly}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "workers-huts",
             .title = "The Workers' Huts",
             .summary = "Free huts that count once more every building of their type beside them.",
             .provenance = "The walls of the 24 huts are reconstructed."},
    .state_size = sizeof(Huts),
    .schema = {"workers-huts", kVerbs, kEvents, {}},
    .tiles = kTiles,
    .setup = setup,
    .check = check,
    .act = act,
    .offer_main = offer_main,
    .count = count,
    .mark_counted = mark_counted,
    .archive_table = archive_table,
    .loaded = loaded,
    .resample = resample,
};

}  // namespace comares::workers_huts
