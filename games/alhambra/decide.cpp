// Decisions: what may be chosen, whether a choice is lawful, and carrying it out. The owner of the
// decision on top answers; the game's own decisions also take what modules offer there.
#include "games/alhambra/alhambra.h"
#include "games/alhambra/paying.h"

namespace comares::alhambra {

namespace {

// Not inlined: what modules ask is listed much faster by a function that is short without it.
[[gnu::noinline]] void list_main_actions(const Position& g, Seat p, bool further, Actions& out) {
  list_takes(g, p, ActionHead::of(0, kTakeMoney), out);
  constexpr Price kHow = {.currency = 0, .amount = 0, .exact_only = false, .use = Use::kTile};
  if (users_of<&Module::wares>(g.rules)) {
    Payer payer(g, p);
    list_purchases(payer, kHow, ActionHead::of(0, kBuy).part_a(1), out);
    list_wares(payer, When::kTurn, out);
  } else {
    list_purchases(g, p, kHow, ActionHead::of(0, kBuy).part_a(1), out);
  }
  list_redesigns(g, p, out);
  const bool nothing_else = out.empty();
  each<&Module::offer_main>(g, p, further, out);
  if (g.rules.must_go_on ? nothing_else : further || out.empty()) out.add_surely(ActionHead::of(0, kPass));
}

// Nobody may pass the first main action while another exists (base R22).
bool has_main_action(const Position& g, Seat p) {
  if (!g.table().display.empty()) return true;
  FewActions some;
  list_main_actions(g, p, false, some);
  for (const Action& a : some)
    if (a.owner == 0 && a.verb == kPass) return false;
  return true;
}

Reject check_buy(const Position& g, Seat p, const Action& a, int& excess) {
  if (a.a < 1 || a.a > kSlots) return {"base.3.buy", "Market slots are numbered 1 to 4."};
  if (g.table().market[a.a - 1] == kNoTile) return {"base.3.buy", "That market slot is empty."};
  return check_payment(g, p, price_of_slot(g, a.a - 1), a.pay, excess);
}

Reject buy(const Game& g, Seat p, const Action& a) {
  int excess;
  if (Reject why = check_buy(g, p, a, excess)) return why;
  g.pop();
  const u8 slot = static_cast<u8>(a.a - 1);
  const Deal deal = deal_of(market_ware(g, slot, When::kTurn), p, excess, When::kTurn);
  spend(g, p, a.pay);
  take_from_market(g, slot);
  g.emit({.kind = kEvBought, .seat = p, .tile = deal.tile, .a = a.a, .b = deal.exact, .pay = a.pay});
  complete_purchase(g, deal);
  return kAccepted;
}

Reject check_other_main(const Position& g, Seat p, bool further, const Action& a) {
  if (a.verb != kPass) return {"base.3", "Choose a main action: take money, buy a building or redesign."};
  if ((further && !g.rules.must_go_on) || !has_main_action(g, p)) return kAccepted;
  return g.rules.no_pass;
}

Reject check_main_action(const Position& g, Seat p, bool further, const Action& a) {
  int excess;
  switch (a.verb) {
    case kTakeMoney: return check_take(g, p, a.pay);
    case kBuy: return check_buy(g, p, a, excess);
    case kRedesignAdd:
    case kRedesignRemove:
    case kRedesignSwap: return check_redesign(g, p, a);
    default: return check_other_main(g, p, further, a);
  }
}

Reject main_action(const Game& g, const Action& a) {
  const Frame& top = g.top();
  const Seat p = top.seat;
  switch (a.verb) {
    case kTakeMoney: return take(g, p, a.pay);
    case kBuy: return buy(g, p, a);
    case kRedesignAdd:
    case kRedesignRemove:
    case kRedesignSwap: return redesign(g, p, a);
    default:
      if (Reject why = check_other_main(g, p, is_further_action(top), a)) return why;
      g.pop();
      if (g.rules.must_go_on) g.state.agenda[0].d[0] = 1;  // the turn ends
      g.emit({.kind = kEvPassed, .seat = p});
      return kAccepted;
  }
}

constexpr Reject kNoRedesign = {"base.3.redesign", "Choose a redesign: add, remove or exchange a tile."};

bool is_redesign(const Action& a) { return a.verb >= kRedesignAdd && a.verb <= kRedesignSwap; }

Reject check_option(const Action& a) {
  if (a.verb == kPass) return kAccepted;
  return {"rules.2", "Use one of the things offered now, or pass."};
}

Reject check_core(const Position& g, const Action& a) {
  const Frame& top = g.top();
  switch (top.kind) {
    case kMainAction: return check_main_action(g, top.seat, is_further_action(top), a);
    case kPlaceTile: return check_placement(g, a);
    case kExtraRedesign: return is_redesign(a) ? check_redesign(g, top.seat, a) : kNoRedesign;
    default: return check_option(a);
  }
}

Reject act_core(const Game& g, const Action& a) {
  const Frame& top = g.top();
  switch (top.kind) {
    case kMainAction: return main_action(g, a);
    case kPlaceTile: return placement(g, a);
    case kExtraRedesign: return is_redesign(a) ? redesign(g, top.seat, a) : kNoRedesign;
    default:
      if (Reject why = check_option(a)) return why;
      const bool window = top.kind == kWindowMove;
      g.pop();
      if (!window) g.top().d[0] = 1;
      return kAccepted;
  }
}

}  // namespace

bool free_actions_open(const Position& g) {
  const Frame& turn = g.state.agenda[0];
  return turn.kind == kTurnProc && turn.owner == 0 && turn.step <= kMoney && g.top().seat == turn.seat;
}

void legal_actions(const Ruleset& rules, const State& s, Actions& out) {
  const Position g{as_rules(rules), s};
  const Frame& top = g.top();
  if (top.owner) {
    g.rules.owner(top.owner).module->legal(g.as(top.owner), out);
  } else {
    switch (top.kind) {
      case kMainAction: list_main_actions(g, top.seat, is_further_action(top), out); break;
      case kPlaceTile: list_placements(g, top.seat, out); break;
      case kExtraRedesign: list_redesigns(g, top.seat, out); break;
      case kStartOption: each<&Module::offer_start>(g, top.seat, out); break;
      case kEndOption: each<&Module::offer_end>(g, top.seat, out); break;
      case kWindowMove:
        each<&Module::offer_window>(g, top.seat, out);
        list_wares(g, top.seat, When::kWindow, out);
        break;
      default: break;
    }
    if (top.kind == kStartOption || top.kind == kEndOption || top.kind == kWindowMove)
      out.add_surely(ActionHead::of(0, kPass));
  }
  if (!g.rules.active.empty() && free_actions_open(g)) each<&Module::offer_free>(g, top.seat, out);
}

namespace {

// An offer of phase A was used: the other modules that offer something there are told.
void tell_start_used(const Game& g, Seat p, u8 by) {
  for (u32 users = users_of<&Module::start_used>(g.rules) & ~(1u << (by - 1)); users; users &= users - 1) {
    const u8 owner = static_cast<u8>(std::countr_zero(users) + 1);
    g.rules.owner(owner).module->start_used(g.as(owner), p);
  }
}

}  // namespace

Reject check_action(const Ruleset& rules, const State& s, const Action& a) {
  const Position g{as_rules(rules), s};
  const u8 owner = a.owner ? a.owner : g.top().owner;
  if (owner == 0) return check_core(g, a);
  if (owner > g.rules.active.size()) return {"rules.2", "No module in play knows that action."};
  if (buys_ware(g, a)) return check_purchase(g, a);
  if (!g.rules.owner(owner).module->check) return {"rules.2", "No module in play knows that action."};
  return g.rules.owner(owner).module->check(g.as(owner), a);
}

Reject apply_action(const Ruleset& rules, State& s, const Action& a, EventSink* sink) {
  const Game g{as_rules(rules), s, sink};
  const u8 owner = a.owner ? a.owner : g.top().owner;
  if (owner == 0) return act_core(g, a);
  if (buys_ware(g, a)) return purchase(g, a);
  if (Reject why = check_action(rules, s, a)) return why;
  const Frame top = g.top();
  const Module& module = *g.rules.owner(owner).module;
  if (a.owner && top.owner == 0 && top.kind == kWindowMove) {
    g.pop();
    restart_window(g);
  }
  if (a.owner && top.owner == 0 && top.kind == kStartOption && module.offer_start) tell_start_used(g, top.seat, owner);
  module.act(g.as(owner), a, top.seat);
  return kAccepted;
}

void start_game(const Ruleset& rules, State& s, EventSink* sink) {
  const Game g{as_rules(rules), s, sink};
  begin_setup(g);
}

void step_game(const Ruleset& rules, State& s, EventSink* sink) {
  const Game g{as_rules(rules), s, sink};
  const Frame& top = g.top();
  if (top.owner) return g.rules.owner(top.owner).module->step(g.as(top.owner));
  if (top.kind == kTurnProc) return step_turn(g);  // nearly always: not to be found by a table
  switch (top.kind) {
    case kSetupProc: return step_setup(g);
    case kSettleProc: return step_settle(g);
    case kMoneyProc: return step_money(g);
    case kScoringProc: return step_scoring(g);
    case kMarketProc: return step_market(g);
    case kWindowProc: return step_window(g);
    case kPlacingProc: return step_placing(g);
    default: return step_end(g);
  }
}

void score_game(const Ruleset& rules, const State& s, int round, ScoreSheet& sheet) {
  score_position({as_rules(rules), s}, round, sheet);
}

void digest_game(const Ruleset& rules, const State& s, Digest& d) {
  const Table& t = s.at<Table>(0);
  palace::digest(t.pieces, d);
  d.add_bytes(t.hand, sizeof t.hand);
  d.add_bytes(t.hidden.word, sizeof t.hidden.word);
  d.add_bytes(&t.deal, sizeof t.deal);
  d.add_bytes(t.cards, t.pile);
  d.add_bytes(t.cards + kCardRoom - t.discard, t.discard);
  d.add_bytes(t.pile_end, sizeof t.pile_end);
  d.add_bytes(t.bag, t.bag_size);
  d.add_bytes(t.market, sizeof t.market);
  d.add_list(t.display);
  d.add_list(t.aside);
  d.add_bytes(t.award, sizeof t.award);
  d.add(u64{t.first_player} | u64{t.scorings_done} << 8 | u64{t.due_scorings} << 16);
  for (const ActiveModule& m : as_rules(rules).active)
    d.add_bytes(s.body + m.offset, m.module->state_size - m.module->derived_size);
}

}  // namespace comares::alhambra
