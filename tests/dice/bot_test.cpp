// The greedy bot's values of throws are exact, and it beats the random one in both games.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/dice_throws.h"
#include "bots/list.h"
#include "tests/dice/checks.h"

namespace comares::bots {
namespace {

using namespace dice;

MarkWorth random_worth(u64 seed) {
  Random random(seed);
  MarkWorth w{};
  for (auto& throws : w.of)
    for (auto& type : throws)
      for (int& value : type) value = static_cast<int>(random.below(5000)) - 500;
  return w;
}

// Sum over all 6ⁿ outcomes of n dice, one by one.
template <class Value>
i64 sum_of_outcomes(Faces kept, int n, const Value& value) {
  if (n == 0) return value(kept);
  i64 sum = 0;
  for (int face = 0; face < kBuildings; ++face) sum += sum_of_outcomes(kept + one_of(face), n - 1, value);
  return sum;
}

TEST(DiceBot, TheLastThrowIsTheAverageOfAllOutcomes) {
  const MarkWorth w = random_worth(1);
  for (const u8 black : {u8{kNone}, u8{4}}) {
    const auto values = std::make_unique<ThrowValues>(w, black);
    Random random(2);
    for (int thrown = 1; thrown <= 7; ++thrown) {
      Faces kept = 0;
      for (int i = thrown; i < kDice; ++i) kept += one_of(static_cast<int>(random.below(6)));
      const i64 sum = sum_of_outcomes(kept, thrown, [&](Faces f) {
        int best = INT32_MIN;
        for (int type = 0; type < kBuildings; ++type)
          if (const int n = count_of(f, type) + (type == black)) best = std::max(best, w.of[2][type][n]);
        return i64{best};
      });
      EXPECT_EQ(values->keep(kept, 2), sum / kSixTo[thrown]);
    }
  }
}

TEST(DiceBot, TheSecondThrowCountsWhatFollows) {
  const MarkWorth w = random_worth(3);
  const auto values = std::make_unique<ThrowValues>(w, kNone);
  Random random(4);
  for (int thrown = 1; thrown <= 2; ++thrown) {
    Faces kept = 0;
    for (int i = thrown; i < kDice; ++i) kept += one_of(static_cast<int>(random.below(6)));
    // Every outcome is worth the best of marking and of every set that may be kept.
    double sum = 0;
    (void)sum_of_outcomes(kept, thrown, [&](Faces f) {
      double best = values->mark(f, 2);
      for (const Faces low : parts_of_half(f & 0xFFF))
        for (const Faces high : parts_of_half(f >> 12)) {
          const Faces part = low | high << 12;
          const int n = kDice - total(part);
          if (n == 0 || n > 4) continue;  // few dice: slow enough
          best = std::max(
              best, static_cast<double>(sum_of_outcomes(part, n, [&](Faces g) { return i64{values->mark(g, 3)}; })) /
                        kSixTo[n]);
        }
      for (const Faces low : parts_of_half(f & 0xFFF))
        for (const Faces high : parts_of_half(f >> 12))
          if (const Faces part = low | high << 12; kDice - total(part) > 4)
            best = std::max<double>(best, values->keep(part, 2));
      sum += best;
      return i64{0};
    });
    EXPECT_NEAR(values->keep(kept, 1), sum / kSixTo[thrown], 1.0);
  }
}

// Eight of a kind are not thrown again, and five towers are kept.
TEST(DiceBot, KeepsWhatIsGood) {
  MarkWorth w{};
  for (int throws = 0; throws < kMaxThrows; ++throws)
    for (int type = 0; type < kBuildings; ++type)
      for (int n = 1; n <= kDice + 1; ++n) w.of[throws][type][n] = 300 * n - 100 * throws;
  const auto values = std::make_unique<ThrowValues>(w, kNone);
  const Faces five = 5 * one_of(5) + 3 * one_of(0);
  int best = INT32_MIN;
  Faces kept = 0;
  for (const Faces low : parts_of_half(five & 0xFFF))
    for (const Faces high : parts_of_half(five >> 12))
      if (const Faces part = low | high << 12; part != five && values->keep(part, 1) > best) {
        best = values->keep(part, 1);
        kept = part;
      }
  EXPECT_EQ(kept, 5 * one_of(5));
  EXPECT_EQ(values->best(8 * one_of(5), 1), values->mark(8 * one_of(5), 1));
}

TEST(DiceBot, GreedyBeatsRandom) {
  const Bot& greedy = *find("greedy");
  const Bot& plain = *find("random");
  for (const char* game : {"dice", "alcazaba"}) {
    int wins = 0, games = 0;
    for (u64 seed = 1; seed <= 12; ++seed) {
      const auto r = dice_tests::rules_of(game, seed % 3 ? 3 : 2);
      State s;
      start(*r, seed, s);
      Random random(seed);
      const Seat mine = static_cast<Seat>(seed % r->setup.players);
      while (!is_over(s)) {
        const Choice c = ask(to_decide(s) == mine ? greedy : plain, *r, s, random);
        ASSERT_FALSE(apply(*r, s, c.action));
      }
      ++games;
      wins += winners(s) >> mine & 1;
    }
    EXPECT_GE(wins, games - 1) << game;
  }
}

}  // namespace
}  // namespace comares::bots
