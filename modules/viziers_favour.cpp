// The Vizier's Favour: between two turns a player may buy one tile, paying exactly.
//   Setup   everybody's vizier is awake.
//   Window  from N to L, whoever has an awake vizier and can pay a market tile exactly may buy it; the
//           vizier falls asleep, the tile is placed at once, the market refilled, and all may think again.
//   Wake    a main action without a further one; usable from the next window on.
// Scenarios: tests/scenarios/viziers-favour/
#include "games/alhambra/moves.h"

namespace comares::viziers_favour {

using namespace alhambra;

namespace {

struct Viziers {
  u8 asleep;  // bit per seat
};

enum Verbs : u8 { kBuyExactly, kWake };
enum Events : u8 { kEvVizierBought, kEvWoken };

bool is_asleep(const Position& g, Seat p) { return g.own<Viziers>().asleep >> p & 1; }

constexpr Price kHow = {.currency = 0, .amount = 0, .exact_only = true, .use = Use::kWindow};

void offer_window(const Position& g, Seat p, Actions& out) {
  if (!is_asleep(g, p)) list_purchases(g, p, kHow, ActionHead::of(g.self, kBuyExactly).part_a(1), out);
}

void offer_main(const Position& g, Seat p, bool, Actions& out) {
  if (is_asleep(g, p)) out.add(ActionHead::of(g.self, kWake));
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (a.verb == kWake) {
    if (top.owner != 0 || top.kind != kMainAction)
      return {"viziers-favour.3", "Waking the vizier is a main action of your own turn."};
    if (!is_asleep(g, top.seat)) return {"viziers-favour.3", "Your vizier is awake already."};
    return kAccepted;
  }
  if (top.owner != 0 || top.kind != kWindowMove) return {"viziers-favour.3", "The vizier buys between two turns only."};
  if (is_asleep(g, top.seat)) return {"viziers-favour.R7", "Your vizier is asleep; wake him first."};
  if (a.a < 1 || a.a > kSlots || g.table().market[a.a - 1] == kNoTile)
    return {"viziers-favour.3", "Choose a market slot that holds a tile."};
  int excess;
  return check_payment(g, top.seat, market_ware(g, a.a - 1, When::kWindow).price, a.pay, excess);
}

void wake(const Game& g) {
  const Seat p = g.top().seat;
  g.pop();
  g.own<Viziers>().asleep = static_cast<u8>(g.own<Viziers>().asleep & ~(1u << p));
  g.emit({.kind = kEvWoken, .seat = p});
}

bool buys_between(const Position& g, Seat p) { return !is_asleep(g, p); }

// Whatever he buys between two turns, whoever sells it, he is tired afterwards.
void bought_between(const Game& g, Seat p) {
  g.own<Viziers>().asleep = static_cast<u8>(g.own<Viziers>().asleep | (1u << p));
}

void buy(const Game& g, Seat p, const Action& a) {
  const int slot = a.a - 1;
  const Deal deal = deal_of(market_ware(g, slot, When::kWindow), p, 0, When::kWindow);
  spend(g, p, a.pay);
  take_from_market(g, slot);
  g.emit({.kind = kEvVizierBought, .seat = p, .tile = deal.tile, .a = a.a, .pay = a.pay});
  complete_purchase(g.core(), deal);
}

void act(const Game& g, const Action& a, Seat p) {
  if (a.verb == kWake) return wake(g);
  buy(g, p, a);
}

void archive_player(const Game& g, Seat p, Archive& ar) {
  if (!ar.begin("viziers-favour")) return;
  u8& asleep = g.own<Viziers>().asleep;
  bool awake = !(asleep >> p & 1);
  ar.flag("awake", awake);
  asleep = static_cast<u8>(awake ? asleep & ~(1u << p) : asleep | (1u << p));
  ar.end();
}

// An awake vizier saves an action, as long as there are windows to come.
int appraise(const Position& g, Seat p, const Prospects& o) {
  return is_asleep(g, p) || o.turns == 0 ? 0 : o.action / 2;
}

using enum FieldType;
constexpr Field kBuyFields[] = {{"slot", kSlot}, {"pay", kPurse}};
constexpr Verb kVerbs[] = {{"buy", kBuyFields}, {"wake", {}}};
constexpr Field kBoughtFields[] = {{"tile", kTile}, {"slot", kSlot}, {"pay", kPurse}};
constexpr EventKind kEvents[] = {{"bought", kBoughtFields}, {"woken", {}}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "viziers-favour",
             .title = "The Vizier's Favour",
             .summary = "Between two turns an awake vizier buys one tile for you, if you pay exactly.",
             .provenance = nullptr},
    .state_size = sizeof(Viziers),
    .schema = {"viziers-favour", kVerbs, kEvents, {}},
    .check = check,
    .act = act,
    .offer_main = offer_main,
    .offer_window = offer_window,
    .hints = {.idle_window = offsetof(Viziers, asleep)},
    .buys_between = buys_between,
    .bought_between = bought_between,
    .archive_player = archive_player,
    .appraise = appraise,
};

}  // namespace comares::viziers_favour
