// The judge of positions: its inputs have weights, its whole numbers say what floats would, and what it does not know
// counts as nought.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "bench/tables.h"
#include "bots/judge.h"
#include "bots/list.h"
#include "games/alhambra/alhambra.h"

namespace comares {
namespace {

using bots::kPalaceWeights;

struct Names final : bots::NameSink {
  std::vector<std::string> all;
  void hear(std::string_view group, std::string_view name, std::string_view more) override {
    all.push_back(std::string(group) + "/" + std::string(name) + std::string(more));
  }
};

TEST(Judge, KnowsEveryInput) {
  for (const GameType* game : games()) {
    for (std::size_t i = 0; i <= game->modules().size(); ++i) {
      const auto rules = bench::table(*game, 3, i ? 1u << (i - 1) : 0);
      if (!alhambra::rules_of(*rules)) continue;
      State s;
      start(*rules, 1, s);
      Names names;
      bots::name_inputs(*rules, s, names);
      for (const std::string& name : names.all)
        EXPECT_GE(kPalaceWeights.find(name), 0)
            << "The judge has no weights for the input " << name << ": run tools/train-bots and commit bots/weights.";
    }
  }
}

// The same network in floats, without rounding on the way.
void reckon_in_floats(const bots::Weights& w, const bots::Inputs& in, double (&out)[bots::kOutputs]) {
  constexpr double kFirst = 1 << bots::kFirstPlaces, kLater = 1 << bots::kLaterPlaces;
  constexpr double kMost = static_cast<double>(bots::kClip) / (1 << bots::kHiddenPlaces);
  constexpr double kSum = kLater * (1 << bots::kHiddenPlaces);
  double hidden1[bots::kHidden1], hidden2[bots::kHidden2];
  for (int i = 0; i < bots::kHidden1; ++i) {
    double sum = w.bias1[i] / kFirst;
    for (int k = 0; k < in.size; ++k) sum += in.at[k].value * w.first[in.at[k].column][i] / kFirst;
    hidden1[i] = std::fmin(std::fmax(sum, 0), kMost);
  }
  for (int i = 0; i < bots::kHidden2; ++i) {
    double sum = w.bias2[i] / kSum;
    for (int k = 0; k < bots::kHidden1; ++k) sum += hidden1[k] * w.second[k][i] / kLater;
    hidden2[i] = std::fmin(std::fmax(sum, 0), kMost);
  }
  for (int o = 0; o < bots::kOutputs; ++o) {
    out[o] = w.bias3[o] / kSum;
    for (int i = 0; i < bots::kHidden2; ++i) out[o] += hidden2[i] * w.last[o][i] / kLater;
  }
}

TEST(Judge, WholeNumbersSayWhatFloatsWould) {
  for (u8 players = 2; players <= 6; ++players) {
    const auto rules = bench::table(*find_game("alhambra"), players, players % 2 ? ~0u >> 6 : 0);
    State s;
    start(*rules, players, s);
    const bots::Judge judge(*rules, s);
    Random random(players);
    for (int turns = 0; !is_over(s) && turns < 60;) {
      if (bots::turn_begins(*rules, s)) {
        ++turns;
        bots::Inputs inputs;
        judge.list_inputs(s, 0, inputs);
        ASSERT_LE(inputs.size, kPalaceWeights.inputs);
        i32 whole[bots::kOutputs];
        double exact[bots::kOutputs];
        bots::reckon(kPalaceWeights, inputs.at, inputs.size, whole);
        reckon_in_floats(kPalaceWeights, inputs, exact);
        for (int o = 0; o < bots::kOutputs; ++o)
          EXPECT_NEAR(whole[o] / 131072.0, exact[o], 0.15 + 0.02 * std::fabs(exact[o])) << bots::kOutputNames[o];
      }
      ASSERT_FALSE(apply(*rules, s, habit(*rules, s, random)));
    }
  }
}

TEST(Judge, WhatItHasNoColumnForCountsAsNought) {
  const u32 all = bench::all_modules(find_game("alhambra")->modules().size());
  const auto rules = bench::table(*find_game("alhambra"), 3, all);
  State s;
  start(*rules, 4, s);
  Random random(1);
  for (int n = 0; n < 200 && !(s.actions > 60 && bots::turn_begins(*rules, s)); ++n)
    ASSERT_FALSE(apply(*rules, s, habit(*rules, s, random)));
  // Weights that know the table only.
  auto few = std::make_unique<bots::Weights>(kPalaceWeights);
  for (int i = 0; i < few->inputs; ++i)
    if (!few->name[i].starts_with("table/")) few->name[i] = "nothing";
  const bots::Judge knows_all(*rules, s), knows_few(*rules, s, *few);
  bots::Inputs many, some;
  knows_all.list_inputs(s, 1, many);
  knows_few.list_inputs(s, 1, some);
  EXPECT_LT(some.size, many.size);
  ASSERT_GT(some.size, 10);
  for (int i = 0; i < some.size; ++i) {
    EXPECT_EQ(some.at[i].column, many.at[i].column);
    EXPECT_EQ(some.at[i].value, many.at[i].value);
  }
}

// Else a hoard of cards is worth ever more, and nothing is ever bought.
TEST(Judge, AHoardCountsNoMoreThanALargeHand) {
  const auto rules = bench::table(*find_game("alhambra"), 2);
  State s;
  start(*rules, 1, s);
  ActionList actions;
  while (s.actions < 40) {
    legal(*rules, s, actions);
    ASSERT_FALSE(apply(*rules, s, actions[0]));  // takes are listed first
  }
  bots::Inputs inputs;
  bots::Judge(*rules, s).list_inputs(s, 0, inputs);
  int found = 0;
  for (int i = 0; i < inputs.size; ++i) {
    const std::string_view name = bots::kPalaceWeights.name[inputs.at[i].column];
    if (name != "table/cards" && name != "table/money" && name != "table/best cards" && name != "table/best money")
      continue;
    ++found;
    EXPECT_EQ(inputs.at[i].value, name.ends_with("cards") ? 8 : 40) << name;
  }
  EXPECT_EQ(found, 4);
}

TEST(Judge, WithoutWeightsOnlyTheEndIsKnown) {
  const auto rules = bench::table(*find_game("dice"), 3);
  State s;
  start(*rules, 1, s);
  EXPECT_FALSE(bots::Judge(*rules, s).can_judge());
  Random random(1);
  while (!is_over(s)) ASSERT_FALSE(apply(*rules, s, habit(*rules, s, random)));
  i32 won = 0;
  for (Seat p = 0; p < 3; ++p) won += bots::Judge(*rules, s).judge(s, p).win;
  EXPECT_NEAR(won, 10'000, 2);
}

// In miniature: fixed seeds and playouts, so that it never fails by chance.
TEST(Ladder, InMiniature) {
  const auto wins = [](const char* one, const char* others, int games) {
    const auto rules = bench::table(*find_game("alhambra"), 3);
    bots::Spec a, b;
    EXPECT_TRUE(bots::read_spec(one, a) && bots::read_spec(others, b));
    int won = 0;
    for (int game = 0; game < games; ++game) {
      const Seat me = static_cast<Seat>(game % 3);
      State s;
      Random random(static_cast<u64>(game) + 1);
      start(*rules, static_cast<u64>(game / 3) + 1, s);
      while (!is_over(s))
        if (apply(*rules, s, bots::ask(to_decide(s) == me ? a : b, *rules, s, random).action)) return -1;
      won += winners(s) == 1 << me;
    }
    return won;
  };
  EXPECT_GE(wins("normal", "greedy", 24), 12);
  EXPECT_GE(wins("easy", "random", 12), 10);
  EXPECT_GE(wins("hard:playouts=400", "easy", 9), 6);
}

}  // namespace
}  // namespace comares
