// The art of the moors: the data, and that nobody who qualifies ever finds a stack empty.
#include "tests/modules/support.h"

namespace comares::testing {
namespace {

// Examples 12 and 13: how many base buildings each group has, and half of them as copies.
TEST(ArtOfTheMoors, CopiesAreHalfTheBuildingsOfAGroup) {
  const Play play = Play::fresh("'players':3,'modules':['art-of-the-moors']");
  int buildings[7] = {}, all = 0;
  for (const alhambra::TileKind& t : play.rules().tile) {
    if (t.price < 6) continue;
    ++buildings[std::min(t.price - 6, 6)];
    ++all;
  }
  EXPECT_EQ(44, all);
  constexpr int kExpected[7] = {6, 7, 9, 8, 6, 5, 3};
  for (int g = 0; g < 7; ++g) EXPECT_EQ(kExpected[g], buildings[g]);

  // floor(n / 2) counters of each group are accepted in a position, one more is refused.
  constexpr const char* kGroups[7] = {"6", "7", "8", "9", "10", "11", "12-13"};
  int sum = 0;
  for (int g = 0; g < 7; ++g) {
    const auto owners = [&](int n) {
      std::string players;
      for (int p = 0; p < 6; ++p)
        players +=
            std::string(p ? "," : "") +
            (p < n ? "{'art-of-the-moors':[{'group':'" + std::string(kGroups[g]) + "','pos':0,'mark':1}]}" : "{}");
      return refused("'modules':['art-of-the-moors'],'players':[" + players + "]");
    };
    EXPECT_EQ("", owners(buildings[g] / 2)) << kGroups[g];
    EXPECT_NE("", owners(buildings[g] / 2 + 1)) << kGroups[g];
    sum += buildings[g] / 2;
  }
  EXPECT_EQ(20, sum);
}

TEST(ArtOfTheMoors, TakingMarkingAndTurningAreTold) {
  Play play(
      "'modules':['art-of-the-moors'],'players':[{'reserve':['pavilion-8-0','seraglio-8-s']},{}],'dirk':[],"
      "'display':['denar-1','denar-2','denar-3','denar-4']");
  EXPECT_EQ("", play.act("take_money", "'cards':['denar-1']"));
  EXPECT_EQ(1, play.told("art-of-the-moors:taken"));
  EXPECT_EQ(1, play.told("art-of-the-moors:marked"));
  EXPECT_EQ("", play.act("take_money", "'cards':['denar-2']"));
  EXPECT_EQ("", play.act("art-of-the-moors:develop"));
  EXPECT_EQ(1, play.told("art-of-the-moors:turned"));
}

}  // namespace
}  // namespace comares::testing
