// Why one choice is better than another: told by the score sheets of playouts, without peeking.
#include "bots/explain.h"

#include <gtest/gtest.h>

#include "bench/tables.h"
#include "bots/list.h"
#include "table/advice.h"

namespace comares {
namespace {

constexpr u32 kDeals = 24;

// A turn of somebody in the middle of a game.
void reach(const Ruleset& rules, u64 seed, State& s, u32 actions) {
  Random random(seed);
  start(rules, seed, s);
  while (s.actions < actions || decision(rules, s).kind != std::string_view("main_action"))
    ASSERT_FALSE(apply(rules, s, habit(rules, s, random)));
}

TEST(Because, DoesNotPeekAndIsTheSameAgain) {
  const GameType& game = *find_game("alhambra");
  const auto rules = bench::table(game, 3, 3);
  for (u64 seed = 1; seed <= 4; ++seed) {
    State s, other;
    reach(*rules, seed, s, 40);
    other = s;
    Random elsewhere(99);
    resample(*rules, other, to_decide(s), elsewhere);
    Random choosing(1);
    const bots::Choice choice = bots::ask(bots::usual(), *rules, s, choosing);
    ASSERT_FALSE(choice.alternatives.empty());
    const Action& next = choice.alternatives[0].action;
    Random a(5), b(5), c(5);
    const bots::Because one = bots::compare(*rules, s, choice.action, next, a, kDeals);
    const bots::Because two = bots::compare(*rules, other, choice.action, next, b, kDeals);
    const bots::Because back = bots::compare(*rules, s, next, choice.action, c, kDeals);
    ASSERT_EQ(one.reasons.size(), two.reasons.size());
    ASSERT_EQ(one.reasons.size(), back.reasons.size());
    EXPECT_EQ(one.others, two.others);
    for (std::size_t i = 0; i < one.reasons.size(); ++i) {
      EXPECT_EQ(one.reasons[i].points, two.reasons[i].points);
      EXPECT_EQ(one.reasons[i].points, -back.reasons[i].points);
      const int(&in)[3] = one.reasons[i].by_scoring;
      EXPECT_NEAR(in[0] + in[1] + in[2], one.reasons[i].points, 3);
    }
  }
}

TEST(Because, AnExactPurchaseIsOneActionMore) {
  const auto rules = bench::table(*find_game("alhambra"), 3);
  int found = 0;
  for (u64 seed = 1; seed <= 30 && !found; ++seed) {
    State s;
    reach(*rules, seed, s, 30);
    Random random(1);
    ActionList actions;
    legal(*rules, s, actions);
    const Action* exact = nullptr;
    Action buy, take;
    for (const Action& a : actions) {
      State after = s;
      ASSERT_FALSE(apply(*rules, after, a));
      const bool again = to_decide(after) == to_decide(s) && decision(*rules, after).kind == decision(*rules, s).kind;
      if (again && !exact) {
        buy = a;
        exact = &buy;
      }
      if (!again) take = a;
    }
    if (!exact) continue;
    ++found;
    EXPECT_GE(bots::compare(*rules, s, buy, take, random, kDeals).actions, 100);
  }
  EXPECT_EQ(found, 1);
}

TEST(Advice, TellsValueAlternativesAndReasons) {
  const auto rules = bench::table(*find_game("alhambra"), 3);
  const codec::Notation notation(*rules);
  State s;
  reach(*rules, 3, s, 40);
  Random random(1);
  bots::Spec spec = bots::usual();
  const codec::json::object said = table::advice(notation, s, spec, random, {}, true);
  EXPECT_TRUE(said.at("value").as_object().contains("win"));
  EXPECT_TRUE(said.at("value").as_object().contains("margin"));
  EXPECT_FALSE(said.at("alternatives").as_array().empty());
  EXPECT_TRUE(said.at("because").is_array());
  EXPECT_GT(said.at("playouts").to_number<u32>(), 0u);
  EXPECT_FALSE(said.contains("millis"));
  Random again(1);
  EXPECT_FALSE(table::advice(notation, s, spec, again, {}, false).contains("because"));
}

}  // namespace
}  // namespace comares
