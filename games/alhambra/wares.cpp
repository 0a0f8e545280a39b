// Buying: what is for sale, whether a purchase is lawful, and all that follows from paying (README section 4,
// base R23). The game sells the tiles of the market; modules sell what else there is.
#include "games/alhambra/frames.h"
#include "games/alhambra/moves.h"
#include "games/alhambra/paying.h"

namespace comares::alhambra {

Ware market_ware(const Position& g, int slot, When when) {
  const TileId tile = g.table().market[slot];
  const TileKind& kind = g.tile(tile);
  const bool window = when == When::kWindow;
  u8 follows = kAllOfIt;
  if (kind.flags & kIsBuilding) follows |= stage_bit(PayStage::kExactly);
  return {.action = ActionHead::of(0, kBuy).part_a(static_cast<u8>(slot + 1)),
          .tile = tile,
          .printed = kind.price,
          .follows = follows,
          .price = {g.rules.slot_currency[slot], kind.price, window, window ? Use::kWindow : Use::kTile}};
}

bool buys_between(const Position& g, Seat p) { return first<&Module::buys_between>(g, p); }

namespace {

// Between two turns everything is paid exactly, and by nothing that pays for tiles of the own turn alone.
Price price_then(const Ware& ware, When when) {
  Price price = ware.price;
  if (when == When::kWindow) {
    price.exact_only = true;
    price.use = Use::kWindow;
  }
  return price;
}

bool costs_a_look(const Position& g, const Ware& ware) {
  return g.rules.owner(ware.action.owner()).module->fits_buyer != nullptr;
}
bool fits_buyer(const Position& g, Seat p, const Ware& ware) {
  const u8 seller = ware.action.owner();
  return g.rules.owner(seller).module->fits_buyer(g.as(seller), p, ware);
}

}  // namespace

void list_wares(const Position& g, Seat p, When when, Actions& out) {
  if (!users_of<&Module::wares>(g.rules)) return;
  if (when == When::kWindow && !buys_between(g, p)) return;
  Payer payer(g, p);
  list_wares(payer, when, out);
}

void list_wares(Payer& payer, When when, Actions& out) {
  const Position& g = payer.position();
  const Seat p = payer.seat();
  Wares all;
  all.clear();
  each<&Module::wares>(g, p, when, all);
  Actions::Mark from{}, to{};
  Price last{};
  bool any = false;
  bool can_be_paid = false;
  for (const Ware& ware : all) {
    if (out.enough()) return;
    const Price price = price_then(ware, when);
    if (costs_a_look(g, ware) && (!payer.might_pay(price) || !fits_buyer(g, p, ware))) continue;
    // One after another of the same price is paid alike.
    if (any && price == last && !is_crowded(out)) {
      if (can_be_paid) out.repeat(from, to, ware.action);
      continue;
    }
    last = price;
    any = true;
    from = out.mark();
    const std::size_t listed = out.size();
    list_payments(payer, price, ware.action, out);
    to = out.mark();
    can_be_paid = out.size() != listed;
  }
}

bool buys_ware(const Position& g, const Action& a) {
  return a.owner && a.owner <= g.rules.active.size() && g.rules.owner(a.owner).module->sold_by >> a.verb & 1;
}

namespace {

Reject find_ware(const Position& g, Seat p, When when, const Action& a, Ware& ware) {
  const Module& seller = *g.rules.owner(a.owner).module;
  if (when == When::kWindow && !buys_between(g, p)) return {"rules.2.4", "Nothing lets you buy between two turns now."};
  Wares all;
  all.clear();
  seller.wares(g.as(a.owner), p, when, all);
  for (const Ware& one : all) {
    if (!(one.action == head_of(a))) continue;
    if (costs_a_look(g, one) && !fits_buyer(g, p, one)) break;
    ware = one;
    ware.price = price_then(one, when);
    return kAccepted;
  }
  if (Reject why = seller.no_ware(g.as(a.owner), p, when, a)) return why;
  return {"rules.2.8", "That is not for sale now."};
}

Reject find_moment(const Position& g, When& when) {
  const Frame& top = g.top();
  when = top.kind == kWindowMove ? When::kWindow : When::kTurn;
  if (top.owner == 0 && (top.kind == kMainAction || top.kind == kWindowMove)) return kAccepted;
  return {"rules.2.8", "That can be bought as a main action of your own turn."};
}

constexpr u8 in_a_byte(int n) { return static_cast<u8>(n < 0xFF ? n : 0xFF); }

}  // namespace

Reject check_purchase(const Position& g, const Action& a) {
  When when;
  Ware ware;
  int excess;
  if (Reject why = find_moment(g, when)) return why;
  if (Reject why = find_ware(g, g.top().seat, when, a, ware)) return why;
  return check_payment(g, g.top().seat, ware.price, a.pay, excess);
}

Deal deal_of(const Ware& ware, Seat buyer, int excess, When when) {
  const bool own_turn = when == When::kTurn;
  return {.owner = ware.action.owner(),
          .verb = ware.action.verb(),
          .what = ware.action.value_a(),
          .tile = ware.tile,
          .printed = ware.printed,
          .excess = in_a_byte(excess),
          // Between two turns there is no change, nothing is kept and nobody is rewarded for a dear tile.
          .follows = own_turn ? ware.follows : static_cast<u8>(ware.follows & stage_bit(PayStage::kExactly)),
          .buyer = buyer,
          .exact = excess == 0 && !(ware.follows & kNeverExact),
          .own_turn = own_turn};
}

void settle(const Game& g, const Deal& deal) {
  if (!(g.rules.pay_stages & deal.follows)) return;
  g.table().deal = deal;
  begin_settling(g, deal.buyer);
  step_settle(g);
}

// The decision on top is answered; what was bought is aside or with its buyer.
void complete_purchase(const Game& g, const Deal& deal) {
  if (deal.own_turn) {
    if (deal.exact && deal.follows & kFurtherAction) ask_main_action(g, deal.buyer, true);
  } else {
    each<&Module::bought_between>(g, deal.buyer);
    refill_market(g);
    begin_placing(g, deal.buyer, Occasion::kWindow);
  }
  settle(g, deal);
}

Reject purchase(const Game& g, const Action& a) {
  When when;
  Ware ware;
  int excess;
  const Seat p = g.top().seat;
  if (Reject why = find_moment(g, when)) return why;
  if (Reject why = find_ware(g, p, when, a, ware)) return why;
  if (Reject why = check_payment(g, p, ware.price, a.pay, excess)) return why;
  g.pop();
  if (when == When::kWindow) restart_window(g);
  spend(g.core(), p, a.pay);
  const Deal deal = deal_of(ware, p, excess, when);
  g.rules.owner(a.owner).module->hand_over(g.as(a.owner), deal, a.pay);
  complete_purchase(g.core(), deal);
  return kAccepted;
}

// What follows a payment, in the order of base R23. step: the stage it is at.
void step_settle(const Game& g) {
  Frame& f = g.top();
  const std::size_t depth = g.state.agenda.size();
  const Deal deal = g.table().deal;
  while (const u32 left = u32{g.rules.pay_stages} >> f.step) {
    const u8 stage = static_cast<u8>(f.step + std::countr_zero(left));
    f.step = static_cast<u8>(stage + 1);
    if (!(deal.follows >> stage & 1)) continue;
    for (u32 users = users_of<&Module::after_payment>(g.rules); users; users &= users - 1) {
      const u8 owner = static_cast<u8>(std::countr_zero(users) + 1);
      const Module& m = *g.rules.owner(owner).module;
      if (m.pay_stages >> stage & 1) m.after_payment(g.as(owner), deal, static_cast<PayStage>(stage));
    }
    if (g.state.agenda.size() != depth) return;
  }
  g.table().deal = {};
  g.pop();
}

}  // namespace comares::alhambra
