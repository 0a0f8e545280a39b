// The Kiosks: a module that no box holds. It shows that a module needs nothing of the core but its hooks: a ware and a
// piece to pay with, a tile of half a cell, a secret choice, an option, and a decision between two turns.
//   Setup    everybody secretly chooses a currency and, when all have, gets two stamps of it, each worth one.
//   Buying   a main action: a kiosk for 4 of one currency (option: 6). It stands in a corner where it fits.
//   Window   once between two turns, a stamp may be changed for one of another currency.
//   Scoring  1 point for each own kiosk; in version 1 of these rules it was 2.
#include "games/alhambra/moves.h"

namespace comares::kiosks {

using namespace alhambra;

namespace {

constexpr int kCount = 6, kCorners = 4, kStampsEach = 2;
constexpr TileKind kiosk(const char* id) { return {id, kNoType, 0, palace::kHalfTile, kPlacedByOwner}; }
constexpr TileKind kTiles[kCount] = {kiosk("kiosk-1"), kiosk("kiosk-2"), kiosk("kiosk-3"),
                                     kiosk("kiosk-4"), kiosk("kiosk-5"), kiosk("kiosk-6")};
constexpr const char* kStampIds[] = {"stamp-denar", "stamp-dirham", "stamp-ducat", "stamp-florin"};
constexpr PieceKind kStamps[] = {worth_one(kStampIds[0], kDenar), worth_one(kStampIds[1], kDirham),
                                 worth_one(kStampIds[2], kDucat), worth_one(kStampIds[3], kFlorin)};
constexpr u32 kOneStamp = 1u << kSingleShift;
constexpr u32 stamps_in(const Purse& hand, u8 c) { return hand.word[c] >> kSingleShift & ((1u << kSingleWidth) - 1); }

constexpr const char* kPrices[] = {"4", "6"};
constexpr u8 kPrice[] = {4, 6};
constexpr Option kOptions[] = {{"kiosk_price", "What a kiosk costs.", kPrices}};
constexpr const char* kCornerNames[] = {"NW", "NE", "SE", "SW"};

struct Kiosks {
  u8 chosen[kMaxPlayers];  // currency + 1, until all have chosen
  u8 changed;              // bit per seat: a stamp, since the last turn
};

enum Verbs : u8 { kChooseCurrency, kBuyKiosk, kBuild, kChangeStamp };
enum Decisions : u8 { kChoose };
enum Procedures : u8 { kChoosing };
enum Events : u8 { kEvChosen, kEvRevealed, kEvBought, kEvBuilt, kEvReturned, kEvChanged };

bool is_kiosk(const Position& g, TileId t) { return t < g.rules.tile.size() && g.tile(t).owner == g.self; }
palace::TileSet kiosks_at(const Position& g, int place) {
  return palace::tiles_at(g.table().pieces, static_cast<u8>(place)) & g.rules.owner(g.self).tiles;
}

// ---- The secret choice -----------------------------------------------------------------------------------

void setup(const Game& g, SetupStep step) {
  if (step == SetupStep::kSupplies)
    g.rules.owner(g.self).tiles.for_each([&](TileId t) { g.table().pieces.place[t] = palace::kElsewhere; });
  if (step == SetupStep::kSecretChoices) g.begin(kChoosing);
}

void step(const Game& g) {
  Frame& f = g.top();
  if (f.d[0] < g.players()) return g.ask(kChoose, f.d[0]++);
  g.pop();
  for (Seat p = 0; p < g.players(); ++p) {
    u8& chosen = g.own<Kiosks>().chosen[p];
    const u8 currency = static_cast<u8>(chosen - 1);
    g.table().hand[p].word[currency] += kStampsEach * kOneStamp;
    g.emit({.kind = kEvRevealed, .seat = p, .a = currency});
    chosen = 0;
  }
}

void legal(const Position& g, Actions& out) {
  for (u8 c = 0; c < kCurrencies; ++c) out.add(ActionHead::of(g.self, kChooseCurrency).part_a(c));
}

// ---- Buying and building ---------------------------------------------------------------------------------

template <class Do>
void for_places(const Position& g, Seat p, Do&& use) {
  palace::Cells cells;
  for (u8 c = 0; c < kCorners; ++c) {
    palace::legal_cells(g.palace(p), palace::half_tile(static_cast<palace::Corner>(c)), cells);
    for (const Cell at : cells) use(at, c);
  }
}
bool has_place(const Position& g, Seat p) {
  bool found = false;
  for_places(g, p, [&](Cell, u8) { found = true; });
  return found;
}

void wares(const Position& g, Seat p, When when, Wares& out) {
  if (when != When::kTurn || kiosks_at(g, palace::kElsewhere).count() == 0 || !has_place(g, p)) return;
  const u8 price = kPrice[g.option(0)];
  out.push_back({.action = ActionHead::of(g.self, kBuyKiosk),
                 .tile = kNoTile,
                 .printed = price,
                 .follows = kFurtherAction,
                 .price = {kAnyCurrency, price, false, Use::kOther}});
}
Reject no_ware(const Position&, Seat, When, const Action&) {
  return {"base.3.buy", "No kiosk is for sale, or there is no place for one."};
}
void hand_over(const Game& g, const Deal& deal, const Purse& pay) {
  Table& t = g.table();
  TileId taken = kNoTile;
  kiosks_at(g, palace::kElsewhere).for_each([&](TileId one) { taken = taken == kNoTile ? one : taken; });
  t.pieces.place[taken] = palace::kSetAside;
  t.aside.push_back(taken);
  g.emit({.kind = kEvBought, .seat = deal.buyer, .tile = taken, .pay = pay});
}

void offer_place(const Position& g, Seat p, Actions& out) {
  for (const TileId t : g.table().aside)
    if (is_kiosk(g, t))
      for_places(g, p, [&](Cell at, u8 corner) {
        out.add(ActionHead::of(g.self, kBuild).with_tile(t).at(at.x, at.y).part_a(corner));
      });
}
void still_aside(const Game& g, Seat p) {
  Table& t = g.table();
  for (const TileId tile : t.aside)
    if (!is_kiosk(g, tile) || has_place(g, p)) return;
  for (const TileId tile : t.aside) {
    t.pieces.place[tile] = palace::kElsewhere;
    g.emit({.kind = kEvReturned, .seat = p, .tile = tile});
  }
  t.aside.clear();
}
u8 variants(const Position&, TileId, u8 (&sides)[kCorners]) {
  for (int c = 0; c < kCorners; ++c) sides[c] = palace::half_tile(static_cast<palace::Corner>(c));
  return kCorners;
}

// ---- Between two turns -----------------------------------------------------------------------------------

void offer_window(const Position& g, Seat p, Actions& out) {
  if (g.own<Kiosks>().changed >> p & 1) return;
  for (u8 from = 0; from < kCurrencies; ++from)
    for (u8 to = 0; to < kCurrencies; ++to)
      if (from != to && stamps_in(g.table().hand[p], from))
        out.add(ActionHead::of(g.self, kChangeStamp).part_a(from).part_b(to));
}
void turn_begins(const Game& g, Seat) { g.own<Kiosks>().changed = 0; }

// ---- Decisions -------------------------------------------------------------------------------------------

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner == g.self)
    return a.owner == g.self && a.verb == kChooseCurrency && a.a < kCurrencies
               ? kAccepted
               : Reject{"base.3", "Choose a currency for your stamps."};
  if (a.verb == kBuild && top.owner == 0 && top.kind == kPlaceTile && g.table().aside.contains(a.tile) &&
      is_kiosk(g, a.tile) && a.a < kCorners) {
    const Laying how{top.seat, a.tile, palace::half_tile(static_cast<palace::Corner>(a.a)), {a.x, a.y}};
    const palace::Fit fit = palace::can_add(g.palace(top.seat), how.sides, how.at);
    return fit == palace::Fit::kOk ? kAccepted : alhambra::explain(g, how, fit);
  }
  if (a.verb == kChangeStamp && top.owner == 0 && top.kind == kWindowMove && a.a < kCurrencies && a.b < kCurrencies &&
      a.a != a.b && !(g.own<Kiosks>().changed >> top.seat & 1) && stamps_in(g.table().hand[top.seat], a.a))
    return kAccepted;
  return {"base.3", "That cannot be done with kiosks and stamps now."};
}

