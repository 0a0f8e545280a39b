// The Bazaars: tiles beside the market that score what stands round them.
//   Drawing  a bazaar that comes for the market is laid face up beside it, and the draw goes on.
//   Buying   at the price of the tile that lies on the slot of the bazaar's currency, exactly and in that currency.
//   Scoring  only in scoring 3: of the eight neighbours those of its three types, times how many of the types
//            are there.
// Scenarios: tests/scenarios/bazaars/
#include "games/alhambra/moves.h"

namespace comares::bazaars {

using namespace alhambra;

namespace {

constexpr int kCount = 8;
constexpr int kLastScoring = 3;

// Provenance: number, one currency and three types each, no walls: rulebook and public sources. Which types and
// which currency: reconstructed, but for one tile of seraglio, arcades and tower and a florin one, which are known.
constexpr u8 kBazaar = kGoesInBag | kGiftable;
constexpr TileKind kTiles[kCount] = {
    {"bazaar-1", kNoType, 0, 0, kBazaar}, {"bazaar-2", kNoType, 0, 0, kBazaar}, {"bazaar-3", kNoType, 0, 0, kBazaar},
    {"bazaar-4", kNoType, 0, 0, kBazaar}, {"bazaar-5", kNoType, 0, 0, kBazaar}, {"bazaar-6", kNoType, 0, 0, kBazaar},
    {"bazaar-7", kNoType, 0, 0, kBazaar}, {"bazaar-8", kNoType, 0, 0, kBazaar},
};

constexpr int kTypes = 3;
struct Face {
  u8 currency;
  u8 types[kTypes];
};
struct Faces {
  Face of[kCount];
};
constexpr Faces kFacesPrinted = {{{kDenar, {kPavilion, kArcades, kGarden}},
                                  {kDenar, {kSeraglio, kChambers, kTower}},
                                  {kDirham, {kPavilion, kArcades, kTower}},
                                  {kDirham, {kSeraglio, kChambers, kGarden}},
                                  {kDucat, {kPavilion, kChambers, kTower}},
                                  {kDucat, {kSeraglio, kArcades, kGarden}},
                                  {kFlorin, {kSeraglio, kArcades, kTower}},
                                  {kFlorin, {kPavilion, kChambers, kGarden}}}};

void archive_facts(void* facts, Archive& ar) {
  Faces& faces = *static_cast<Faces*>(facts);
  for (int i = 0; i < kCount; ++i) {
    if (!ar.begin(kTiles[i].id)) continue;
    ar.name("currency", faces.of[i].currency, std::span(kCurrencyNames, kCurrencies));
    if (ar.begin_list("types", kTypes) >= 0) {
      for (u8& type : faces.of[i].types) ar.name(nullptr, type, kBuildingNames);
      ar.end_list();
    }
    const auto& [one, two, three] = faces.of[i].types;
    if (one == two || two == three || one == three) ar.refuse("A bazaar shows three different types.");
    ar.end();
  }
}

enum Verbs : u8 { kBuyBazaar };
enum Events : u8 { kEvLaidBeside, kEvBazaarBought };

bool is_bazaar(const Position& g, TileId t) { return t < g.rules.tile.size() && g.tile(t).owner == g.self; }
const Face& face_of(const Position& g, TileId t) { return g.facts<Faces>().of[t - g.rules.owner(g.self).first_tile]; }

palace::TileSet bazaars_at(const Position& g, int place) {
  return palace::tiles_at(g.table().pieces, static_cast<u8>(place)) & g.rules.owner(g.self).tiles;
}
palace::TileSet beside_market(const Position& g) { return bazaars_at(g, palace::kElsewhere); }

bool tile_drawn(const Game& g, TileId tile, int) {
  if (!is_bazaar(g, tile)) return false;
  g.table().pieces.place[tile] = palace::kElsewhere;
  g.emit({.kind = kEvLaidBeside, .tile = tile});
  return true;
}

// ---- Buying ----------------------------------------------------------------------------------------------

// The tile that sets its price, or kNoTile.
TileId price_tile(const Position& g, TileId bazaar) {
  for (int slot = 0; slot < kSlots; ++slot)
    if (g.rules.slot_currency[slot] == face_of(g, bazaar).currency) return g.table().market[slot];
  return kNoTile;
}

void wares(const Position& g, Seat, When when, Wares& out) {
  beside_market(g).for_each([&](TileId bazaar) {
    const TileId on_slot = price_tile(g, bazaar);
    if (on_slot == kNoTile) return;
    const u8 price = g.tile(on_slot).price;
    out.push_back({.action = ActionHead::of(g.self, kBuyBazaar).with_tile(bazaar),
                   .tile = bazaar,
                   .printed = price,
                   .follows = kFurtherAction | stage_bit(PayStage::kTaken) | stage_bit(PayStage::kDear),
                   .price = {.currency = face_of(g, bazaar).currency,
                             .amount = price,
                             .exact_only = true,
                             .use = when == When::kTurn ? Use::kTile : Use::kWindow}});
  });
}

Reject no_ware(const Position& g, Seat, When, const Action& a) {
  if (!is_bazaar(g, a.tile) || !beside_market(g).contains(a.tile))
    return {"bazaars.3", "That bazaar does not lie beside the market."};
  return {"bazaars.3", "The slot of its currency is empty, so the bazaar has no price now."};
}

void hand_over(const Game& g, const Deal& deal, const Purse& pay) {
  g.table().pieces.place[deal.tile] = palace::kSetAside;
  g.table().aside.push_back(deal.tile);
  g.emit({.kind = kEvBazaarBought, .seat = deal.buyer, .tile = deal.tile, .pay = pay});
}

// ---- Scoring ---------------------------------------------------------------------------------------------

// What a bazaar in a cell of p's Alhambra would score; `use` is called with the cells that count.
template <class Use>
int worth_at(const Position& g, Seat p, TileId bazaar, Cell at, Use&& use) {
  int matching = 0;
  u32 there = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell c{static_cast<i8>(at.x + dx), static_cast<i8>(at.y + dy)};
      const u8 type = type_now(g, palace::tile_at(g.palace(p), c));
      for (const u8 shown : face_of(g, bazaar).types) {
        if (shown != type) continue;
        ++matching;
        there |= 1u << type;
        use(c);
      }
    }
  }
  return matching * std::popcount(there);
}

