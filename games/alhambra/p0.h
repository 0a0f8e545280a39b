// Policy p0, the simple player of benchmarks and yardsticks (docs/performance.md): where some market tile is
// affordable in its currency, with probability 3/4 buys a random affordable one, paying that
// currency's cards in random order until the price is reached; otherwise takes one random card of the
// display. A bought tile goes to a random legal cell, else to the reserve; no redesign, so that it passes where
// modules offer one after its turn. It knows nothing else of them: what they ask, and where their tiles go, is chosen
// evenly from the legal actions.
// Plays through the engine's interface, but finds its move without listing all of them.
#pragma once
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace p0 {

// One draw for all choices of a decision: a fraction of 64 bits, from which each choice takes what it
// needs. With numbers this small the bias is below 2^-40.
class Luck {
 public:
  explicit Luck(Random& random) : rest_(random.next()) {}
  u32 below(u32 n) {
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{rest_} * n;
    rest_ = static_cast<u64>(product);
    return static_cast<u32>(product >> 64);
  }

 private:
  u64 rest_;
};

inline void buy(const Position& g, Seat p, int slot, Luck& luck, Action& a) {
  const Price price = price_of_slot(g, slot);
  a.verb = kBuy;
  a.a = static_cast<u8>(slot + 1);
  u8 values[3 * kMoneyValues];
  u32 n = 0;
  for (u32 cards = g.table().hand[p].word[price.currency] & kCardBits; cards;) {
    const int v = std::countr_zero(cards) / 2 + 1;
    values[n++] = static_cast<u8>(v);
    cards -= card_unit(v);
  }
  for (int sum = 0; sum < price.amount;) {
    const u32 i = luck.below(n);
    sum += values[i];
    a.pay.word[price.currency] += card_unit(values[i]);
    values[i] = values[--n];
  }
}

inline void main_action(const Position& g, Seat p, Luck luck, Action& a) {
  const Table& t = g.table();
  u8 affordable[kSlots];
  u32 n = 0;
  for (u8 slot = 0; slot < kSlots; ++slot) {
    if (t.market[slot] == kNoTile) continue;
    const Price price = price_of_slot(g, slot);
    affordable[n] = slot;
    n += card_sum(t.hand[p].word[price.currency]) >= price.amount;
  }
  if (n && luck.below(4) != 0) return buy(g, p, affordable[luck.below(n)], luck, a);
  a.verb = kTakeMoney;
  const CardKind& card = g.rules.card[t.display[luck.below(static_cast<u32>(t.display.size()))]];
  a.pay.word[card.word] = 1u << card.shift;
}

inline void place(const Position& g, Seat p, Luck luck, Action& a) {
  a.tile = g.table().aside[0];
  palace::Cells cells;
  palace::legal_cells(g.palace(p), g.table().pieces.sides[a.tile], cells);
  a.verb = cells.empty() ? kReserve : kPlace;
  if (cells.empty()) return;
  const Cell c = cells[luck.below(static_cast<u32>(cells.size()))];
  a.x = c.x;
  a.y = c.y;
}

}  // namespace p0

// `a`: a fresh action to fill.
inline void choose_p0(const Ruleset& rules, const State& s, Random& random, Action& a, ActionList& room) {
  const Position g{as_rules(rules), s};
  const Frame& top = g.top();
  if (top.owner == 0 && top.kind == kMainAction && !g.table().display.empty())
    return p0::main_action(g, top.seat, p0::Luck(random), a);
  if (top.owner == 0 && top.kind == kPlaceTile && g.tile(g.table().aside[0]).owner == 0)
    return p0::place(g, top.seat, p0::Luck(random), a);
  if (top.owner == 0 && top.kind == kEndOption) {
    a.verb = kPass;
    return;
  }
  legal(rules, s, room);
  a = room[random.below(static_cast<u32>(room.size()))];
}

}  // namespace comares::alhambra