void act(const Game& g, const Action& a, Seat p) {
  Kiosks& own = g.own<Kiosks>();
  Table& t = g.table();
  if (a.verb == kChooseCurrency) {
    g.pop();
    own.chosen[p] = static_cast<u8>(a.a + 1);
    g.emit({.kind = kEvChosen, .seat = p, .audience = only_for(p), .a = a.a});
  } else if (a.verb == kChangeStamp) {
    own.changed = static_cast<u8>(own.changed | 1u << p);
    t.hand[p].word[a.a] -= kOneStamp;
    t.hand[p].word[a.b] += kOneStamp;
    g.emit({.kind = kEvChanged, .seat = p, .a = a.a, .b = a.b});
  } else {
    for (std::size_t i = 0; i < t.aside.size(); ++i) {
      if (t.aside[i] != a.tile) continue;
      t.aside.erase_at(i);
      break;
    }
    g.pop();
    palace::add(g.palace(p), a.tile, {a.x, a.y}, palace::half_tile(static_cast<palace::Corner>(a.a)));
    g.emit({.kind = kEvBuilt, .seat = p, .tile = a.tile, .x = a.x, .y = a.y, .a = a.a});
    each<&Module::tile_entered>(g, p, a.tile, Entry::kPlaced);
  }
}

template <int kEach>
void points(const Position& g, int, ScoreSheet& sheet) {
  for (Seat p = 0; p < g.players(); ++p)
    if (const int n = kEach * kiosks_at(g, palace::kInPalace + p).count()) sheet.add(p, g.self, 0, kNone, n, "base.5");
}

// ---- Positions -------------------------------------------------------------------------------------------

