#include "bots/analyse.h"

#include <algorithm>
#include <memory>

#include "bots/search.h"

namespace comares::bots {

namespace {

constexpr Style kStyle{.playouts = 400, .millis = 0};

// Means over deals, of all seats.
struct Means {
  i64 margin[kMaxPlayers] = {};
  Tally mine;

  void add(const Ruleset& rules, const State& s, Seat me, u64 luck) {
    for (Seat p = 0; p < s.players; ++p) {
      Random own(luck);
      const Value v = value_of(rules, s, p, me, own, 1, kStyle);
      margin[p] += v.margin;
      if (p == me) mine.add(v);
    }
  }
  void write(int players, u32 deals, int (&out)[kMaxPlayers]) const {
    for (int p = 0; p < players; ++p) out[p] = static_cast<int>(margin[p] / static_cast<i64>(deals));
  }
};

}  // namespace

int margin_of(const State& s, Seat seat) {
  int best = -10'000;
  for (Seat p = 0; p < s.players; ++p)
    if (p != seat) best = std::max<int>(best, s.scores[p]);
  return 100 * (s.scores[seat] - best);
}

Looked look_at(const Ruleset& rules, const State& before, const Action& played, u64 seed, u32 playouts) {
  Random random(seed);
  Looked found;
  found.seat = to_decide(before);
  found.played = found.best = played;
  State dealt, s;
  copy_state(rules, dealt, before);
  resample(rules, dealt, found.seat, random);
  const auto actions = std::make_unique<ActionList>();
  legal(rules, before, *actions);
  if (actions->size() > 1) found.best = search(rules, dealt, random, {.playouts = playouts}, kStyle).action;
  const bool two = !(found.best == played);

  Means of_played, of_best;
  i64 sum = 0, squares = 0;
  const u32 deals = std::max(2u, playouts / 4);
  u32 counted = 0;
  while (counted < deals) {
    copy_state(rules, dealt, before);
    resample(rules, dealt, found.seat, random);
    const u64 luck = random.next();
    ++counted;
    const i64 before_margin[2] = {of_played.margin[found.seat], of_best.margin[found.seat]};
    copy_state(rules, s, dealt);
    (void)apply(rules, s, played);
    of_played.add(rules, s, found.seat, luck);
    if (!two) continue;
    copy_state(rules, s, dealt);
    (void)apply(rules, s, found.best);
    of_best.add(rules, s, found.seat, luck);
    const i64 gain = of_best.margin[found.seat] - before_margin[1] - of_played.margin[found.seat] + before_margin[0];
    sum += gain;
    squares += gain * gain;
  }
  found.value = found.better = of_played.mine.value();
  of_played.write(before.players, deals, found.after_played);
  std::copy_n(found.after_played, kMaxPlayers, found.after_best);
  if (!two) return found;
  const i64 n = deals, mean = sum / n;
  found.error = 2 * root_of(std::max<i64>(0, squares / n - mean * mean) / (n - 1));
  found.mistake = mean > found.error;
  if (!found.mistake) {
    found.best = played;
    return found;
  }
  found.better = of_best.mine.value();
  of_best.write(before.players, deals, found.after_best);
  found.lost = static_cast<int>(mean);
  if (found.better.win >= 0) found.lost_win = found.better.win - found.value.win;
  return found;
}

int luck_after(std::span<const Looked> all, std::size_t i, Seat seat, int final_margin) {
  const int then = i + 1 < all.size() ? all[i + 1].after_best[seat] : final_margin;
  return then - all[i].after_played[seat];
}

Account add_up(std::span<const Looked> all, Seat seat, int final_margin) {
  Account a;
  a.first = all.empty() ? final_margin : all[0].after_best[seat];
  a.last = final_margin;
  for (std::size_t i = 0; i < all.size(); ++i) {
    (all[i].seat == seat ? a.own : a.others) += all[i].after_played[seat] - all[i].after_best[seat];
    a.luck += luck_after(all, i, seat, final_margin);
  }
  return a;
}

}  // namespace comares::bots
