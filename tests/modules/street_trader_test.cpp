// What a scenario cannot say of modules/street-trader.md: who hears of a choice, and what is dealt anew.
#include <set>

#include "tests/modules/support.h"

namespace comares::testing {
namespace {

using namespace alhambra;

constexpr const char* kChoice = "'citizens':['garden','seraglio','tower'],'side':'E'";

TEST(StreetTrader, AChoiceIsHeardByItsOwnerAloneUntilAllAreMade) {  // section 2, base R27
  struct Listener : EventSink {
    void emit(const Event& e) override { heard.push_back(e); }
    std::vector<Event> heard;
  };
  Play play = Play::fresh("'modules':['street-trader'],'players':2");
  State s = play.state();
  Listener first, second;
  ASSERT_FALSE(apply(play.rules(), s, play.action("street-trader:setup", kChoice), &first));
  ASSERT_EQ(first.heard.size(), 2u);
  EXPECT_EQ(first.heard[0].audience, only_for(0));
  EXPECT_NE(first.heard[0].pay.word[0], 0u);
  EXPECT_EQ(first.heard[1].audience, all_but(0));
  EXPECT_EQ(first.heard[1].pay.word[0], 0u);
  ASSERT_FALSE(apply(play.rules(), s, play.action("street-trader:setup", kChoice), &second));
  const auto for_all = [](const Event& e) { return e.owner == 1 && e.audience == kForAll; };
  EXPECT_EQ(std::count_if(second.heard.begin(), second.heard.end(), for_all), 2);
}

TEST(StreetTrader, TheDecisionSaysThatTheChoiceIsSecret) {  // base R27
  Play play = Play::fresh("'modules':['street-trader'],'players':2");
  const codec::Notation notation(play.rules());
  for (int p = 0; p < 2; ++p) {
    const json::object asked = notation.decision(play.state());
    ASSERT_TRUE(asked.contains("secret"));
    EXPECT_TRUE(asked.at("secret").as_bool());
    ASSERT_EQ(play.act("street-trader:setup", kChoice), "");
  }
  EXPECT_FALSE(notation.decision(play.state()).contains("secret"));
}

TEST(StreetTrader, ChoicesOfOthersAreDealtAnewDuringSetup) {  // R6
  Play play = Play::fresh("'modules':['street-trader','characters','workers-huts'],'players':3");
  EXPECT_TRUE(play.survives_loading());
  ASSERT_EQ(play.act("street-trader:setup", kChoice), "");
  EXPECT_TRUE(play.survives_loading());
  std::set<std::string> choices;
  const codec::Notation notation(play.rules());
  for (u64 seed = 0; seed < 40; ++seed) {
    EXPECT_TRUE(play.view_survives_resampling(0, seed));
    EXPECT_TRUE(play.view_survives_resampling(1, seed));
    State s = play.state();
    Random random(seed);
    resample(play.rules(), s, 1, random);
    const json::value trader = codec::position(notation, s).at("players").at(0).at("street-trader");
    EXPECT_EQ(trader.at("citizens").as_array().size(), 3u);
    choices.insert(json::serialize(trader));
  }
  EXPECT_GT(choices.size(), 20u);
}

TEST(StreetTrader, IsKnownToAllAfterSetup) {
  Play play = Play::fresh("'modules':['street-trader'],'players':2");
  ASSERT_EQ(play.act("street-trader:setup", kChoice), "");
  ASSERT_EQ(play.act("street-trader:setup", kChoice), "");
  State s = play.state();
  Random random(1);
  resample(play.rules(), s, 1, random);
  const codec::Notation notation(play.rules());
  for (std::size_t p = 0; p < 2; ++p)
    EXPECT_EQ(codec::position(notation, s).at("players").at(p).at("street-trader"),
              play.position().at("players").at(p).at("street-trader"));
}

}  // namespace
}  // namespace comares::testing
