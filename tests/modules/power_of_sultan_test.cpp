// The power of the sultan: what scenarios cannot say. Deals, symbols drawn by chance, what is dealt anew.
#include <map>
#include <set>

#include "tests/modules/support.h"

namespace comares::testing {
namespace {

using alhambra::kPiles;

bool is_sultan_card(const Play& play, u8 card) {
  return std::string_view(play.rules().cards[card]).starts_with("sultan-");
}

TEST(PowerOfSultan, ThreeTwoAndThreeCardsInTheFirstPiles) {
  for (const int players : {2, 3, 6}) {
    const Play play = Play::fresh("'players':" + std::to_string(players) + ",'modules':['power-of-sultan']");
    const alhambra::Table& t = play.table();
    std::vector<int> in_pile;
    for (int k = 0, from = 0; k < kPiles; from = t.pile_end[k++])
      in_pile.push_back(static_cast<int>(
          std::count_if(t.cards + from, t.cards + t.pile_end[k], [&](u8 c) { return is_sultan_card(play, c); })));
    EXPECT_EQ((std::vector{0, 0, 3, 2, 3}), in_pile);  // piles 5, 4, 3, 2, 1
  }
}

const std::string kBuyer =
    "'modules':['power-of-sultan'],'players':[{'hand':['ducat-7']},{},{}],"
    "'display':['denar-1','denar-2','denar-3','denar-4'],"
    "'power-of-sultan':{'open':[{'card':'sultan-ducat-1','mark':'garden'}]}";

// Examples 1 and 11: which two types may be marked after each symbol.
TEST(PowerOfSultan, RedrawGivesTheSymbolOrItsOpposite) {
  std::set<std::string> choices;
  for (int seed = 1; seed <= 80; ++seed) {
    Play play(kBuyer + ",'seed':" + std::to_string(seed));
    ASSERT_EQ("", play.act("power-of-sultan:buy", "'card':'sultan-ducat-1','pay':['ducat-7']"));
    ASSERT_EQ("", play.act("power-of-sultan:redraw"));
    EXPECT_EQ(1, play.told("power-of-sultan:symbol"));
    ASSERT_EQ(2, play.listed("power-of-sultan:mark"));
    std::string both;
    for (const char* type : alhambra::kBuildingNames) {
      if (play.lists("power-of-sultan:mark", "'type':'" + std::string(type) + "'")) both += std::string(" ") + type;
      else EXPECT_EQ("power-of-sultan.3", play.act("power-of-sultan:mark", "'type':'" + std::string(type) + "'"));
    }
    choices.insert(both);
  }
  EXPECT_EQ((std::set<std::string>{" pavilion tower", " seraglio garden", " arcades chambers"}), choices);
}

TEST(PowerOfSultan, MarkIsPutOnTheCardBought) {
  Play play(kBuyer);
  ASSERT_EQ("", play.act("power-of-sultan:buy", "'card':'sultan-ducat-1','pay':['ducat-7']"));
  ASSERT_EQ("", play.act("power-of-sultan:redraw"));
  EXPECT_TRUE(play.survives_loading());
  for (const char* type : alhambra::kBuildingNames) {
    const std::string fields = "'type':'" + std::string(type) + "'";
    if (!play.lists("power-of-sultan:mark", fields)) continue;
    ASSERT_EQ("", play.act("power-of-sultan:mark", fields));
    EXPECT_EQ(type, play.position().at("players").as_array()[0].at("power-of-sultan").as_array()[0].at("mark"));
    break;
  }
  EXPECT_EQ("0 main_action", play.decision());
}

// R1: on turning up each type is as likely as the others.
TEST(PowerOfSultan, SymbolsAreEquallyLikely) {
  std::map<std::string, int> marks;
  for (int seed = 1; seed <= 600; ++seed) {
    Play play(
        "'modules':['power-of-sultan'],'players':[{},{},{}],'deck':['sultan-denar-1','ducat-1'],"
        "'display':['denar-1','denar-2','denar-3','denar-4'],'seed':" +
        std::to_string(seed));
    ASSERT_EQ("", play.act("take_money", "'cards':['denar-1']"));
    ++marks[std::string(play.position().at("power-of-sultan").at("open").as_array()[0].at("mark").as_string())];
  }
  EXPECT_EQ(6u, marks.size());
  for (const auto& [type, n] : marks) EXPECT_NEAR(100, n, 35) << type;
}

TEST(PowerOfSultan, CardsStillToComeAreDealtAnew) {
  const Play play = Play::fresh("'players':3,'modules':['power-of-sultan']");
  std::set<std::string> first;
  for (u64 seed = 1; seed <= 40; ++seed) {
    EXPECT_TRUE(play.view_survives_resampling(1, seed));
    State other = play.state();
    Random random(seed);
    resample(play.rules(), other, 1, random);
    const alhambra::Table& t = other.at<alhambra::Table>(0);
    for (int i = t.pile; i-- > 0;) {
      if (!is_sultan_card(play, t.cards[i])) continue;
      first.insert(play.rules().cards[t.cards[i]]);
      break;
    }
  }
  EXPECT_EQ(8u, first.size());
}

// An edited position drops the question; the tile is drawn again.
TEST(PowerOfSultan, TileBeingAskedAboutGoesBackWhereTheRefillIsDropped) {
  Play play(
      "'modules':['power-of-sultan'],'players':[{},{},{}],'bag':['garden-9-e'],"
      "'market':['pavilion-8-0','seraglio-8-s','arcades-8-e','garden-8-ne'],"
      "'power-of-sultan':{'drawn':'tower-11-n'}");
  EXPECT_EQ(2, play.table().bag_size);
  EXPECT_TRUE(play.survives_loading());
}

}  // namespace
}  // namespace comares::testing
