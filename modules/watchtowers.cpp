// The Watchtowers: half tiles with a wall of their own.
//   Buying   together with a base building of the market, one of the same type as long as there are any; the price
//            rises by 6, 4 or 2 before, between and after the first two scorings.
//   Placing  in any order with the other new tiles, in one of four corners of a cell, one leg against a base building
//            of its type. It never goes anywhere else and never moves again.
//   Scoring  its long side is a segment of the outer wall; each watchtower in the longest wall brings 2 points more.
// What a half tile is and where it fits: games/palace. Scenarios: tests/scenarios/watchtowers/
#include "games/alhambra/moves.h"

namespace comares::watchtowers {

using namespace alhambra;
using palace::Corner;
using palace::Fit;

namespace {

constexpr const char* kCornerNames[] = {"NW", "NE", "SE", "SW"};
constexpr int kCorners = 4;

constexpr TileKind tower(const char* id, u8 type) { return {id, type, 0, palace::kHalfTile, kPlacedByOwner}; }
// Provenance: numbers and types from the rulebook. That the short sides are as long as a tile's (the one form that
// fits the grid) follows from the rulebook and a review.
constexpr TileKind kTiles[] = {
    tower("watchtower-pavilion-1", kPavilion), tower("watchtower-pavilion-2", kPavilion),
    tower("watchtower-pavilion-3", kPavilion), tower("watchtower-seraglio-1", kSeraglio),
    tower("watchtower-seraglio-2", kSeraglio), tower("watchtower-seraglio-3", kSeraglio),
    tower("watchtower-arcades-1", kArcades),   tower("watchtower-arcades-2", kArcades),
    tower("watchtower-arcades-3", kArcades),   tower("watchtower-chambers-1", kChambers),
    tower("watchtower-chambers-2", kChambers), tower("watchtower-chambers-3", kChambers),
    tower("watchtower-garden-1", kGarden),     tower("watchtower-garden-2", kGarden),
    tower("watchtower-garden-3", kGarden),     tower("watchtower-tower-1", kTower),
    tower("watchtower-tower-2", kTower),       tower("watchtower-tower-3", kTower),
};

constexpr int kOfAType = 3;
static_assert(std::size(kTiles) == kBuildings * kOfAType && kTiles[kTower * kOfAType].type == kTower);

// Provenance: rulebook, cross-checked with public sources.
struct Facts {
  u8 surcharge[3];  // before scoring 1, before scoring 2, later
  u8 bonus;         // for each watchtower in the longest wall
};
constexpr Facts kPrinted = {{6, 4, 2}, 2};

void archive_facts(void* facts, Archive& ar) {
  Facts& f = *static_cast<Facts*>(facts);
  const auto number = [&](const char* key, u8& value) {
    int n = value;
    ar.number(key, n, 0, 20);
    value = static_cast<u8>(n);
  };
  if (ar.begin("surcharge")) {
    number("before_scoring_1", f.surcharge[0]);
    number("between_scoring_1_and_2", f.surcharge[1]);
    number("after_scoring_2", f.surcharge[2]);
    ar.end();
  }
  number("bonus_points", f.bonus);
}

enum Verbs : u8 { kBuyWith, kBuild };
enum Events : u8 { kEvBoughtWith, kEvBuilt, kEvReturned };

bool is_tower(const Position& g, TileId t) { return t < g.rules.tile.size() && g.tile(t).owner == g.self; }

palace::TileSet towers_at(const Position& g, int place) {
  return palace::tiles_at(g.table().pieces, static_cast<u8>(place)) & g.rules.owner(g.self).tiles;
}
bool in_supply(const Position& g, TileId t) { return g.table().pieces.place[t] == palace::kElsewhere; }

// The one with the lowest number that is left, or kNoTile. They stand type by type.
TileId next_of(const Position& g, u8 type) {
  const TileId first = static_cast<TileId>(g.rules.owner(g.self).first_tile + kOfAType * type);
  for (TileId t = first; t < first + kOfAType; ++t)
    if (in_supply(g, t)) return t;
  return kNoTile;
}

int surcharge(const Position& g) {
  const int held = g.table().scorings_done;
  return g.facts<Facts>().surcharge[held < 3 ? held : 2];
}

void setup(const Game& g, SetupStep step) {
  if (step != SetupStep::kSupplies) return;
  g.rules.owner(g.self).tiles.for_each([&](TileId t) { g.table().pieces.place[t] = palace::kElsewhere; });
}

// ---- Where one may stand ---------------------------------------------------------------------------------

u8 variants(const Position&, TileId, u8 (&sides)[kCorners]) {
  for (int c = 0; c < kCorners; ++c) sides[c] = palace::half_tile(static_cast<Corner>(c));
  return kCorners;
}

bool gives_colour(const Position& g, TileId t, u8 type) { return is_base_now(g, t) && g.tile(t).type == type; }

// At least one leg lies against a finished base building of the type.
bool has_colour(const Position& g, const palace::ConstRef& home, u8 type, u8 sides, Cell at) {
  for (const palace::Side s : palace::kEverySide)
    if (palace::legs_of(sides) & palace::bit(s) && gives_colour(g, palace::tile_at(home, palace::beside(at, s)), type))
      return true;
  return false;
}

template <class Do>
void for_places(const Position& g, const palace::ConstRef& home, u8 type, Do&& use) {
  palace::Cells cells;
  for (int c = 0; c < kCorners; ++c) {
    const u8 sides = palace::half_tile(static_cast<Corner>(c));
    palace::legal_cells(home, sides, cells);
    for (const Cell at : cells)
      if (has_colour(g, home, type, sides, at)) use(at, static_cast<u8>(c));
  }
}
// Does for_places find any? Asked for every tile on the market at every main action.
bool has_place(const Position& g, const palace::ConstRef& home, u8 type) {
  FixedVec<Cell, palace::kMaxTiles> of_type;
  of_type.clear();
  ((palace::tiles_at(home.pieces, static_cast<u8>(palace::kInPalace + home.owner)) & g.rules.buildings[type]) -
   g.table().hidden)
      .for_each([&](TileId t) {
        if (g.tile(t).flags & kIsBase) of_type.push_back({home.pieces.x[t], home.pieces.y[t]});
      });
  return !of_type.empty() && palace::takes_half_tile(home, std::span(of_type.items, of_type.size()));
}

constexpr Reject kNoColour = {"watchtowers.4", "A leg of the watchtower must lie against a base building of its type."};

Reject check_colour(const Position& g, const Laying& how) {
  return has_colour(g, g.palace(how.seat), g.tile(how.tile).type, how.sides, how.at) ? kAccepted : kNoColour;
}

Reject explain(const Position& g, const Laying& how, Fit fit) {
  if (fit == Fit::kHalfStays) return {"watchtowers.3", "A watchtower is never removed, turned or exchanged."};
  const bool is_ours = is_tower(g, how.tile);
  if (fit == Fit::kOk) return is_ours ? check_colour(g, how) : kAccepted;
  if (fit == Fit::kHole) {
    if (is_ours || g.palace(how.seat).palace.flags & palace::kHasHalves)
      return {"watchtowers.4", "No empty cell, and no empty half beside a watchtower, may be enclosed."};
    return kAccepted;
  }
  if (fit == Fit::kEdge) {
    if (is_ours) return {"watchtowers.4", "A watchtower's legs lie against open sides, and no camp lies beside it."};
    for (const palace::Side s : palace::kEverySide) {
      const Cell there = palace::beside(how.at, s);
      const u8 facing = palace::sides_at(g.palace(how.seat), there);
      if (!(facing & palace::kHalfTile)) continue;
      if (how.sides & palace::kOutwork) return {"watchtowers.8", "A camp never lies beside a watchtower."};
      if (palace::legs_of(facing) & palace::bit(opposite(s)) && how.sides & palace::bit(s))
        return {"watchtowers.4", "The side against a watchtower's leg must be open."};
    }
  }
  if (fit == Fit::kOnFoot && is_ours)
    return {"watchtowers.4", "One must be able to walk onto the watchtower over one of its legs."};
  return kAccepted;
}

// ---- Buying ----------------------------------------------------------------------------------------------

// Would there be a place for a watchtower once this tile lies somewhere in the Alhambra?
bool has_place_after(const Position& g, Seat p, TileId laid, u8 type) {
  const palace::ConstRef home = g.palace(p);
  u8 ways[4] = {g.table().pieces.sides[laid]};
  int count = 1;
  if (const u8 owner = g.tile(laid).owner)
    if (auto turn = g.rules.owner(owner).module->variants) count = turn(g.as(owner), laid, ways);
  palace::Cells cells;
  for (int i = 0; i < count; ++i) {
    palace::legal_cells(home, ways[i], cells);
    for (const Cell at : cells) {
      palace::Palace tried = home.palace;
      palace::Pieces pieces = home.pieces;
      palace::add({tried, pieces, p}, laid, at, ways[i]);
      if (has_place(g, {tried, pieces, p}, type)) return true;
    }
  }
  return false;
}

// As the Alhambra stands, or after exactly one of the tiles set aside was laid, the building of this purchase being
// among them (R4).
bool could_stand(const Position& g, Seat p, TileId building) {
  const u8 type = g.tile(building).type;
  if (has_place(g, g.palace(p), type) || has_place_after(g, p, building, type)) return true;
  for (const TileId t : g.table().aside)
    if (!is_tower(g, t) && has_place_after(g, p, t, type)) return true;
  return false;
}

Ware ware_of(const Position& g, int slot, When when) {
  Ware ware = market_ware(g, slot, when);
  ware.action = ActionHead::of(g.self, kBuyWith).part_a(static_cast<u8>(slot + 1));
  ware.price.amount = static_cast<u8>(ware.price.amount + surcharge(g));
  if (when == When::kTurn) ware.price.use = Use::kOther;
  return ware;
}

Reject check_slot(const Position& g, int slot) {
  if (slot < 0 || slot >= kSlots || g.table().market[slot] == kNoTile)
    return {"base.3.buy", "Choose a market slot that holds a tile."};
  const TileId tile = g.table().market[slot];
  if (!(g.tile(tile).flags & kIsBase)) return {"watchtowers.3", "A watchtower comes with a base building only."};
  if (next_of(g, g.tile(tile).type) == kNoTile) return {"watchtowers.3", "No watchtower of that type is left."};
  return kAccepted;
}

void wares(const Position& g, Seat, When when, Wares& out) {
  for (int slot = 0; slot < kSlots; ++slot)
    if (!check_slot(g, slot)) out.push_back(ware_of(g, slot, when));
}

bool fits_buyer(const Position& g, Seat p, const Ware& ware) { return could_stand(g, p, ware.tile); }

Reject no_ware(const Position& g, Seat p, When when, const Action& a) {
  const int slot = a.a - 1;
  if (Reject why = check_slot(g, slot)) return why;
  const Ware ware = ware_of(g, slot, when);
  if (!could_stand(g, p, ware.tile)) return {"watchtowers.R4", "Your Alhambra has no place for that watchtower."};
  int excess;
  return check_payment(g, p, ware.price, a.pay, excess);
}

void hand_over(const Game& g, const Deal& deal, const Purse& pay) {
  Table& t = g.table();
  const TileId taken = next_of(g, g.tile(deal.tile).type);
  take_from_market(g, deal.what - 1);
  t.pieces.place[taken] = palace::kSetAside;
  t.aside.push_back(taken);
  g.emit({.kind = kEvBoughtWith,
          .seat = deal.buyer,
          .tile = deal.tile,
          .a = deal.what,
          .b = deal.exact,
          .c = taken,
          .pay = pay});
}

// ---- Placing ---------------------------------------------------------------------------------------------

// Those of a type are alike: one of them is enough to choose from.
void offer_place(const Position& g, Seat p, Actions& out) {
  u32 seen = 0;
  for (const TileId t : g.table().aside) {
    if (!is_tower(g, t)) continue;
    const u8 type = g.tile(t).type;
    if (seen >> type & 1) continue;
    seen |= 1u << type;
    for_places(g, g.palace(p), type, [&](Cell at, u8 corner) {
      out.add(ActionHead::of(g.self, kBuild).with_tile(t).at(at.x, at.y).part_a(corner));
    });
  }
}

// When only watchtowers are left to be placed and none has a place, they go back (R11).
void still_aside(const Game& g, Seat p) {
  Table& t = g.table();
  for (const TileId tile : t.aside)
    if (!is_tower(g, tile) || has_place(g, g.palace(p), g.tile(tile).type)) return;
  for (const TileId tile : t.aside) {
    t.pieces.place[tile] = palace::kElsewhere;
    g.emit({.kind = kEvReturned, .seat = p, .tile = tile});
  }
  t.aside.clear();
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (a.verb != kBuild || top.owner != 0 || top.kind != kPlaceTile)
    return {"watchtowers.3", "A watchtower is built when the new tiles are placed."};
  if (!is_tower(g, a.tile) || !g.table().aside.contains(a.tile))
    return {"watchtowers.3", "That watchtower is not waiting to be built."};
  if (a.a >= kCorners) return {"watchtowers.4", "Its right angle lies in one of the corners NW, NE, SE and SW."};
  const Laying how{top.seat, a.tile, palace::half_tile(static_cast<Corner>(a.a)), {a.x, a.y}};
  const Fit fit = palace::can_add(g.palace(top.seat), how.sides, how.at);
  return fit == Fit::kOk ? check_colour(g, how) : alhambra::explain(g, how, fit);
}

void act(const Game& g, const Action& a, Seat p) {
  Table& t = g.table();
  for (std::size_t i = 0; i < t.aside.size(); ++i) {
    if (t.aside[i] != a.tile) continue;
    t.aside.erase_at(i);
    break;
  }
  g.pop();  // what it sets off goes on top of what comes after
  palace::add(g.palace(p), a.tile, {a.x, a.y}, palace::half_tile(static_cast<Corner>(a.a)));
  g.emit({.kind = kEvBuilt, .seat = p, .tile = a.tile, .x = a.x, .y = a.y, .a = a.a});
  each<&Module::tile_entered>(g, p, a.tile, Entry::kPlaced);
}

// Those at the legs of watchtowers.
palace::TileSet bound(const Position& g, Seat p) {
  palace::TileSet found{};
  const palace::ConstRef home = g.palace(p);
  if (!(home.palace.flags & palace::kHasHalves)) return found;
  const palace::Pieces& pieces = home.pieces;
  towers_at(g, palace::kInPalace + p).for_each([&](TileId t) {
    for (const palace::Side s : palace::kEverySide) {
      if (!(palace::legs_of(pieces.sides[t]) & palace::bit(s))) continue;
      const TileId there = palace::tile_at(home, palace::beside({pieces.x[t], pieces.y[t]}, s));
      if (there < palace::kMaxTiles) found.add(there);
    }
  });
  return found;
}

// Other tiles may go only if every watchtower keeps its colour (section 3, R8).
Reject may_leave(const Position& g, Seat p, TileId out, TileId in, u8) {
  const palace::ConstRef home = g.palace(p);
  if (!(home.palace.flags & palace::kHasHalves)) return kAccepted;
  const palace::Pieces& pieces = home.pieces;
  const Cell leaving{pieces.x[out], pieces.y[out]};
  bool kept = true;
  towers_at(g, palace::kInPalace + p).for_each([&](TileId t) {
    const u8 legs = palace::legs_of(pieces.sides[t]);
    const auto against = [&](palace::Side s) { return palace::beside({pieces.x[t], pieces.y[t]}, s); };
    if (std::abs(pieces.x[t] - leaving.x) + std::abs(pieces.y[t] - leaving.y) != 1) return;
    bool touched = false;
    for (const palace::Side s : palace::kEverySide) touched |= legs & palace::bit(s) && against(s) == leaving;
    if (!touched) return;
    bool coloured = gives_colour(g, in, g.tile(t).type);
    for (const palace::Side s : palace::kEverySide)
      if (legs & palace::bit(s) && against(s) != leaving)
        coloured |= gives_colour(g, palace::tile_at(home, against(s)), g.tile(t).type);
    kept &= coloured;
  });
  return kept ? kAccepted
              : Reject{"watchtowers.3", "A watchtower would lose the only building of its type at its legs."};
}

// ---- Scoring ---------------------------------------------------------------------------------------------

void points(const Position& g, int, ScoreSheet& sheet) {
  for (Seat p = 0; p < g.players(); ++p) {
    if (!(g.palace(p).palace.flags & palace::kHasHalves)) continue;
    palace::Wall wall;
    palace::longest_wall(g.palace(p), wall);
    if (wall.marked == 0) continue;
    sheet.add(p, g.self, 0, kNone, wall.marked * g.facts<Facts>().bonus, "watchtowers.5");
    for (const palace::Segment& s : wall.segments)
      if (s.side >= palace::kLongSide) sheet.mark(s.cell.x, s.cell.y, s.side);
  }
}

// ---- Positions -------------------------------------------------------------------------------------------

void archive_tile(const Game& g, Seat owner, TileId t, Archive& ar) {
  if (!is_tower(g, t) || g.table().pieces.place[t] != palace::kInPalace + owner) return;
  u8& sides = g.table().pieces.sides[t];
  u8 corner = palace::corner_of(sides);
  if (ar.loading() && !ar.has("corner")) return ar.refuse("A watchtower in a palace needs its 'corner'.");
  ar.name("corner", corner, kCornerNames);
  if (ar.loading() && corner < kCorners) sides = palace::half_tile(static_cast<Corner>(corner));
}

void loaded(const Game& g, Archive& ar) {
  const palace::Pieces& pieces = g.table().pieces;
  g.rules.owner(g.self).tiles.for_each([&](TileId t) {
    u8& place = g.table().pieces.place[t];
    if (place == palace::kNotInGame || place == palace::kOutOfGame) place = palace::kElsewhere;
    if (place == palace::kElsewhere || place == palace::kSetAside) return;
    if (place < palace::kInPalace || place >= palace::kInPalace + kMaxPlayers)
      return ar.refuse("A watchtower stands in an Alhambra or waits to be built; it lies nowhere else.");
    const Seat p = static_cast<Seat>(place - palace::kInPalace);
    if (!has_colour(g, g.palace(p), g.tile(t).type, pieces.sides[t], {pieces.x[t], pieces.y[t]}))
      ar.refuse("A watchtower has no base building of its type at its legs.");
  });
}

// ---- Bots ------------------------------------------------------------------------------------------------

// One that stands outside the longest wall may still come into it.
int appraise(const Position& g, Seat p, const Prospects& o) {
  constexpr int kHope = 60;  // hundredths of a point for each scoring
  const int standing = towers_at(g, palace::kInPalace + p).count();
  if (standing == 0) return 0;
  return (standing - palace::wall_worth(g.palace(p)).marked) * kHope * o.scorings;
}

void features(const Position& g, Seat p, Features& out) {
  out.push_back({"watchtowers", static_cast<i16>(towers_at(g, palace::kInPalace + p).count())});
  out.push_back({"watchtowers_in_wall", static_cast<i16>(palace::wall_worth(g.palace(p)).marked)});
}

// Builds it where wall and bonus together are worth most, once the other new tiles lie.
int habit(const Position& g, Seat p, const Actions& offered) {
  for (const TileId t : g.table().aside)
    if (!is_tower(g, t)) return -1;
  int best = -1, most = -1;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    const Action a = offered[i];
    if (a.owner != g.self || a.verb != kBuild) continue;
    palace::Palace home = g.palace(p).palace;
    palace::Pieces pieces = g.table().pieces;
    palace::add({home, pieces, p}, a.tile, {a.x, a.y}, palace::half_tile(static_cast<Corner>(a.a)));
    const palace::WallWorth worth = palace::wall_worth({home, pieces, p});
    const int points = worth.length + worth.marked * g.facts<Facts>().bonus;
    if (points <= most) continue;
    most = points;
    best = static_cast<int>(i);
  }
  return best;
}

using enum FieldType;
constexpr Field kBuyFields[] = {{"slot", kSlot}, {"pay", kPurse}};
constexpr Field kPlaceFields[] = {{"tile", kTile}, {"at", kCell}, {"corner", kName, Part::kA, false, kCornerNames}};
constexpr Verb kVerbs[] = {{"buy", kBuyFields}, {"place", kPlaceFields}};
constexpr Field kBoughtFields[] = {{"tile", kTile},
                                   {"watchtower", kTileIn, Part::kC},
                                   {"slot", kSlot},
                                   {"pay", kPurse},
                                   {"exact", kFlag, Part::kB, true}};
constexpr Field kTileOnly[] = {{"tile", kTile}};
constexpr EventKind kEvents[] = {{"bought", kBoughtFields}, {"built", kPlaceFields}, {"returned", kTileOnly}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "watchtowers",
             .title = "The Watchtowers",
             .summary = "Half tiles bought with a building: a wall of their own, and 2 points more in the longest one.",
             .provenance = nullptr},
    .schema = {"watchtowers", kVerbs, kEvents, {}},
    .tiles = kTiles,
    .facts = &kPrinted,
    .facts_size = sizeof kPrinted,
    .archive_facts = archive_facts,
    .setup = setup,
    .check = check,
    .act = act,
    .hints = {.bound = bound},
    .wares = wares,
    .sold_by = 1 << kBuyWith,
    .fits_buyer = fits_buyer,
    .no_ware = no_ware,
    .hand_over = hand_over,
    .variants = variants,
    .explain = explain,
    .may_leave = may_leave,
    .offer_place = offer_place,
    .still_aside = still_aside,
    .points = points,
    .archive_tile = archive_tile,
    .loaded = loaded,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::watchtowers
