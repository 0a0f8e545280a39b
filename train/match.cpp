#include "train/match.h"

#include <chrono>
#include <cmath>

#include "bench/tables.h"
#include "bots/list.h"
#include "bots/search.h"

namespace comares::train {

namespace {

Action choose(const Player& player, const Ruleset& rules, const State& s, Random& random) {
  if (!player.weights) return bots::ask(player.spec, rules, s, random).action;
  return bots::search(rules, s, random, {.playouts = player.playouts},
                      {.playouts = 96, .millis = 1, .turns = 4, .weights = player.weights})
      .action;
}

}  // namespace

double Score::interval() const { return 1.96 * std::sqrt(share() * (1 - share()) / games); }

Score play(const Match& match, const Player& one, const Player& others) {
  Score score;
  double decisions = 0;
  std::chrono::duration<double, std::milli> thought{};
  for (int game = 0; game < match.games; ++game) {
    const u64 deal = match.seed + static_cast<u64>(game / match.players);
    u32 modules = match.modules;
    if (match.drawn_modules)
      modules = static_cast<u32>(mix64(deal) & mix64(deal + 1)) & bench::all_modules(match.game->modules().size());
    const auto rules = bench::table(*match.game, match.players, modules);
    const Seat me = static_cast<Seat>(game % match.players);
    Random random(mix64(deal) + me);
    State s;
    start(*rules, deal, s);
    while (!is_over(s) && s.actions < 5000) {
      const bool mine = to_decide(s) == me;
      const auto began = std::chrono::steady_clock::now();
      const Action a = choose(mine ? one : others, *rules, s, random);
      if (mine) {
        thought += std::chrono::steady_clock::now() - began;
        ++decisions;
      }
      if (apply(*rules, s, a)) std::abort();
    }
    const u8 won = winners(s);
    if (won >> me & 1) score.wins += 1.0 / std::popcount(won);
    int best = -1000;
    for (Seat p = 0; p < match.players; ++p)
      if (p != me) best = std::max<int>(best, s.scores[p]);
    score.margin += s.scores[me] - best;
    ++score.games;
  }
  score.margin /= std::max(1, score.games);
  score.millis = thought.count() / std::max(1.0, decisions);
  return score;
}

}  // namespace comares::train
