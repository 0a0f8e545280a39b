#include "bots/analyse.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

#include "bots/list.h"
#include "modules/list.h"

namespace comares::bots {
namespace {

struct Game {
  std::unique_ptr<const Ruleset> rules;
  std::vector<State> before;
  std::vector<Action> actions;
  State end;
};

// Seat 0 plays any move, the others sensibly.
Game play(const char* game, u64 seed) {
  comares::Setup setup;
  setup.game = find_game(game);
  setup.players = 3;
  Reject why;
  Game g{create(setup, why), {}, {}, {}};
  Random random(seed);
  start(*g.rules, seed, g.end);
  while (!is_over(g.end)) {
    const Bot& bot = *find(to_decide(g.end) == 0 ? "random" : "normal");
    g.before.push_back(g.end);
    g.actions.push_back(ask(bot, *g.rules, g.end, random).action);
    EXPECT_FALSE(apply(*g.rules, g.end, g.actions.back()).rejected());
  }
  return g;
}

std::vector<Looked> look_through(const Game& g, u32 playouts) {
  std::vector<Looked> all;
  for (std::size_t i = 0; i < g.actions.size(); ++i)
    all.push_back(look_at(*g.rules, g.before[i], g.actions[i], i + 1, playouts));
  return all;
}

TEST(Analyse, LuckAndDecisionsAddUp) {
  for (const char* game : {"alhambra", "dice"}) {
    const Game g = play(game, 5);
    const std::vector<Looked> all = look_through(g, 32);
    for (Seat p = 0; p < 3; ++p) {
      const Account a = add_up(all, p, margin_of(g.end, p));
      EXPECT_NEAR(a.luck + a.own + a.others, a.last - a.first, 50) << game;
      EXPECT_LE(a.own, 0) << game;  // nobody decides better than best
    }
  }
}

TEST(Analyse, FindsWhoPlayedBadly) {
  const Game g = play("alhambra", 7);
  const std::vector<Looked> all = look_through(g, 64);
  int lost[3] = {};
  for (const Looked& l : all) {
    lost[l.seat] += l.lost;
    EXPECT_EQ(l.mistake, l.lost > l.error) << l.lost;
    EXPECT_EQ(l.mistake, !(l.best == l.played));
  }
  EXPECT_GT(lost[0], 2 * std::max(lost[1], lost[2]));
}

TEST(Analyse, DependsOnWhatTheDeciderKnewAlone) {
  const Game g = play("alhambra", 9);
  Random random(3);
  for (std::size_t i = 0; i < g.actions.size(); i += 7) {
    State other = g.before[i];
    resample(*g.rules, other, to_decide(other), random);
    const Looked a = look_at(*g.rules, g.before[i], g.actions[i], 1, 16);
    const Looked b = look_at(*g.rules, other, g.actions[i], 1, 16);
    EXPECT_EQ(a.best, b.best);
    EXPECT_EQ(a.value.margin, b.value.margin);
    EXPECT_EQ(a.lost, b.lost);
  }
}

}  // namespace
}  // namespace comares::bots
