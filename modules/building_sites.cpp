// The Building Sites: a market tile for half its price, which counts only when it is completed.
//   Setup     eight sites, two of each currency, face down in a stack.
//   Set up    pay half the price, never exactly; of two sites drawn choose one secretly and lay it on the tile.
//   Complete  a main action: the full price in the currency of the site, which then leaves the game.
//   End       sites in an Alhambra are revealed; all money of those currencies is given up before the last tiles
//             are distributed.
// Scenarios: tests/scenarios/building-sites/
#include "engine/deal.h"
#include "games/alhambra/moves.h"

namespace comares::building_sites {

using namespace alhambra;

namespace {

// Provenance: two of each of the four currencies (rulebook).
constexpr int kCount = 8, kOfEach = 2;
constexpr std::span<const char* const> kNames(kCurrencyNames, kCurrencies);

struct Sites {
  struct One {
    u8 tile;  // 1 + the tile it lies on, or 0
    u8 currency;
  } on[kCount];           // by tile; zero behind them
  u8 stack[kCurrencies];  // how many of each lie there
  u8 out[kCurrencies];    // … are completed
  u8 seen[2];             // 1 + currency of each of the two drawn, while one is chosen
};

enum Verbs : u8 { kSetUp, kChoose, kComplete };
enum Decisions : u8 { kChooseOne };
enum Events : u8 { kEvSetUp, kEvDrawn, kEvChosen, kEvLaid, kEvCompleted, kEvRevealed, kEvVoid };

int sum_of_all(const u8 (&counts)[kCurrencies]) {
  int n = 0;
  for (const u8 count : counts) n += count;
  return n;
}

const Sites::One* site_on(const Sites& s, TileId t) {
  for (const Sites::One& one : s.on)
    if (one.tile == t + 1) return &one;
  return nullptr;
}

// A tile that lies inside the wall, comes from the market and has a price.
bool can_be_site(const TileKind& kind) {
  return kind.price > 0 && kind.flags & kGoesInBag && !(kind.sides & palace::kOutwork);
}

void lay(const Game& g, TileId t, u8 currency) {
  Sites& s = g.own<Sites>();
  int at = kCount - 1;
  for (; at > 0 && (s.on[at - 1].tile == 0 || s.on[at - 1].tile > t + 1); --at) s.on[at] = s.on[at - 1];
  s.on[at] = {static_cast<u8>(t + 1), currency};
  g.table().hidden.add(t);
}

u8 lift(const Game& g, TileId t) {
  Sites& s = g.own<Sites>();
  int at = 0;
  while (s.on[at].tile != t + 1) ++at;
  const u8 currency = s.on[at].currency;
  for (; at + 1 < kCount; ++at) s.on[at] = s.on[at + 1];
  s.on[kCount - 1] = {};
  g.table().hidden.remove(t);
  return currency;
}

void setup(const Game& g, SetupStep step) {
  if (step != SetupStep::kSupplies) return;
  for (u8& n : g.own<Sites>().stack) n = kOfEach;
}

// ---- Setting up and completing ---------------------------------------------------------------------

bool is_own(const Position& g, Seat p, TileId t) {
  const u8 place = g.table().pieces.place[t];
  return place == palace::kInPalace + p || place == palace::kInReserve + p;
}

void wares(const Position& g, Seat p, When when, Wares& out) {
  if (when != When::kTurn) return;
  const Table& t = g.table();
  constexpr u8 kExcess = stage_bit(PayStage::kMoneyBack) | stage_bit(PayStage::kExcessKept);
  for (u8 slot = 0; slot < kSlots && sum_of_all(g.own<Sites>().stack); ++slot) {
    const TileId tile = t.market[slot];
    if (tile == kNoTile || !can_be_site(g.tile(tile))) continue;
    const u8 price = g.tile(tile).price;
    out.push_back(
        {.action = ActionHead::of(g.self, kSetUp).part_a(static_cast<u8>(slot + 1)),
         .tile = tile,
         .printed = price,
         .follows = kExcess | stage_bit(PayStage::kTaken) | stage_bit(PayStage::kDear) | kNeverExact,
         .price = {g.rules.slot_currency[slot], static_cast<u8>(price > 1 ? price / 2 : 1), false, Use::kOther}});
  }
  for (const Sites::One& one : g.own<Sites>().on) {
    const TileId tile = static_cast<TileId>(one.tile - 1);
    if (one.tile == 0 || !is_own(g, p, tile)) continue;
    out.push_back({.action = ActionHead::of(g.self, kComplete).with_tile(tile),
                   .tile = tile,
                   .printed = g.tile(tile).price,
                   .follows = kExcess | kFurtherAction,
                   .price = {one.currency, g.tile(tile).price, false, Use::kOther}});
  }
}

Reject no_ware(const Position& g, Seat, When when, const Action& a) {
  if (when == When::kWindow) return {"building-sites.8", "Sites are neither set up nor completed between two turns."};
  if (a.verb == kComplete) return {"building-sites.3", "Complete a tile of your own that is under construction."};
  if (sum_of_all(g.own<Sites>().stack) == 0) return {"building-sites.3", "No building site is left in the stack."};
  if (a.a < 1 || a.a > kSlots || g.table().market[a.a - 1] == kNoTile)
    return {"building-sites.3", "Choose a market slot that holds a tile."};
  return {"building-sites.3", "This tile cannot be set up as a site."};
}

void hand_over(const Game& g, const Deal& deal, const Purse& pay) {
  if (deal.verb == kSetUp) {
    take_from_market(g, deal.what - 1);
    return g.emit({.kind = kEvSetUp, .seat = deal.buyer, .tile = deal.tile, .a = deal.what, .pay = pay});
  }
  const u8 currency = lift(g, deal.tile);
  ++g.own<Sites>().out[currency];
  g.emit({.kind = kEvCompleted, .seat = deal.buyer, .tile = deal.tile, .a = currency, .b = deal.exact, .pay = pay});
}

u8 draw_site(const Game& g) {
  u8(&stack)[kCurrencies] = g.own<Sites>().stack;
  u32 n = g.chance().below(static_cast<u32>(sum_of_all(stack)));
  u8 currency = 0;
  while (n >= stack[currency]) n -= stack[currency++];
  --stack[currency];
  return currency;
}

void choose(const Game& g, Seat p, u8 currency) {
  const TileId tile = g.table().deal.tile;
  lay(g, tile, currency);
  g.emit({.kind = kEvChosen, .seat = p, .audience = only_for(p), .tile = tile, .a = currency});
  g.emit({.kind = kEvLaid, .seat = p, .audience = all_but(p), .tile = tile});
}

void after_payment(const Game& g, const Deal& deal, PayStage) {
  if (deal.owner != g.self) return;
  Sites& s = g.own<Sites>();
  const u8 one = draw_site(g);
  if (sum_of_all(s.stack) == 0) return choose(g, deal.buyer, one);
  const u8 other = draw_site(g);
  s.seen[0] = static_cast<u8>(one + 1);
  s.seen[1] = static_cast<u8>(other + 1);
  g.emit({.kind = kEvDrawn, .seat = deal.buyer, .audience = only_for(deal.buyer), .a = one, .b = other});
  g.ask(kChooseOne, deal.buyer);  // also where both are alike: not asking would tell (R15)
}

void legal(const Position& g, Actions& out) {
  const Sites& s = g.own<Sites>();
  for (int i = 0; i < (s.seen[0] == s.seen[1] ? 1 : 2); ++i)
    out.add(ActionHead::of(g.self, kChoose).part_a(static_cast<u8>(s.seen[i] - 1)));
}

Reject check(const Position& g, const Action& a) {
  if (g.top().owner != g.self) return {"building-sites.3", "A site is chosen right after it is set up."};
  const Sites& s = g.own<Sites>();
  if (a.owner == g.self && a.verb == kChoose && (a.a + 1 == s.seen[0] || a.a + 1 == s.seen[1])) return kAccepted;
  return {"building-sites.3", "Choose one of the two sites drawn."};
}

void act(const Game& g, const Action& a, Seat p) {
  Sites& s = g.own<Sites>();
  g.pop();
  ++s.stack[(s.seen[0] == a.a + 1 ? s.seen[1] : s.seen[0]) - 1];
  s.seen[0] = s.seen[1] = 0;
  choose(g, p, a.a);
}

Reject may_give(const Position& g, Seat, TileId t) {
  if (!site_on(g.own<Sites>(), t)) return kAccepted;
  return {"building-sites.7", "A tile bought as a site cannot be given to Dirk."};
}

// ---- End -------------------------------------------------------------------------------------------

bool in_palace_of(const Position& g, Seat p, const Sites::One& one) {
  return one.tile && g.table().pieces.place[one.tile - 1] == palace::kInPalace + p;
}

void game_ends(const Game& g) {
  for (Seat p = 0; p < g.players(); ++p) {
    u32 worthless = 0;
    for (const Sites::One& one : g.own<Sites>().on) {
      if (!in_palace_of(g, p, one)) continue;
      worthless |= 1u << one.currency;
      g.emit({.kind = kEvRevealed, .seat = p, .tile = static_cast<TileId>(one.tile - 1), .a = one.currency});
    }
    for (u8 c = 0; c < kCurrencies; ++c) {
      Purse money{};
      money.word[c] = g.table().hand[p].word[c];
      if (!(worthless >> c & 1) || money.empty()) continue;
      spend(g.core(), p, money);
      g.emit({.kind = kEvVoid, .seat = p, .a = c, .pay = money});
    }
  }
}

// ---- Positions, views, search ----------------------------------------------------------------------

// At the end everybody sees the sites in the Alhambras.
bool is_revealed(const Position& g, const Sites::One& one) {
  const bool ending = g.state.agenda.empty() || (g.state.agenda[0].owner == 0 && g.state.agenda[0].kind == kEndProc);
  const u8 place = g.table().pieces.place[one.tile - 1];
  return ending && place >= palace::kInPalace && place < palace::kInPalace + g.players();
}

// A site whose currency a view hides is told by this until it is drawn.
constexpr u8 kUnknown = kCurrencies;

void archive_tile(const Game& g, Seat p, TileId t, Archive& ar) {
  if (!ar.loading()) {
    const Sites::One* one = t < g.rules.tile.size() ? site_on(g.own<Sites>(), t) : nullptr;
    if (!one) return;
    u8 currency = one->currency;
    bool hidden = true;
    if (ar.may_see(p) || is_revealed(g, *one)) ar.name("site", currency, kNames);
    else ar.flag("site", hidden);
    return;
  }
  if (!ar.has("site")) return;
  if (t >= g.rules.tile.size() || !can_be_site(g.tile(t)))
    return ar.refuse("A site lies on a tile that cannot be one.");
  if (g.own<Sites>().on[kCount - 1].tile) return ar.refuse("There are more building sites than eight.");
  u8 currency = kUnknown;
  if (!ar.is_true("site")) ar.name("site", currency, kNames);
  lay(g, t, currency);
}

void archive_counts(const char* key, u8 (&counts)[kCurrencies], Archive& ar) {
  const int size = ar.begin_list(key, sum_of_all(counts));
  if (size < 0) return;
  if (ar.loading()) {
    for (u8& n : counts) n = 0;
    for (int i = 0; i < size; ++i) {
      u8 currency = kNone;
      ar.name(nullptr, currency, kNames);
      if (currency < kCurrencies && counts[currency] < 0xFF) ++counts[currency];
    }
  } else {
    for (u8 c = 0; c < kCurrencies; ++c)
      for (int n = counts[c]; n > 0; --n) ar.name(nullptr, c, kNames);
  }
  ar.end_list();
}

void archive_seen(const Game& g, Archive& ar) {
  Sites& s = g.own<Sites>();
  const int size = ar.begin_list("seen", 2);
  if (size < 0) return;
  for (int i = 0; i < size && i < 2; ++i) {
    u8 currency = static_cast<u8>(s.seen[i] - 1);
    ar.name(nullptr, currency, kNames);
    s.seen[i] = static_cast<u8>(currency + 1);
  }
  ar.end_list();
  if (ar.loading() && size != 2) {
    ar.refuse("While a site is chosen two of them are seen.");
    s.seen[0] = s.seen[1] = 0;
  }
}

void archive_table(const Game& g, Archive& ar) {
  if (!ar.begin("building-sites")) return;
  Sites& s = g.own<Sites>();
  if (ar.may_see(kNobody)) {
    archive_counts("stack", s.stack, ar);
  } else {
    int left = sum_of_all(s.stack);
    ar.number("stack_count", left, 0, kCount);
  }
  archive_counts("out", s.out, ar);
  const bool choosing = s.seen[0] && ar.may_see(active_player(g));
  if (ar.loading() ? ar.has("seen") : choosing) archive_seen(g, ar);
  ar.end();
}

// Of each currency: those in neither stack nor anywhere else.
void count_unnamed(const Sites& s, int (&left)[kCurrencies]) {
  for (int c = 0; c < kCurrencies; ++c) left[c] = kOfEach - s.stack[c] - s.out[c];
  for (const u8 seen : s.seen)
    if (seen) --left[seen - 1];
  for (const Sites::One& one : s.on)
    if (one.tile && one.currency < kCurrencies) --left[one.currency];
}

void loaded(const Game& g, Archive& ar) {
  Sites& s = g.own<Sites>();
  bool stack_given = false;
  if (ar.begin("building-sites")) {
    stack_given = ar.has("stack");
    ar.end();
  }
  int left[kCurrencies];
  count_unnamed(s, left);
  for (const int n : left)
    if (n < 0) return ar.refuse("There are more building sites of a currency than two.");
  Stream chance = g.chance();
  for (Sites::One& one : s.on) {
    if (!one.tile || one.currency != kUnknown) continue;
    u32 all = 0;
    for (const int n : left) all += static_cast<u32>(n);
    if (all == 0) return ar.refuse("There are more building sites than eight.");
    u32 n = chance.below(all);
    one.currency = 0;
    while (n >= static_cast<u32>(left[one.currency])) n -= static_cast<u32>(left[one.currency++]);
    --left[one.currency];
  }
  for (int c = 0; !stack_given && c < kCurrencies; ++c) s.stack[c] = static_cast<u8>(left[c]);
}

// Only a position loaded without the rest of its payment begins a turn while a site is chosen: the first is laid.
void turn_begins(const Game& g, Seat) {
  Sites& s = g.own<Sites>();
  if (!s.seen[0]) return;
  const Table& t = g.table();
  for (const u8 seen : s.seen) ++s.stack[seen - 1];
  const u8 first = static_cast<u8>(s.seen[0] - 1);
  s.seen[0] = s.seen[1] = 0;
  if (t.deal.owner != g.self || !t.aside.contains(t.deal.tile)) return;
  --s.stack[first];
  lay(g, t.deal.tile, first);
}

// Sites whose currency the viewer does not know change places: in the stack, on the tiles of the others, and those
// from which another one chooses.
void resample(const Game& g, Seat viewer, Random& random) {
  Sites& s = g.own<Sites>();
  FixedVec<u8, kCount> pool;
  pool.clear();
  const auto is_known = [&](const Sites::One& one) {
    const TileId t = static_cast<TileId>(one.tile - 1);
    const bool aside = g.table().pieces.place[t] == palace::kSetAside && active_player(g) == viewer;
    return is_revealed(g, one) || (viewer < g.players() && (aside || is_own(g, viewer, t)));
  };
  const bool chooses = s.seen[0] && active_player(g) == viewer;
  for (u8 c = 0; c < kCurrencies; ++c)
    for (int n = s.stack[c]; n > 0; --n) pool.push_back(c);
  for (const Sites::One& one : s.on)
    if (one.tile && !is_known(one)) pool.push_back(one.currency);
  for (const u8 seen : s.seen)
    if (seen && !chooses) pool.push_back(static_cast<u8>(seen - 1));
  deal_anew(random, std::span(pool.items, pool.size()));
  for (u8& seen : s.seen)
    if (seen && !chooses) seen = static_cast<u8>(pool.pop_back() + 1);
  for (Sites::One& one : s.on)
    if (one.tile && !is_known(one)) one.currency = pool.pop_back();
  for (u8& n : s.stack) n = 0;
  for (const u8 c : pool) ++s.stack[c];
}

// What a tile under construction will bring once it is completed, less its price. The nearer the money, the surer;
// a site that is never completed voids money at the end.
int appraise(const Position& g, Seat p, const Prospects& o) {
  const Table& t = g.table();
  int sum = 0;
  for (const Sites::One& one : g.own<Sites>().on) {
    if (!one.tile) continue;
    const TileId tile = static_cast<TileId>(one.tile - 1);
    const bool aside = t.pieces.place[tile] == palace::kSetAside && active_player(g) == p;
    if (!aside && !is_own(g, p, tile)) continue;
    const TileKind& kind = g.tile(tile);
    const int has = word_sum(t.hand[p].word[one.currency], one.currency);
    // Completing takes an action and the whole price once more, in a currency that nobody chose.
    const int worth = kind.type < kBuildings ? o.gain[kind.type] : o.action / 4;
    // Twice over: with less, greedy took so many that it lost by them.
    const int gain = worth - kind.price * o.money - 2 * o.action;
    const int sixteenths = o.turns < 2 ? 0 : has >= kind.price ? 12 : 6 * has / kind.price;
    if (gain > 0) sum += gain * sixteenths / 16;
    if (o.turns < 3 && in_palace_of(g, p, one)) sum -= has * 20;
  }
  return sum;
}

void features(const Position& g, Seat p, Features& out) {
  i16 sites = 0, owed = 0;
  for (const Sites::One& one : g.own<Sites>().on) {
    const TileId tile = static_cast<TileId>(one.tile - 1);
    if (!one.tile || !is_own(g, p, tile)) continue;
    ++sites;
    owed = static_cast<i16>(owed + g.tile(tile).price);
  }
  out.push_back({"sites", sites});
  out.push_back({"sites to pay", owed});
}

// Chooses the currency it holds more of.
int habit(const Position& g, Seat p, const Actions& list) {
  if (g.top().owner != g.self) return -1;
  const auto has = [&](const Action& a) { return word_sum(g.table().hand[p].word[a.a], a.a); };
  return list.size() > 1 && has(list[1]) > has(list[0]) ? 1 : 0;
}

using enum FieldType;
constexpr Field kSlotPay[] = {{"slot", kSlot}, {"pay", kPurse}};
constexpr Field kCurrencyField[] = {{"currency", kCurrency}};
constexpr Field kTilePay[] = {{"tile", kTile}, {"pay", kPurse}};
constexpr Verb kVerbs[] = {{"set_up", kSlotPay}, {"choose", kCurrencyField}, {"complete", kTilePay}};
constexpr Field kSetUpFields[] = {{"tile", kTile}, {"slot", kSlot}, {"pay", kPurse}};
constexpr Field kDrawnFields[] = {{"currency", kCurrency}, {"other", kCurrency, Part::kB}};
constexpr Field kTileCurrency[] = {{"tile", kTile}, {"currency", kCurrency}};
constexpr Field kTileField[] = {{"tile", kTile}};
constexpr Field kCompletedFields[] = {
    {"tile", kTile}, {"currency", kCurrency}, {"pay", kPurse}, {"exact", kFlag, Part::kB, true}};
constexpr Field kVoidFields[] = {{"currency", kCurrency}, {"pay", kPurse}};
constexpr EventKind kEvents[] = {{"set_up", kSetUpFields}, {"drawn", kDrawnFields},         {"chosen", kTileCurrency},
                                 {"laid", kTileField},     {"completed", kCompletedFields}, {"revealed", kTileCurrency},
                                 {"void", kVoidFields}};
static_assert(std::size(kEvents) == kEvVoid + 1);
constexpr DecisionKind kDecisions[] = {
    {"choose", "Choose one of the two sites for your tile; the other goes back into the stack."},
};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "building-sites",
             .title = "The Building Sites",
             .summary = "Get a tile for half its price as a building site, and complete it later in a secret currency.",
             .provenance = nullptr},
    .state_size = sizeof(Sites),
    .schema = {"building-sites", kVerbs, kEvents, kDecisions},
    .setup = setup,
    .legal = legal,
    .check = check,
    .act = act,
    .wares = wares,
    .sold_by = 1 << kSetUp | 1 << kComplete,
    .no_ware = no_ware,
    .hand_over = hand_over,
    .after_payment = after_payment,
    .pay_stages = stage_bit(PayStage::kTaken),
    .may_give = may_give,
    .turn_begins = turn_begins,
    .game_ends = game_ends,
    .archive_table = archive_table,
    .archive_tile = archive_tile,
    .loaded = loaded,
    .resample = resample,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::building_sites
