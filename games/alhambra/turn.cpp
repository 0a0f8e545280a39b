// A turn, phases A to F, and the decisions in it (base.3; README section 2.2 to 2.4).
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace {

bool in_phase_a(const Frame& turn) { return turn.step <= kMain; }

// Bit per seat to which this module has nothing to offer.
u32 idle_for(const Position& g, const Offerer& by) {
  return by.idle_at == Hints::kNowhere ? 0u : g.state.body[by.idle_at];
}
bool all_are_idle(const Position& g, const Offerers& all) {
  const u32 seats = (1u << g.players()) - 1;
  for (const Offerer& by : all)
    if (seats & ~idle_for(g, by)) return false;
  return true;
}

// Has this module something to offer `seat` there? Who is not asked must not tell by that what he holds (base
// R22), so a module may answer by what all can see.
template <auto kOffer>
bool offers(const Position& g, u8 owner, Seat seat) {
  const Module& module = *g.rules.owner(owner).module;
  if constexpr (kSameHook<kOffer, &Module::offer_start>)
    if (module.might_start) return module.might_start(g.as(owner), seat);
  if constexpr (kSameHook<kOffer, &Module::offer_end>)
    if (module.might_end) return module.might_end(g.as(owner), seat);
  FewActions some;
  (module.*kOffer)(g.as(owner), seat, some);
  return !some.empty();
}
template <auto kOffer>
bool anything_offered(const Position& g, const Offerers& all, Seat seat) {
  for (const Offerer& by : all)
    if (!(idle_for(g, by) >> seat & 1) && offers<kOffer>(g, by.owner, seat)) return true;
  return false;
}
bool ware_in_window(const Position& g, Seat seat) {
  FewActions some;
  list_wares(g, seat, When::kWindow, some);
  return !some.empty();
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
        each<&Module::turn_begins>(g, p);
        if (interrupted()) return;
        [[fallthrough]];
      case kStartOptions:
        if (!turn.d[0] && anything_offered<&Module::offer_start>(g, g.rules.at_start, p)) return g.ask(kStartOption, p);
        turn.step = kMain;
        [[fallthrough]];
      case kMain: turn.step = kPlacing; return ask_main_action(g, p, false);
      case kPlacing:
        if (ask_for_aside(g, p, Occasion::kTurn)) return;
        turn.step = kEndOptions;
        turn.d[0] = 0;
        [[fallthrough]];
      case kEndOptions:
        if (!turn.d[0] && anything_offered<&Module::offer_end>(g, g.rules.at_end, p)) return g.ask(kEndOption, p);
        turn.step = kEndSteps;
        turn.d[0] = 0;
        [[fallthrough]];
      case kEndSteps:
        if (!users_of<&Module::all_placed>(g.rules)) turn.step = kMoney;
        while (turn.step == kEndSteps) {
          const EndStep stage = static_cast<EndStep>(turn.d[0]++);
          if (stage == EndStep::kD4) turn.step = kMoney;
          each<&Module::all_placed>(g, p, stage, Occasion::kTurn);
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
          begin_window(g, p);
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
    if (anything_offered<&Module::offer_window>(g, g.rules.in_window, p) || ware_in_window(g, p))
      return g.ask(kWindowMove, p);
  }
  g.pop();
}

void restart_window(const Game& g) { g.top().d[0] = 0; }

}  // namespace comares::alhambra
