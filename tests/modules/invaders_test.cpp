// The invaders: what scenarios cannot say. Deals, what is told to whom, what is dealt anew.
#include <set>

#include "tests/modules/support.h"

namespace comares::testing {
namespace {

const std::string kScoutUp =
    "'modules':['invaders'],'players':[{'hand':['ducat-9'],'score':9},{'score':9},{}],"
    "'display':['denar-1','denar-2','denar-3','denar-4'],'deck':['scoring-card-1','denar-5','denar-6'],"
    "'market':['pavilion-8-0','seraglio-8-s','garden-8-ne','tower-9-es'],"
    "'invaders':{'pile':['invasion-w','invasion-n','invasion-e','invasion-s'],'scouts':['scout-tower']}";

TEST(Invaders, PilesAreShuffled) {
  std::set<std::string> tops, scouts;
  for (u64 seed = 1; seed <= 60; ++seed) {
    const json::object p = Play::fresh("'players':3,'modules':['invaders']", seed).position();
    const json::object& own = p.at("invaders").as_object();
    tops.insert(std::string(own.at("pile").as_array()[0].as_string()));
    scouts.insert(std::string(own.at("scout_pile").as_array()[0].as_string()));
  }
  EXPECT_EQ(4u, tops.size());
  EXPECT_EQ(6u, scouts.size());
}

TEST(Invaders, R11InvasionIsToldWithWhatEverybodyLost) {
  Play play(kScoutUp);
  EXPECT_EQ("", play.act("take_money", "'cards':['denar-1']"));
  EXPECT_EQ(1, play.told("invaders:invasion"));
  EXPECT_EQ(3, play.told("invaders:deducted"));
  EXPECT_EQ(2, play.told("invaders:scout_up"));
  EXPECT_EQ(8, play.score(0));
  EXPECT_EQ(0, play.score(2));
}

TEST(Invaders, R12LookIsSecretAndSurvivesResampling) {
  Play play(kScoutUp);
  EXPECT_EQ("", play.act("buy", "'slot':4,'pay':['ducat-9']"));
  EXPECT_EQ("", play.act("invaders:scout"));
  EXPECT_EQ(1, play.told("invaders:looked"));
  EXPECT_TRUE(play.survives_loading());
  std::set<std::string> tops_for_another;
  for (u64 seed = 1; seed <= 60; ++seed) {
    EXPECT_TRUE(play.view_survives_resampling(0, seed));
    EXPECT_TRUE(play.view_survives_resampling(1, seed));
    State other = play.state();
    Random random(seed);
    resample(play.rules(), other, 1, random);
    const json::object p = codec::position(codec::Notation(play.rules()), other);
    tops_for_another.insert(std::string(p.at("invaders").at("pile").as_array()[0].as_string()));
  }
  EXPECT_EQ(4u, tops_for_another.size());
}

TEST(Invaders, OpenVariantKeepsTheTopCardWhenDealtAnew) {
  const Play play = Play::fresh("'players':4,'modules':['invaders'],'options':{'invaders_open':true}");
  for (u64 seed = 1; seed <= 20; ++seed) EXPECT_TRUE(play.view_survives_resampling(2, seed));
}

}  // namespace
}  // namespace comares::testing
