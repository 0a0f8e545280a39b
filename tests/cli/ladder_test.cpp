#include "cli/ladder.h"

#include <gtest/gtest.h>

#include <bit>

#include "cli/text.h"
#include "codec/refused.h"
#include "codec/setup.h"
#include "modules/list.h"

namespace comares::cli {
namespace {

Ladder base(int players = 3) {
  Ladder plan;
  plan.setup = codec::or_throw(codec::setup, codec::json::object{{"game", "alhambra"}}, players);
  plan.sets = {0};
  plan.games = 60;
  plan.least = 12;
  return plan;
}

Rung play(const Ladder& plan, const Pairing& pair, u32 modules = 0) {
  return play_rung(plan, pair, modules, {}, [](const std::string& sentence) { ADD_FAILURE() << sentence; });
}

TEST(Ladder, StopsWhenAPairIsDecided) {
  const Pairing pair{contender("greedy"), contender("random")};
  const Rung r = play(base(), pair);
  EXPECT_EQ(r.verdict, 1);
  EXPECT_GE(r.games, 12u);
  EXPECT_LT(r.games, 60u);
  EXPECT_EQ(r.games % 3, 0u);  // whole deals
  EXPECT_GT(r.margin, 0);
  EXPECT_NEAR(r.fair, 1 / 3.0, 1e-9);
  const Pairing turned{contender("random"), contender("greedy")};
  EXPECT_EQ(play(base(), turned).verdict, -1);
}

TEST(Ladder, CountsTheSameOnAnyNumberOfThreads) {
  const Pairing pair{contender("greedy"), contender("random")};
  Ladder plan = base();
  const Rung one = play(plan, pair);
  plan.threads = 2;
  const Rung two = play(plan, pair);
  EXPECT_EQ(one.games, two.games);
  EXPECT_EQ(one.wins, two.wins);
  EXPECT_EQ(one.margin, two.margin);
  EXPECT_EQ(one.margin_error, two.margin_error);
}

// Of equals each wins as often as any other: in every deal one seat's win is the others' loss.
TEST(Ladder, IsFairBetweenEquals) {
  Ladder plan = base(2);
  plan.games = plan.least = 200;
  const Pairing pair{contender("random"), contender("random")};
  const Rung r = play(plan, pair);
  EXPECT_EQ(r.games, 200u);
  EXPECT_NEAR(r.wins / 200, 0.5, 0.12);
  EXPECT_NEAR(r.fair, 0.5, 1e-9);
}

TEST(Ladder, AFloorIsMetByTheEndOfTheInterval) {
  Pairing pair{contender("greedy"), contender("random"), 0.9, 1};
  Rung r;
  r.pair = &pair;
  r.games = 600;
  r.wins = 560;
  EXPECT_TRUE(r.met());
  r.wins = 545;  // 90.8 %, but it might be 88.3
  EXPECT_FALSE(r.met());
  pair.at_least = 0;
  pair.at_most = 0.2;
  r.wins = 100;
  EXPECT_TRUE(r.met());
  r.wins = 115;
  EXPECT_FALSE(r.met());
}

TEST(Ladder, SetsOfModules) {
  const comares::Setup setup = base().setup;
  EXPECT_EQ(module_sets(setup, "", 1), std::vector<u32>{0});
  const auto each = module_sets(setup, "each", 1);
  EXPECT_EQ(each.size(), setup.game->modules().size());
  for (const u32 set : each) EXPECT_EQ(std::popcount(set), 1);
  const auto drawn = module_sets(setup, "random:10", 5);
  EXPECT_EQ(drawn.size(), 10u);
  EXPECT_EQ(drawn, module_sets(setup, "random:10", 5));
  EXPECT_NE(drawn, module_sets(setup, "random:10", 6));
  EXPECT_THROW(module_sets(setup, "random:x", 1), UsageError);
  EXPECT_THROW(module_sets(setup, "no-such-module", 1), UsageError);
  Ladder plan = base();
  plan.games = plan.least = 3;
  const Pairing pair{contender("random"), contender("random")};
  EXPECT_EQ(play(plan, pair, drawn[0]).games, 3u);
}

TEST(Contender, IsABotOrAProgram) {
  EXPECT_EQ(contender("greedy").spec.bot, bots::find("greedy"));
  EXPECT_EQ(contender("cmd:./my-bot --fast").command, "./my-bot --fast");
  EXPECT_THROW(contender("cmd:"), UsageError);
  EXPECT_THROW(contender("nobody"), UsageError);
  EXPECT_THROW(contender("greedy:fast"), UsageError);
  EXPECT_EQ(contender("hard:millis=20").spec.millis, 20u);
  for (const Floor& f : floors()) {
    EXPECT_TRUE(contender(f.one));
    EXPECT_TRUE(contender(f.other));
  }
}

}  // namespace
}  // namespace comares::cli
