// A turn, phases A to F, and the decisions in it (base.3; README section 2.2 to 2.4).
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace {

bool in_phase_a(const Frame& turn) { return turn.step <= kMain; }

// Bit per seat to which this module has nothing to offer.
u32 idle_for(const Position& g, const Offerer& by) {
  return by.idle_at == IdleSeats::kNowhere ? 0u : g.state.body[by.idle_at];
}
bool all_are_idle(const Position& g, const Offerers& all) {
  const u32 seats = (1u << g.players()) - 1;
  for (const Offerer& by : all)
    if (seats & ~idle_for(g, by)) return false;
  return true;
}

using Offer = void (*)(const Position&, Seat, ActionList&);
bool offers(const Position& g, const Offerer& by, Offer Module::* hook, Seat seat) {
  const Position own{g.rules, g.state, by.owner};
  const Module& module = *g.rules.owner(by.owner).module;
  // Who is not asked must not tell by that what he holds (base R22).
  if (hook == &Module::offer_start && module.might_start) return module.might_start(own, seat);
  ActionList some(1);
  (module.*hook)(own, seat, some);
  return !some.empty();
}
// Asks `seat` a decision of the game's own if any module offers something there.
bool ask_if_offered(const Game& g, const Offerers& all, Offer Module::* hook, CoreDecision kind, Seat seat) {
  for (const Offerer& by : all) {
    if (idle_for(g, by) >> seat & 1 || !offers(g, by, hook, seat)) continue;
    g.push({0, kind, seat, 1, 0, {}});
    return true;
  }
  return false;
}

}  // namespace

Seat active_player(const Position& g) { return g.state.agenda[0].seat; }

Seat due_next(const Position& g) {
  const Frame& bottom = g.state.agenda[0];
  if (bottom.kind == kEndProc) return bottom.seat;
  return in_phase_a(bottom) ? bottom.seat : g.next(bottom.seat);
}

// Goes on from step to step, and from turn to turn, until something is put on top.
void step_turn(const Game& g) {
  Frame& turn = g.top();
  const Table& t = g.table();
  const auto interrupted = [&] { return g.state.agenda.size() != 1 || turn.kind != kTurnProc; };
  for (;;) {
    const Seat p = turn.seat;
    switch (turn.step) {
      case kTurnBegins:
        turn.step = kStartOptions;
        turn.d[0] = 0;
        g.emit({.kind = kEvTurn, .seat = p});
        each(g, &Module::turn_begins, p);
        if (interrupted()) return;
        [[fallthrough]];
      case kStartOptions:
        if (!turn.d[0] && ask_if_offered(g, g.rules.at_start, &Module::offer_start, kStartOption, p)) return;
        turn.step = kMain;
        [[fallthrough]];
      case kMain:
        turn.step = kPlacing;
        g.push({0, kMainAction, p, 1, 0, {}});
        return;
      case kPlacing:
        turn.step = kEndOptions;
        turn.d[0] = 0;
        if (!g.table().aside.empty()) return ask_to_place(g, p);
        [[fallthrough]];
      case kEndOptions:
        if (!turn.d[0] && ask_if_offered(g, g.rules.at_end, &Module::offer_end, kEndOption, p)) return;
        turn.step = kEndSteps;
        turn.d[0] = 0;
        [[fallthrough]];
      case kEndSteps:
        if (!users_of(g.rules, &Module::turn_end)) turn.step = kMoney;
        while (turn.step == kEndSteps) {
          const TurnEnd stage = static_cast<TurnEnd>(turn.d[0]++);
          if (stage == TurnEnd::kCulture) turn.step = kMoney;
          each(g, &Module::turn_end, p, stage);
          if (interrupted()) return;
        }
        [[fallthrough]];
      case kMoney:
        turn.step = kMarket;
        fill_display(g);
        if (t.display.size() < kDisplay || t.due_scorings) {
          refill_money(g);
          step_money(g);
          if (interrupted()) return;
        }
        [[fallthrough]];
      case kMarket:
        turn.step = kWindow;
        if (empty_slots(g)) {
          refill_market(g);
          step_market(g);
          if (interrupted()) return;
        }
        [[fallthrough]];
      case kWindow:
        turn.step = kTurnOver;
        if (!all_are_idle(g, g.rules.in_window)) {
          g.push({0, kWindowProc, p, 0, 0, {}});
          step_window(g);
          if (interrupted()) return;
        }
        [[fallthrough]];
      default: turn.seat = g.next(p); turn.step = kTurnBegins;
    }
  }
}

// The window between two turns: from N to L, anew after every move, until all pass in a row
// (thieves section 3). d[0]: how many have been asked in this pass.
void step_window(const Game& g) {
  Frame& window = g.top();
  const Seat last = window.seat;
  while (window.d[0] < g.players()) {
    const Seat p = g.next(last, 1 + window.d[0]++);
    if (ask_if_offered(g, g.rules.in_window, &Module::offer_window, kWindowMove, p)) return;
  }
  g.pop();
}

// What follows a payment, in the order of base R23. seat: the payer; d: tile, price, excess.
void step_settle(const Game& g) {
  Frame& f = g.top();
  const std::size_t depth = g.state.agenda.size();
  const Purchase bought{f.seat, f.d[0], f.d[1], f.d[2], f.d[2] == 0, g.state.agenda[0].step == kPlacing};
  while (const u32 left = u32{g.rules.pay_stages} >> f.step) {
    const u8 stage = static_cast<u8>(f.step + std::countr_zero(left));
    f.step = static_cast<u8>(stage + 1);
    each(g, &Module::after_payment, bought, static_cast<PayStage>(stage));
    if (g.state.agenda.size() != depth) return;
  }
  g.pop();
}

}  // namespace comares::alhambra
