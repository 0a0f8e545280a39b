// flat: plain Monte Carlo, a fixed yardstick. Every legal action is tried in the same number of games played on to the
// end by policy p0 (without money and a market: at random), with everything hidden dealt anew for each, and the one that
// won most is chosen.
#include <algorithm>
#include <array>
#include <memory>

#include "bots/judge.h"
#include "bots/search.h"
#include "games/alhambra/alhambra.h"
#include "games/alhambra/p0.h"

namespace comares::bots {

namespace {

constexpr u32 kPlayouts = 1000;
constexpr u32 kLongest = 2000;  // actions; nothing forces a game to end

void play_to_the_end(const Ruleset& rules, State& s, Random& random, ActionList& room) {
  const bool by_p0 = alhambra::rules_of(rules) != nullptr;
  for (u32 n = 0; n < kLongest && !s.over; ++n) {
    Action a;
    if (by_p0) {
      alhambra::choose_p0(rules, s, random, a, room);
    } else {
      legal(rules, s, room);
      a = room[random.below(static_cast<u32>(room.size()))];
    }
    if (apply(rules, s, a)) return;  // never
  }
}

Choice choose(const Ruleset& rules, const State& seen, Random& random, const Budget& budget) {
  const auto lists = std::make_unique_for_overwrite<std::array<ActionList, 2>>();
  auto& [actions, room] = *lists;
  legal(rules, seen, actions);
  if (actions.size() == 1) return {.action = actions[0]};
  const Seat me = to_decide(seen);
  const u32 wanted = budget.playouts ? budget.playouts : kPlayouts;
  const u32 each = std::max<u32>(1, wanted / static_cast<u32>(actions.size()));
  Choice best{};
  best.rated = true;
  i64 most = -1;
  for (const Action& a : actions) {
    Tally tally;
    i64 wins = 0;
    for (u32 n = 0; n < each; ++n) {
      State s;
      copy_state(rules, s, seen);
      resample(rules, s, me, random);
      if (apply(rules, s, a)) continue;
      play_to_the_end(rules, s, random, room);
      const Value v = as_it_stands(rules, s, me);
      wins += v.win;
      tally.add(v);
    }
    if (wins <= most) continue;
    most = wins;
    best.action = a;
    best.value = tally.value();
  }
  best.playouts = each * static_cast<u32>(actions.size());
  return best;
}

}  // namespace

extern const Bot kFlat;
constinit const Bot kFlat = {"flat", "a yardstick: many games on at random, without thought", false, choose};

}  // namespace comares::bots
