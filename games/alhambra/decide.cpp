// Decisions: what may be chosen, whether a choice is lawful, and carrying it out. The owner of the
// decision on top answers; the game's own decisions also take what modules offer there.
#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace {

// Not inlined: what modules ask is listed much faster by a function that is short without it.
[[gnu::noinline]] void list_main_actions(const Position& g, Seat p, bool further, ActionList& out) {
  list_takes(g, p, {0, kTakeMoney}, out);
  list_purchases(g, p, {.currency = 0, .amount = 0}, {0, kBuy, kNone, 0, 0, 1}, out);
  list_redesigns(g, p, out);
  each(g, &Module::offer_main, p, further, out);
  if (further || out.empty()) out.add({0, kPass});
}

// Nobody may pass the first main action while another exists (base R22).
bool has_main_action(const Position& g, Seat p) {
  if (!g.table().display.empty()) return true;
  ActionList all;
  list_main_actions(g, p, false, all);
  return all[0].owner != 0 || all[0].verb != kPass;
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
  const TileId tile = g.table().market[slot];
  spend(g, p, a.pay);
  take_from_market(g, slot);
  g.emit({.kind = kEvBought, .seat = p, .tile = tile, .a = a.a, .b = excess == 0, .pay = a.pay});
  if (excess == 0) g.push({0, kMainAction, p, 1, 0, {1, 0, 0}});
  if (g.rules.pay_stages) {
    g.push({0, kSettleProc, p, 0, 0, {tile, g.tile(tile).price, static_cast<u8>(excess < 0xFF ? excess : 0xFF)}});
    step_settle(g);
  }
  return kAccepted;
}

Reject check_other_main(const Position& g, Seat p, bool further, const Action& a) {
  if (a.verb != kPass) return {"base.3", "Choose a main action: take money, buy a building or redesign."};
  if (further || !has_main_action(g, p)) return kAccepted;
  return {"base.R22", "You may not pass while you have a main action."};
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
      if (Reject why = check_other_main(g, p, top.d[0], a)) return why;
      g.pop();
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
    case kMainAction: return check_main_action(g, top.seat, top.d[0], a);
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

void legal_actions(const Ruleset& rules, const State& s, ActionList& out) {
  const Position g{as_rules(rules), s};
  const Frame& top = g.top();
  if (top.owner) {
    g.rules.owner(top.owner).module->legal({g.rules, s, top.owner}, out);
  } else {
    switch (top.kind) {
      case kMainAction: list_main_actions(g, top.seat, top.d[0], out); break;
      case kPlaceTile: list_placements(g, top.seat, out); break;
      case kExtraRedesign: list_redesigns(g, top.seat, out); break;
      case kStartOption: each(g, &Module::offer_start, top.seat, out); break;
      case kEndOption: each(g, &Module::offer_end, top.seat, out); break;
      case kWindowMove: each(g, &Module::offer_window, top.seat, out); break;
      default: break;
    }
    if (top.kind == kStartOption || top.kind == kEndOption || top.kind == kWindowMove) out.add({0, kPass});
  }
  if (!g.rules.active.empty() && free_actions_open(g)) each(g, &Module::offer_free, top.seat, out);
}

Reject check_action(const Ruleset& rules, const State& s, const Action& a) {
  const Position g{as_rules(rules), s};
  const u8 owner = a.owner ? a.owner : g.top().owner;
  if (owner == 0) return check_core(g, a);
  if (owner > g.rules.active.size() || !g.rules.owner(owner).module->check)
    return {"rules.2", "No module in play knows that action."};
  return g.rules.owner(owner).module->check({g.rules, s, owner}, a);
}

Reject apply_action(const Ruleset& rules, State& s, const Action& a, EventSink* sink) {
  const Game g{as_rules(rules), s, sink};
  const u8 owner = a.owner ? a.owner : g.top().owner;
  if (owner == 0) return act_core(g, a);
  if (Reject why = check_action(rules, s, a)) return why;
  const Seat seat = g.top().seat;
  // A move in the window starts the poll again (thieves section 3).
  if (a.owner && g.top().owner == 0 && g.top().kind == kWindowMove) {
    g.pop();
    g.top().d[0] = 0;
  }
  g.rules.owner(owner).module->act({g.rules, s, sink, owner}, a, seat);
  return kAccepted;
}

void start_game(const Ruleset& rules, State& s, EventSink* sink) {
  const Game g{as_rules(rules), s, sink};
  g.push({0, kSetupProc, kNobody, 0, 0, {}});
}

void step_game(const Ruleset& rules, State& s, EventSink* sink) {
  const Game g{as_rules(rules), s, sink};
  const Frame& top = g.top();
  if (top.owner) return g.rules.owner(top.owner).module->step({g.rules, s, sink, top.owner});
  if (top.kind == kTurnProc) return step_turn(g);  // nearly always: not to be found by a table
  switch (top.kind) {
    case kSetupProc: return step_setup(g);
    case kSettleProc: return step_settle(g);
    case kMoneyProc: return step_money(g);
    case kScoringProc: return step_scoring(g);
    case kMarketProc: return step_market(g);
    case kWindowProc: return step_window(g);
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