void archive_player(const Game& g, Seat p, Archive& ar) {
  u8& chosen = g.own<Kiosks>().chosen[p];
  bool has_chosen = chosen != 0;
  if (ar.loading() ? ar.has("chosen") : has_chosen && ar.may_see(p)) {
    u8 currency = static_cast<u8>(chosen - 1);
    ar.name("chosen", currency, std::span(kCurrencyNames, kCurrencies));
    chosen = static_cast<u8>(currency + 1);
  } else if (has_chosen) {
    ar.flag("chosen", has_chosen);
  }
  bool changed = g.own<Kiosks>().changed >> p & 1;
  if (ar.loading() || changed) ar.flag("changed", changed);
  g.own<Kiosks>().changed = static_cast<u8>(g.own<Kiosks>().changed | u32{changed} << p);
  Purse& hand = g.table().hand[p];
  u32 count = 0;
  for (u8 c = 0; c < kCurrencies; ++c) count += stamps_in(hand, c);
  const int size = ar.begin_list("stamps", static_cast<int>(count));
  if (size < 0) return;
  for (int i = 0; ar.loading() && i < size; ++i) {
    u8 c = kNone;
    ar.name(nullptr, c, kStampIds);
    if (c < kCurrencies) hand.word[c] += kOneStamp;
  }
  for (u8 c = 0; !ar.loading() && c < kCurrencies; ++c) {
    for (u32 n = stamps_in(hand, c); n; --n) {
      u8 stamp = c;
      ar.name(nullptr, stamp, kStampIds);
    }
  }
  ar.end_list();
}

void archive_tile(const Game& g, Seat owner, TileId t, Archive& ar) {
  if (!is_kiosk(g, t) || g.table().pieces.place[t] != palace::kInPalace + owner) return;
  u8& sides = g.table().pieces.sides[t];
  u8 corner = palace::corner_of(sides);
  ar.name("corner", corner, kCornerNames);
  if (ar.loading()) sides = palace::half_tile(static_cast<palace::Corner>(corner % kCorners));
}
void loaded(const Game& g, Archive&) {
  g.rules.owner(g.self).tiles.for_each([&](TileId t) {
    u8& place = g.table().pieces.place[t];
    if (place == palace::kNotInGame || place == palace::kOutOfGame) place = palace::kElsewhere;
  });
}

// What others chose is known when all have.
void resample(const Game& g, Seat viewer, Random& random) {
  for (Seat p = 0; p < g.players(); ++p)
    if (u8& chosen = g.own<Kiosks>().chosen[p]; chosen && p != viewer) chosen = static_cast<u8>(1 + random.below(4));
}

using enum FieldType;
constexpr Field kCurrencyField[] = {{"currency", kCurrency}};
constexpr Field kPayField[] = {{"pay", kPurse}};
constexpr Field kPlaceFields[] = {{"tile", kTile}, {"at", kCell}, {"corner", kName, Part::kA, false, kCornerNames}};
constexpr Field kChangeFields[] = {{"from", kCurrency}, {"to", kCurrency, Part::kB}};
constexpr Verb kVerbs[] = {
    {"choose", kCurrencyField}, {"buy", kPayField}, {"place", kPlaceFields}, {"change", kChangeFields}};
constexpr Field kBoughtFields[] = {{"tile", kTile}, {"pay", kPurse}};
constexpr Field kTileField[] = {{"tile", kTile}};
constexpr EventKind kEvents[] = {{"chosen", kCurrencyField}, {"revealed", kCurrencyField}, {"bought", kBoughtFields},
                                 {"built", kPlaceFields},    {"returned", kTileField},     {"changed", kChangeFields}};
constexpr DecisionKind kDecisions[] = {
    {.name = "choose", .prompt = "Choose secretly in which currency you get your stamps.", .secret = true}};

constexpr Module of_version(u16 version, decltype(Module::points) points) {
  return {
      .info = {.slug = "kiosks",
               .title = "The Kiosks",
               .summary = "Half tiles for sale, and stamps to pay with.",
               .provenance = nullptr,
               .version = version},
      .state_size = sizeof(Kiosks),
      .schema = {"kiosks", kVerbs, kEvents, kDecisions},
      .options = kOptions,
      .tiles = kTiles,
      .pieces = kStamps,
      .setup = setup,
      .step = step,
      .legal = legal,
      .check = check,
      .act = act,
      .offer_window = offer_window,
      .wares = wares,
      .sold_by = 1 << kBuyKiosk,
      .no_ware = no_ware,
      .hand_over = hand_over,
      .variants = variants,
      .offer_place = offer_place,
      .still_aside = still_aside,
      .turn_begins = turn_begins,
      .points = points,
      .archive_player = archive_player,
      .archive_tile = archive_tile,
      .loaded = loaded,
      .resample = resample,
  };
}

}  // namespace

extern const Module kModule, kFirstModule;
constinit const Module kModule = of_version(2, points<1>);
constinit const Module kFirstModule = of_version(1, points<2>);

}  // namespace comares::kiosks
