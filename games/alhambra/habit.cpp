// A quick sensible move for playouts: buys exactly if possible, else for little more than the price, else takes the most
// money; builds whatever was bought. Modules choose at their own decisions and among their own offers; where a module has
// no habit, its offer is declined if that is allowed. Finds the move without listing all of them.
#include <algorithm>

#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace {

constexpr int kCheap = 2;  // more than the price that is still worth paying

// Some cards of a currency that are worth exactly that, dear ones first. There must be such.
u32 cards_worth(u32 cards, int sum) {
  u32 chosen = 0;
  for (int v = kMoneyValues; v > 0 && sum; --v)
    for (u32 n = cards_of(cards, v); n; --n) {
      if (v > sum) break;
      const u32 rest = cards - chosen - card_unit(v);
      // Only cheaper ones or its like may still follow.
      if (!can_make(rest & (card_unit(v) * 4 - 1), sum - v)) continue;
      chosen += card_unit(v);
      sum -= v;
    }
  return chosen;
}

// The best purchase with plain cards of the slot's currency; false: none that is cheap enough.
bool buy(const Position& g, Seat p, Random& random, Action& a) {
  const Table& t = g.table();
  int best = 0;
  for (u8 slot = 0; slot < kSlots; ++slot) {
    if (t.market[slot] == kNoTile) continue;
    const Price price = price_of_slot(g, slot);
    const u32 cards = t.hand[p].word[price.currency] & kCardBits;
    if (card_sum(cards) < price.amount) continue;
    int sum = price.amount;
    while (sum <= price.amount + kCheap && sum <= kMostExact && !can_make(cards, sum)) ++sum;
    if (sum > price.amount + kCheap || sum > kMostExact) continue;
    // Exact before cheap, dear before plain, and a little of chance.
    const int value = 64 * (1 + kCheap - (sum - price.amount)) + 2 * price.amount + static_cast<int>(random.below(16));
    if (value <= best) continue;
    best = value;
    a.verb = kBuy;
    a.a = static_cast<u8>(slot + 1);
    a.pay = {};
    a.pay.word[price.currency] = cards_worth(cards, sum);
  }
  return best > 0;
}

// The dearest card, or more in several that may be taken together.
void take_money(const Position& g, Action& a) {
  const Table& t = g.table();
  a.verb = kTakeMoney;
  constexpr int kOtherCard = 4;  // that is no money
  int best = -1;
  for (u32 set = 1; set < 1u << t.display.size(); ++set) {
    int sum = 0, cards = 0;
    Purse purse{};
    bool together = true;
    for (u32 i = 0; i < t.display.size(); ++i) {
      if (!(set >> i & 1)) continue;
      const CardKind& card = g.rules.card[t.display[i]];
      together = together && card.value && !(card.flags & kTakenAlone);
      sum += card.value ? card.value : kOtherCard;
      ++cards;
      purse.word[card.word] += 1u << card.shift;
    }
    if (cards > 1 && (!together || sum > kTakeSum)) continue;
    if (2 * sum + cards <= best) continue;
    best = 2 * sum + cards;
    a.pay = purse;
  }
}

void place(const Position& g, Seat p, Random& random, Action& a) {
  a.tile = g.table().aside[0];
  palace::Cells cells;
  palace::legal_cells(g.palace(p), g.table().pieces.sides[a.tile], cells);
  a.verb = cells.empty() ? kReserve : kPlace;
  if (cells.empty()) return;
  Cell c = cells[random.below(static_cast<u32>(cells.size()))];
  if (cells.size() > 1) {
    const auto wall_with = [&](Cell at) {
      palace::Palace home = g.palace(p).palace;
      palace::Pieces pieces = g.table().pieces;
      palace::add({home, pieces, p}, a.tile, at, pieces.sides[a.tile]);
      return palace::longest_wall({home, pieces, p});
    };
    int longest = wall_with(c);
    for (int i = 1; i < 3; ++i) {
      const Cell other = cells[random.below(static_cast<u32>(cells.size()))];
      const int wall = wall_with(other);
      if (wall <= longest) continue;
      longest = wall;
      c = other;
    }
  }
  a.x = c.x;
  a.y = c.y;
}

