// What scenarios cannot say of rules/modules/master-builders.md: deals, piles, what is dealt anew.
#include "tests/modules/support.h"

namespace comares::testing {
namespace {

using namespace alhambra;

int builders_in(const Purse& hand) {
  int n = 0;
  for (int c = 0; c < kCurrencies; ++c) n += static_cast<int>(hand.word[c] >> kTripleShift & 7u);
  return n;
}
int builders_in(const Purse& hand, int currency) { return static_cast<int>(hand.word[currency] >> kTripleShift & 7u); }
bool is_builder(const Play& g, CardId card) { return std::string_view(g.rules().cards[card]).starts_with("master-"); }

Play fresh(int players, u64 seed) {
  return Play::fresh("'players':" + std::to_string(players) + ",'modules':['master-builders']", seed);
}

TEST(MasterBuilders, Example1TwoDealtAndTheRestInPilesThreeAndFive) {
  for (int players = 2; players <= 6; ++players) {
    for (u64 seed = 1; seed <= 10; ++seed) {
      const Play g = fresh(players, seed);
      for (Seat p = 0; p < players; ++p) EXPECT_EQ(builders_in(g.table().hand[p]), 2);
      int in_pile[kPiles] = {};  // piles 5 to 1
      for (int i = 0, k = 0; i < g.table().pile; ++i) {
        while (i >= g.table().pile_end[k]) ++k;
        in_pile[k] += is_builder(g, g.table().cards[i]);
      }
      const int wanted[kPiles] = {players == 6 ? 1 : 3, 0, 3, 0, 0};
      for (int k = 0; k < kPiles; ++k) EXPECT_EQ(in_pile[k], wanted[k]) << players << " players";
    }
  }
}

TEST(MasterBuilders, Example6DoNotCountAsStartingMoney) {
  for (u64 seed = 1; seed <= 60; ++seed) {
    const Play g = fresh(4, seed);
    for (Seat p = 0; p < 4; ++p) {
      int sum = 0;
      for (const u32 word : g.table().hand[p].word) sum += card_sum(word);
      EXPECT_GE(sum, 20);
      EXPECT_LE(sum, 28);
    }
  }
}

TEST(MasterBuilders, EveryCurrencyIsDealtAlike) {
  int dealt[kCurrencies] = {};
  for (u64 seed = 1; seed <= 400; ++seed) {
    const Play g = fresh(2, seed);
    for (int c = 0; c < kCurrencies; ++c)
      for (Seat p = 0; p < 2; ++p) dealt[c] += builders_in(g.table().hand[p], c);
  }
  for (const int n : dealt) EXPECT_NEAR(n, 400, 70);
}

TEST(MasterBuilders, R7OnlyTheCurrenciesOfOthersAreDealtAnew) {
  const Play g = fresh(3, 5);
  bool changed = false;
  for (u64 seed = 1; seed <= 40; ++seed) {
    State other = g.state();
    Random random(seed);
    resample(g.rules(), other, 0, random);
    const Table& t = other.at<Table>(0);
    EXPECT_EQ(t.hand[0], g.table().hand[0]);
    int all[kCurrencies] = {};
    for (Seat p = 0; p < 3; ++p) {
      EXPECT_EQ(builders_in(t.hand[p]), 2);
      for (int c = 0; c < kCurrencies; ++c) all[c] += builders_in(t.hand[p], c);
    }
    for (int c = 0; c < kCurrencies; ++c) {
      EXPECT_LE(all[c], 4);
      changed |= builders_in(t.hand[1], c) != builders_in(g.table().hand[1], c);
    }
    EXPECT_TRUE(g.view_survives_resampling(0, seed));
  }
  EXPECT_TRUE(changed);
}

TEST(MasterBuilders, TheDealIsToldToEachAlone) {
  const Play g = fresh(3, 5);
  EXPECT_FALSE(g.view(1).at("players").as_array()[0].as_object().contains("hand"));
  EXPECT_FALSE(g.view(1).at("master-builders").as_object().contains("unseen"));
  EXPECT_TRUE(g.survives_loading());
}

}  // namespace
}  // namespace comares::testing
