// What a scenario cannot say of modules/treasure-chamber.md: that rooms are drawn by chance from what is left.
#include <map>

#include "tests/modules/support.h"

namespace comares::testing {
namespace {

using namespace alhambra;

using Counts = std::map<std::string, int>;

void add(const json::value& chests, Counts& to) {
  for (const json::value& v : chests.as_array()) ++to[std::string(v.as_string())];
}

TEST(TreasureChamber, RoomsAreDrawnFromAllChests) {  // section 2, R8
  const Counts all = {{"pavilion", 5}, {"seraglio", 5}, {"arcades", 7}, {"chambers", 7}, {"garden", 9}, {"tower", 9}};
  Counts drawn;
  for (u64 seed = 0; seed < 200; ++seed) {
    const Play play = Play::fresh("'modules':['treasure-chamber'],'players':3", seed);
    Counts here;
    const json::object position = play.position();
    for (const json::value& room : position.at("treasure-chamber").at("rooms").as_array()) add(room, here);
    for (const auto& [type, n] : here) {
      EXPECT_LE(n, all.at(type));
      drawn[type] += n;
    }
    EXPECT_TRUE(play.survives_loading());
  }
  // 2,400 chests, each of 42 with the same chance.
  for (const auto& [type, n] : all) EXPECT_NEAR(drawn[type], 2400 * n / 42, 100) << type;
}

TEST(TreasureChamber, RoomsLeftOutOfAPositionAreDrawnAsLongAsFourAreLeft) {
  const Play play(
      "'modules':['treasure-chamber'],'players':[{},{},{}],'treasure-chamber':{'waiting':['garden','tower']}");
  const json::array rooms = play.position().at("treasure-chamber").at("rooms").as_array();
  EXPECT_EQ(rooms[0].as_array().size(), 4u);
  EXPECT_EQ(rooms[1].as_array().size(), 4u);
  EXPECT_EQ(rooms[2].as_array().size(), 0u);  // whose chests wait
  EXPECT_EQ(play.position().at("treasure-chamber").at("closed"), false);
}

TEST(TreasureChamber, ARoomIsRefilledDifferentlyWithAnotherSeed) {  // R10
  std::map<std::string, int> refills;
  for (u64 seed = 1; seed <= 20; ++seed) {
    Play play = Play::fresh("'modules':['treasure-chamber'],'players':3", seed);
    ActionList all;
    legal(play.rules(), play.state(), all);
    State s = play.state();
    for (const Action& a : all) {
      if (a.owner != 1) continue;
      ASSERT_FALSE(apply(play.rules(), s, a));
      ++refills[json::serialize(codec::position(codec::Notation(play.rules()), s).at("treasure-chamber"))];
      break;
    }
  }
  EXPECT_GT(refills.size(), 10u);
}

}  // namespace
}  // namespace comares::testing
