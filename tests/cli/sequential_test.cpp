#include "cli/sequential.h"

#include <gtest/gtest.h>

#include "engine/rng.h"

namespace comares::cli {
namespace {

using Verdict = SequentialTest::Verdict;

TEST(Share, IsWilsonsInterval) {
  const Share half = share_of(50, 100);
  EXPECT_NEAR(half.low, 0.4038, 1e-4);
  EXPECT_NEAR(half.high, 0.5962, 1e-4);
  const Share all = share_of(100, 100);
  EXPECT_EQ(all.mean, 1);
  EXPECT_NEAR(all.low, 0.963, 1e-3);
  EXPECT_EQ(share_of(0, 0).high, 1);
}

// Games with a chance of `percent` to be won, until decided or `most` have been played.
Verdict play(SequentialTest test, u32 percent, u64 seed, int most, int& games) {
  Random random(seed);
  for (games = 0; games < most && test.verdict() == Verdict::kOpen; ++games)
    test.add(random.below(100) < percent ? 1 : 0);
  return test.verdict();
}

TEST(SequentialTest, FindsTheSideOfTheMark) {
  int wrong = 0, games = 0, sum = 0;
  for (u64 seed = 1; seed <= 200; ++seed) {
    wrong += play(SequentialTest(1 / 3.0), 42, seed, 100'000, games) != Verdict::kAbove;
    wrong += play(SequentialTest(1 / 3.0), 25, seed, 100'000, games) != Verdict::kBelow;
    sum += games;
  }
  EXPECT_LE(wrong, 8);  // of 400
  EXPECT_LT(sum / 200, 300);
}

TEST(SequentialTest, IsQuickWhereItIsPlainAndOpenWhereItIsNot) {
  int games = 0;
  EXPECT_EQ(play(SequentialTest(1 / 3.0), 100, 1, 1000, games), Verdict::kAbove);
  EXPECT_LT(games, 30);
  EXPECT_EQ(play(SequentialTest(0.5), 50, 4, 60, games), Verdict::kOpen);
}

}  // namespace
}  // namespace comares::cli
