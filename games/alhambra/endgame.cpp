// The end: the last tiles go to the richest, then scoring 3 (base.6; README 2.7).
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace {

int wealth(const Position& g, Seat p, u8 currency) {
  Purse money{};
  money.word[currency] = g.table().hand[p].word[currency];
  return worth(g, p, money);
}

// Strictly the most money of the slot's currency, or nobody.
Seat richest(const Position& g, u8 currency) {
  int best = 0;
  Seat who = kNobody;
  for (Seat p = 0; p < g.players(); ++p) {
    const int has = wealth(g, p, currency);
    if (has > best) {
      best = has;
      who = p;
    } else if (has == best) {
      who = kNobody;
    }
  }
  return who;
}

enum EndStep : u8 { kReveal, kDistribute, kGiveOut, kLastScoring, kFinish };

}  // namespace

// seat: the player who would have been next. d[0]: how many players have received their tiles.
[[gnu::noinline]] void step_end(const Game& g) {
  Frame& f = g.top();
  Table& t = g.table();
  switch (f.step) {
    case kReveal:
      f.step = kDistribute;
      g.emit({.kind = kEvEnding});
      each<&Module::game_ends>(g);
      return;
    case kDistribute:
      f.step = kGiveOut;
      for (u8 slot = 0; slot < kSlots; ++slot)
        t.award[slot] = t.market[slot] == kNoTile ? kNobody : richest(g, g.rules.slot_currency[slot]);
      return;
    case kGiveOut: {
      if (f.d[0] == g.players()) {
        f.step = kLastScoring;
        return;
      }
      const Seat p = g.next(f.seat, f.d[0]++);
      for (u8 slot = 0; slot < kSlots; ++slot) {
        if (t.award[slot] != p) continue;
        g.emit({.kind = kEvAwarded, .seat = p, .tile = t.market[slot], .a = static_cast<u8>(slot + 1)});
        take_from_market(g, slot);
      }
      if (!t.aside.empty()) begin_placing(g, p, Occasion::kFinal);
      return;
    }
    case kLastScoring:
      f.step = kFinish;
      begin_scoring(g, 3);
      return;
    default:
      g.pop();
      g.state.over = 1;
      g.emit({.kind = kEvGameOver});
      return;
  }
}

}  // namespace comares::alhambra