// What the module that owns a tile gives for it in the next scoring, once the action has been done.
int points_after(const Position& g, Seat p, u8 owner, const Action& a) {
  State after;
  copy_state(g.rules, after, g.state);
  if (apply_action(g.rules, after, a, nullptr)) return -1000;  // never: it was listed
  ScoreSheet sheet;
  sheet.clear(false);
  const Position then{g.rules, after};
  g.rules.owner(owner).module->points(then.as(owner), std::min(3, then.table().scorings_done + 1), sheet);
  return sheet.total(p);
}

// A tile that brings points of its own goes where it brings most, of four places.
bool place_for_points(const Position& g, Seat p, Random& random, const Actions& all, Action& a) {
  const u8 owner = g.tile(g.table().aside[0]).owner;
  if (!g.rules.owner(owner).module->points) return false;
  int best = -1000;
  for (int i = 0; i < 4; ++i) {
    const Action other = all[random.below(static_cast<u32>(all.size()))];
    if (other.owner != 0 || other.verb != kPlace) continue;
    const int points = points_after(g, p, owner, other);
    if (points <= best) continue;
    best = points;
    a = other;
  }
  return best > -1000;
}

bool is_pass(const Action& a) { return a.owner == 0 && a.verb == kPass; }

// What the modules in play would do here, by the first that knows; -1: none does.
int habit_of_modules(const Position& g, Seat p, const Actions& all) {
  for (u32 left = users_of<&Module::habit>(g.rules); left; left &= left - 1) {
    const u8 owner = static_cast<u8>(std::countr_zero(left) + 1);
    if (const int i = g.rules.owner(owner).module->habit(g.as(owner), p, all); i >= 0) return i;
  }
  return -1;
}

// Declines where he may; else anything but what takes a palace apart.
Action choose_from(const Actions& all, Random& random) {
  for (const Action& a : all)
    if (is_pass(a)) return a;
  u32 n = 0;
  Action chosen;
  for (const Action& a : all)
    if ((a.owner != 0 || a.verb != kRedesignRemove) && random.below(++n) == 0) chosen = a;
  return n ? chosen : all[random.below(static_cast<u32>(all.size()))];
}

// Apart, so that the room for the list is only touched where one is needed.
[[gnu::noinline]] bool by_list(const Position& g, Seat p, bool modules_only, Random& random, Action& a) {
  BriefActions all;
  legal_actions(g.rules, g.state, all);
  if (const int i = habit_of_modules(g, p, all); i >= 0) {
    a = all[static_cast<u32>(i)];
    return true;
  }
  if (modules_only) return false;
  if (g.top().owner == 0 && g.top().kind == kPlaceTile && place_for_points(g, p, random, all, a)) return true;
  a = choose_from(all, random);
  return true;
}

}  // namespace

Action habitual_action(const Ruleset& rules, const State& s, Random& random) {
  const Position g{as_rules(rules), s};
  const Frame& top = g.top();
  const Seat p = top.seat;
  Action a;
  if (top.owner == 0) {
    const bool asks_modules = users_of<&Module::habit>(g.rules) != 0;
    if (top.kind == kMainAction && !g.table().display.empty()) {
      if (asks_modules && by_list(g, p, true, random, a)) return a;
      if (!buy(g, p, random, a)) take_money(g, a);
      return a;
    }
    if (top.kind == kPlaceTile && g.tile(g.table().aside[0]).owner == 0) {
      place(g, p, random, a);
      return a;
    }
    if (!asks_modules && (top.kind == kStartOption || top.kind == kEndOption || top.kind == kWindowMove)) {
      a.verb = kPass;
      return a;
    }
  }
  by_list(g, p, false, random, a);
  return a;
}

}  // namespace comares::alhambra
