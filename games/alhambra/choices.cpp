// Which legal actions are worth trying: of payments for one thing the exact one and the cheapest other, of takes the
// largest, everything else. The rule is the same for what modules sell and ask to be paid.
#include <algorithm>

#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace {

// Does the first purse hold all that the second does, and more?
bool holds_more(const Purse& one, const Purse& other) { return !(one == other) && holds(one, other); }

bool is_take(const Action& a) { return a.owner == 0 && a.verb == kTakeMoney; }

// Pieces that are no plain cards: they are kept if cards can pay as well.
int odd_pieces(const Purse& pay) {
  int n = 0;
  for (const u32 word : pay.word) n += std::popcount(word & ~kCardBits);
  return n;
}

}  // namespace

void list_choices(const Ruleset& rules, const State& s, const Actions& legal, Actions& out) {
  const Position g{as_rules(rules), s};
  const Seat p = g.top().seat;
  const int n = static_cast<int>(legal.size());
  const auto at = [&](int i) { return legal[static_cast<std::size_t>(i)]; };

  for (int i = 0; i < n;) {
    const Action a = at(i);
    // Actions that differ in what is paid only stand together.
    int end = i + 1;
    if (!a.pay.empty())
      while (end < n && head_of(at(end)) == head_of(a)) ++end;
    if (end == i + 1) {
      out.push_back(a);
    } else if (is_take(a)) {
      for (int k = i; k < end; ++k) {
        const Action take = at(k);
        bool part = false;
        for (int other = i; other < end && !part; ++other) part = holds_more(at(other).pay, take.pay);
        if (!part) out.push_back(take);
      }
    } else {
      // The cheapest first, of equals the one that spends fewest pieces besides cards; then the cheapest that spends
      // other things: which of them is wanted later cannot be seen from here.
      int best = i, best_sum = worth(g, p, a.pay), best_odd = odd_pieces(a.pay), second = -1, second_sum = 0;
      for (int k = i + 1; k < end; ++k) {
        const Purse pay = at(k).pay;
        const int sum = worth(g, p, pay), odd = odd_pieces(pay);
        if (sum < best_sum || (sum == best_sum && odd < best_odd)) {
          best = k;
          best_sum = sum;
          best_odd = odd;
        }
      }
      for (int k = i; k < end; ++k) {
        const Purse pay = at(k).pay;
        const int sum = worth(g, p, pay);
        if (k == best || (sum == best_sum && odd_pieces(pay) == best_odd)) continue;
        if (second >= 0 && sum >= second_sum) continue;
        second = k;
        second_sum = sum;
      }
      if (second >= 0) out.push_back(at(std::min(best, second)));
      out.push_back(at(std::max(best, second)));
    }
    i = end;
  }
}

}  // namespace comares::alhambra
