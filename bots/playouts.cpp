#include "bots/playouts.h"

#include <algorithm>

namespace comares::bots {

namespace {

constexpr u32 kPlayouts = 160;    // in all
constexpr u32 kMostActions = 40;  // of a longer list, this many drawn at random
constexpr u32 kSteps = 100;       // a playout goes on for so many actions

// How far `me` is ahead of the best of the others, in hundredths of a point.
int margin(const Ruleset& rules, const State& s, Seat me) {
  int points[kMaxPlayers];
  for (Seat p = 0; p < s.players; ++p) points[p] = s.scores[p];
  if (!s.over) {
    ScoreSheet sheet;
    sheet.clear(false);
    score(rules, s, 3, sheet);
    for (Seat p = 0; p < s.players; ++p) points[p] += sheet.total(p);
  }
  int best = -10'000, sum = 0;
  for (Seat p = 0; p < s.players; ++p) {
    if (p == me) continue;
    best = std::max(best, points[p]);
    sum += points[p];
  }
  return 50 * (points[me] - best) + 50 * (points[me] - sum / std::max(1, s.players - 1));
}

int play_on(const Ruleset& rules, const State& from, const Action& first, Seat me, Random& random) {
  State s = from;
  s.seed = random.next();  // another future every time
  (void)apply(rules, s, first);
  ActionList actions;
  for (u32 n = 0; n < kSteps && !is_over(s); ++n) {
    legal(rules, s, actions);
    if (actions.empty()) break;
    (void)apply(rules, s, actions[random.below(static_cast<u32>(actions.size()))]);
  }
  return margin(rules, s, me);
}

}  // namespace

Choice choose_by_playouts(const Ruleset& rules, const State& seen, const ActionList& actions, Random& random) {
  const Seat me = to_decide(seen);
  FixedVec<Rated, kMostActions> tried{};
  const u32 all = static_cast<u32>(actions.size());
  for (u32 i = 0; i < std::min(all, kMostActions); ++i)
    tried.push_back({actions[all <= kMostActions ? i : random.below(all)], 0});
  const u32 each = std::max<u32>(2, kPlayouts / static_cast<u32>(tried.size()));
  for (Rated& r : tried) {
    int sum = 0;
    for (u32 n = 0; n < each; ++n) sum += play_on(rules, seen, r.action, me, random);
    r.value = sum / static_cast<int>(each);
  }
  // By insertion: stable, and no library's sort that might allocate.
  for (std::size_t i = 1; i < tried.size(); ++i)
    for (std::size_t k = i; k > 0 && tried[k - 1].value < tried[k].value; --k) std::swap(tried[k - 1], tried[k]);
  Choice choice{.action = tried[0].action, .rated = true, .value = tried[0].value};
  for (std::size_t i = 1; i < tried.size() && !choice.alternatives.full(); ++i) choice.alternatives.push_back(tried[i]);
  return choice;
}

}  // namespace comares::bots
