// The game's own decisions and procedures, put on the agenda by name. What their numbers mean is known here and
// where they are answered or run (decide.cpp; turn, money, building, scoring, endgame, setup, wares .cpp).
#pragma once
#include "games/alhambra/rules.h"

namespace comares::alhambra {

inline void ask_main_action(const Game& g, Seat p, bool further) { g.core().ask(kMainAction, p, further); }
inline bool is_further_action(const Frame& main_action) { return main_action.d[0] != 0; }

inline void ask_placement(const Game& g, Seat p, Occasion why) { g.core().ask(kPlaceTile, p, static_cast<u8>(why)); }
inline Occasion occasion_of(const Frame& placement) { return static_cast<Occasion>(placement.d[0]); }

inline void ask_extra_redesign(const Game& g, Seat p) { g.core().ask(kExtraRedesign, p); }

inline void begin_setup(const Game& g) { g.core().begin(kSetupProc); }
// Choices are being made that come before the deal (README 2.1): there is no market and no money yet.
inline bool before_the_deal(const Position& g) {
  const auto& agenda = g.state.agenda;
  return !agenda.empty() && agenda[0].owner == 0 && agenda[0].kind == kSetupProc;
}
inline void begin_turn(const Game& g, Seat p) { g.core().begin(kTurnProc, p); }
inline void begin_window(const Game& g, Seat last) { g.core().begin(kWindowProc, last); }
inline void begin_settling(const Game& g, Seat payer) { g.core().begin(kSettleProc, payer); }
inline void begin_scoring(const Game& g, u8 round) { g.core().begin(kScoringProc, kNobody, round); }
inline void begin_end(const Game& g, Seat due_next) { g.core().begin(kEndProc, due_next); }
// Outside the own turn: everything set aside is placed, then D3 and D4 follow.
inline void begin_placing(const Game& g, Seat p, Occasion why) {
  g.core().begin(kPlacingProc, p, static_cast<u8>(why));
}
inline void refill_money(const Game& g) { g.core().begin(kMoneyProc); }    // E1 and E2, with all that follows
inline void refill_market(const Game& g) { g.core().begin(kMarketProc); }  // E3 and E4

}  // namespace comares::alhambra