void points(const Position& g, int round, ScoreSheet& sheet) {
  if (round != kLastScoring) return;
  const palace::Pieces& pieces = g.table().pieces;
  for (Seat p = 0; p < g.players(); ++p) {
    bazaars_at(g, palace::kInPalace + p).for_each([&](TileId bazaar) {
      const Cell at{pieces.x[bazaar], pieces.y[bazaar]};
      const int sum = worth_at(g, p, bazaar, at, [](Cell) {});
      if (sum == 0) return;
      sheet.add(p, g.self, 0, kNone, sum, "bazaars.5");
      if (!sheet.with_marks) return;
      sheet.mark(at.x, at.y, kWholeCell);
      worth_at(g, p, bazaar, at, [&](Cell c) { sheet.mark(c.x, c.y, kWholeCell); });
    });
  }
}

// ---- Positions -------------------------------------------------------------------------------------------

void archive_table(const Game& g, Archive& ar) {
  if (!ar.loading()) {
    const palace::TileSet beside = beside_market(g);
    ar.begin("bazaars");
    ar.begin_list("beside", beside.count());
    beside.for_each([&](TileId t) { ar.tile(nullptr, t); });
    ar.end_list();
    return ar.end();
  }
  if (!ar.begin("bazaars")) return;
  const int n = ar.begin_list("beside", 0);
  for (int i = 0; i < n; ++i) {
    TileId t = kNoTile;
    ar.tile(nullptr, t);
    if (!is_bazaar(g, t)) ar.refuse("Only bazaars lie beside the market.");
    else if (g.table().pieces.place[t] != palace::kNotInGame) ar.refuse("A bazaar is there twice.");
    else g.table().pieces.place[t] = palace::kElsewhere;
  }
  if (n >= 0) ar.end_list();
  ar.end();
}

void loaded(const Game& g, Archive& ar) {
  for (const TileId t : g.table().market)
    if (is_bazaar(g, t)) ar.refuse("A bazaar lies beside the market, never on one of its slots.");
}

// ---- Bots ------------------------------------------------------------------------------------------------

// What the neighbours still to come will add, and on the reserve what it would score at its best.
int appraise(const Position& g, Seat p, const Prospects& o) {
  const palace::Pieces& pieces = g.table().pieces;
  int sum = 0;
  bazaars_at(g, palace::kInPalace + p).for_each([&](TileId bazaar) {
    int empty = 0;
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx)
        empty += !palace::is_filled(g.palace(p),
                                    {static_cast<i8>(pieces.x[bazaar] + dx), static_cast<i8>(pieces.y[bazaar] + dy)});
    sum += (empty < o.turns ? empty : o.turns) * 40;
    sum += worth_at(g, p, bazaar, {pieces.x[bazaar], pieces.y[bazaar]}, [](Cell) {}) * 50;
  });
  return sum;
}

void features(const Position& g, Seat p, Features& out) {
  const palace::Pieces& pieces = g.table().pieces;
  int sum = 0, built = 0;
  bazaars_at(g, palace::kInPalace + p).for_each([&](TileId bazaar) {
    ++built;
    sum += worth_at(g, p, bazaar, {pieces.x[bazaar], pieces.y[bazaar]}, [](Cell) {});
  });
  out.push_back({"bazaars", static_cast<i16>(built)});
  out.push_back({"points_of_bazaars", static_cast<i16>(sum)});
}

using enum FieldType;
constexpr Field kBuyFields[] = {{"tile", kTile}, {"pay", kPurse}};
constexpr Field kTileOnly[] = {{"tile", kTile}};
constexpr Verb kVerbs[] = {{"buy", kBuyFields}};
constexpr EventKind kEvents[] = {{"laid_beside", kTileOnly}, {"bought", kBuyFields}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "bazaars",
             .title = "The Bazaars",
             .summary = "Bazaars are paid exactly and score the buildings round them at the end.",
             .provenance = "Types and currencies of the eight bazaars are partly reconstructed."},
    .schema = {"bazaars", kVerbs, kEvents, {}},
    .tiles = kTiles,
    .facts = &kFacesPrinted,
    .facts_size = sizeof kFacesPrinted,
    .archive_facts = archive_facts,
    .wares = wares,
    .sold_by = 1 << kBuyBazaar,
    .no_ware = no_ware,
    .hand_over = hand_over,
    .tile_drawn = tile_drawn,
    .points = points,
    .archive_table = archive_table,
    .loaded = loaded,
    .appraise = appraise,
    .features = features,
};

}  // namespace comares::bazaars
