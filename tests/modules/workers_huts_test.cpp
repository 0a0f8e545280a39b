// The rulings and worked examples of modules/workers-huts.md.
#include "tests/modules/support.h"

namespace comares::testing {
namespace {

using namespace alhambra;

constexpr const char* kModules = "'modules':['workers-huts'],";
constexpr const char* kTable =
    ",'market':['garden-6-esw','tower-8-nes','garden-8-ne','garden-8-sw'],"
    "'display':['denar-1','denar-2','denar-3','denar-4'],'deck':['ducat-7','ducat-8','ducat-9']";

// Seat 0 has this palace (and reserve); two others have nothing.
std::string with_palace(const std::string& palace, const std::string& more = "") {
  return std::string(kModules) + "'players':[{'palace':[" + palace + "]" + more + "},{},{}]" + kTable;
}

const std::string kRulebook =
    "{'tile':'arcades-10-0','at':[1,0]},{'tile':'arcades-9-0','at':[0,-1]},{'tile':'hut-arcades-e',"
    "'at':[1,-1]},"
    "{'tile':'hut-arcades-ne','at':[2,0]},{'tile':'garden-10-0','at':[-1,0]},{'tile':'tower-13-e','"
    "at':[-1,1]},"
    "{'tile':'hut-tower-w','at':[0,1]}";

TEST(WorkersHuts, RulebookExample) {  // example 1
  Play play(with_palace(kRulebook));
  EXPECT_EQ(play.buildings(0, kArcades), 5);
  EXPECT_EQ(play.buildings(0, kGarden), 1);
  EXPECT_EQ(play.buildings(0, kTower), 1);
  EXPECT_EQ(play.breakdown(1, 0).at("wall"), 3);
  EXPECT_EQ(play.listed("workers-huts:take"), 0);
  EXPECT_EQ(play.act("workers-huts:take", "'type':'garden'"), "workers-huts.3");
}

TEST(WorkersHuts, RemovingBesideAHut) {  // example 2
  Play play(with_palace(kRulebook));
  EXPECT_EQ(play.act("redesign_remove", "'at':[1,0]"), "base.4.on-foot");
  EXPECT_EQ(play.act("redesign_remove", "'at':[0,-1]"), "");
  EXPECT_EQ(play.buildings(0, kArcades), 3);
}

TEST(WorkersHuts, ThreeNeighbours) {  // example 3, R1, R5
  const Play play(
      with_palace("{'tile':'garden-10-0','at':[0,-1]},{'tile':'hut-garden-e','at':[0,-2]},"
                  "{'tile':'garden-11-0','at':[0,-3]},{'tile':'garden-8-nw','at':[-1,-2]}"));
  EXPECT_EQ(play.buildings(0, kGarden), 6);
  EXPECT_EQ(play.breakdown(1, 0).at("wall"), 2);
  for (const TileKind& t : play.rules().tile) EXPECT_TRUE(!std::string(t.id).starts_with("hut-") || t.sides) << t.id;
}

TEST(WorkersHuts, HutsAreNoNeighboursForHuts) {  // example 4, R2
  const Play play(
      with_palace("{'tile':'garden-10-0','at':[0,-1]},{'tile':'hut-garden-e','at':[0,-2]},"
                  "{'tile':'hut-garden-n','at':[-1,-2]},{'tile':'garden-11-0','at':[-1,-1]}"));
  EXPECT_EQ(play.buildings(0, kGarden), 4);
}

TEST(WorkersHuts, ThreeHutsAreTheLimit) {  // example 5
  Play play(with_palace("{'tile':'hut-garden-n','at':[0,-1]},{'tile':'hut-garden-e','at':[1,0]}",
                        ",'reserve':['hut-tower-s']"));
  EXPECT_EQ(play.listed("workers-huts:take"), 0);
  EXPECT_EQ(play.act("workers-huts:take", "'type':'tower'"), "workers-huts.3");
}

TEST(WorkersHuts, AHutTakenOutDoesNotFreeTheLimit) {  // R4
  Play play(
      with_palace("{'tile':'hut-garden-n','at':[0,-1]},{'tile':'hut-garden-e','at':[1,0]},"
                  "{'tile':'hut-tower-s','at':[0,1]}",
                  ",'reserve':['garden-9-e']"));
  EXPECT_EQ(play.act("redesign_swap", "'tile':'garden-9-e','at':[1,0]"), "");
  for (const char* card : {"denar-1", "denar-2"})
    EXPECT_EQ(play.act("take_money", std::string("'cards':['") + card + "']"), "");
  EXPECT_EQ(play.decision(), "0 main_action");
  EXPECT_EQ(play.listed("workers-huts:take"), 0);
  EXPECT_TRUE(play.lists("redesign_swap", "'tile':'hut-garden-e','at':[1,0]"));
}

TEST(WorkersHuts, AsTheFurtherAction) {  // example 6
  Play play(with_palace("", ",'hand':['florin-6','florin-1']") + ",'workers-huts':{'tower':['hut-tower-s']}");
  EXPECT_EQ(play.act("buy", "'slot':1,'pay':['florin-6']"), "");
  EXPECT_EQ(play.decision(), "0 main_action");
  EXPECT_EQ(play.act("workers-huts:take", "'type':'tower'"), "");
  EXPECT_EQ(play.told("workers-huts:taken"), 1);
  EXPECT_EQ(play.told("workers-huts:turned_up"), 1);
  EXPECT_EQ(play.decision(), "0 place");  // no third action
  EXPECT_TRUE(play.lists("reserve", "'tile':'garden-6-esw'"));
  EXPECT_EQ(play.act("workers-huts:take", "'type':'garden'"), "workers-huts.3");
  EXPECT_EQ(play.act("place", "'tile':'hut-tower-s','at':[0,1]"), "");
  EXPECT_EQ(play.act("reserve", "'tile':'garden-6-esw'"), "");
  EXPECT_EQ(play.decision(), "1 main_action");
  EXPECT_TRUE(play.survives_loading());
}

TEST(WorkersHuts, AnEmptyStackOffersNoMore) {  // example 7
  Play play(std::string(kModules) + "'players':[{'reserve':['hut-pavilion-n']},{'reserve':['hut-pavilion-ne']},{}]" +
            kTable);
  EXPECT_EQ(play.listed("workers-huts:take"), 6);
  EXPECT_EQ(play.act("workers-huts:take", "'type':'pavilion'"), "");
  EXPECT_EQ(play.told("workers-huts:turned_up"), 0);
  EXPECT_EQ(play.act("reserve", "'tile':'hut-pavilion-sw'"), "");
  EXPECT_EQ(play.listed("workers-huts:take"), 5);
  EXPECT_EQ(play.act("workers-huts:take", "'type':'pavilion'"), "workers-huts.3");
}

TEST(WorkersHuts, OnTheReserveItCountsNothing) {  // example 8
  const Play play(with_palace("{'tile':'tower-12-0','at':[1,0]}", ",'reserve':['hut-tower-s']"));
  EXPECT_EQ(play.buildings(0, kTower), 1);
  EXPECT_EQ(play.breakdown(1, 0).at("wall"), 0);
}

TEST(WorkersHuts, AGateLeavesTheWall) {  // R3
  Play play(
      "'modules':['workers-huts','city-gates'],'players':[{'hand':['city-gate'],"
      "'palace':[{'tile':'tower-11-n','at':[0,-1]}],'reserve':['hut-tower-s']},{},{}]");
  EXPECT_EQ(play.act("redesign_add", "'tile':'hut-tower-s','at':[0,-2]"), "base.4.on-foot");
  EXPECT_EQ(play.act("redesign_add", "'tile':'hut-tower-s','at':[0,-2],'gate':'S'"), "");
  EXPECT_EQ(play.buildings(0, kTower), 1);
}

TEST(WorkersHuts, NeverGivenToDirk) {  // section 7
  Play play(std::string(kModules) + "'players':[{},{}]" + kTable + ",'workers-huts':{'garden':['hut-garden-n']}");
  EXPECT_EQ(play.act("workers-huts:take", "'type':'garden'"), "");
  EXPECT_EQ(play.listed("give"), 0);
  EXPECT_EQ(play.act("give", "'tile':'hut-garden-n'"), "base.R18");
}

TEST(WorkersHuts, ExchangedForABuilding) {  // section 4
  Play play(with_palace("{'tile':'arcades-8-n','at':[0,-1]}", ",'reserve':['hut-garden-n']"));
  EXPECT_EQ(play.act("redesign_swap", "'tile':'hut-garden-n','at':[0,-1]"), "");
  EXPECT_EQ(play.breakdown(1, 0).at("wall"), 1);
}

TEST(WorkersHuts, BonusCardsAreNoNeighbours) {  // with bonus-cards
  const Play play(
      "'modules':['workers-huts','bonus-cards'],'players':[{"
      "'palace':[{'tile':'garden-10-0','at':[1,0]},{'tile':'hut-garden-e','at':[2,0]}],"
      "'bonus-cards':{'open':['bonus-garden-10-0']}},{},{}]");
  EXPECT_EQ(play.buildings(0, kGarden), 3);  // tile, hut's one neighbour, card
}

TEST(WorkersHuts, InACampsLine) {  // with camps
  const Play play(
      "'modules':['workers-huts','camps'],'players':[{"
      "'palace':[{'tile':'hut-garden-e','at':[1,0]},{'tile':'camp-w','at':[2,0]}]},{},{}]");
  EXPECT_EQ(play.breakdown(1, 0).at("camps"), 2);  // hut and fountain
}

TEST(WorkersHuts, OnlyTheTopOfAStackIsSeen) {
  const Play play = Play::fresh("'modules':['workers-huts'],'players':3");
  const json::object seen = play.view(0).at("workers-huts").as_object();
  const json::object all = play.position().at("workers-huts").as_object();
  const int counts[kBuildings] = {3, 3, 4, 4, 5, 5};
  for (int type = 0; type < kBuildings; ++type) {
    const char* name = kBuildingNames[type];
    ASSERT_EQ(seen.at(name).as_array().size(), 1u);
    EXPECT_EQ(seen.at(name).as_array()[0], all.at(name).as_array()[0]);
    EXPECT_EQ(seen.at("left").at(name), counts[type]);
    EXPECT_EQ(all.at(name).as_array().size(), static_cast<std::size_t>(counts[type]));
  }
  EXPECT_TRUE(play.survives_loading());
  bool changed = false;
  for (u64 seed = 0; seed < 20; ++seed) {
    EXPECT_TRUE(play.view_survives_resampling(0, seed));
    State s = play.state();
    Random random(seed);
    resample(play.rules(), s, 0, random);
    changed |= hash(play.rules(), s) != hash(play.rules(), play.state()) &&
               codec::position(codec::Notation(play.rules()), s).at("workers-huts") != json::value(all);
  }
  EXPECT_TRUE(changed);
}

TEST(WorkersHuts, WrongPositionsAreRefused) {
  EXPECT_NE(refused(with_palace("", ",'reserve':['hut-tower-s']") + ",'workers-huts':{'tower':['hut-tower-s']}"), "");
  EXPECT_NE(refused(with_palace("") + ",'workers-huts':{'tower':['hut-garden-n']}"), "");
  EXPECT_NE(refused(with_palace("") + ",'workers-huts':{'tower':['hut-tower-s','hut-tower-s']}"), "");
  EXPECT_NE(refused(with_palace("", ",'reserve':['hut-tower-s','hut-tower-w','hut-garden-n','hut-garden-e']")), "");
}

}  // namespace
}  // namespace comares::testing
