// The rulings and worked examples of modules/bonus-cards.md.
#include "tests/modules/support.h"

namespace comares::testing {
namespace {

using namespace alhambra;

constexpr const char* kModules = "'modules':['bonus-cards'],";

std::string cards(const json::object& player, const char* key) {
  std::string text;
  for (const json::value& v : player.at("bonus-cards").at(key).as_array())
    text += (text.empty() ? "" : " ") + std::string(v.as_string());
  return text;
}
json::object player(const json::object& position, std::size_t p) {
  return position.at("players").as_array()[p].as_object();
}

TEST(BonusCards, AnOpenCardCountsAsOneMoreBuilding) {  // example 1, R5
  const Play play(std::string(kModules) +
                  "'players':[{'palace':[{'tile':'garden-10-0','at':[1,0]}],"
                  "'bonus-cards':{'open':['bonus-garden-10-0']}},{},{}]");
  EXPECT_EQ(play.buildings(0, kGarden), 2);
  EXPECT_EQ(play.breakdown(1, 0).at("buildings").at("garden"), 5);
}

TEST(BonusCards, LaidCardBreaksATie) {  // example 2
  Play play(std::string(kModules) +
            "'players':[{'palace':[{'tile':'tower-13-e','at':[1,0]},{'tile':'tower-11-n','at':[0,-1]},"
            "{'tile':'tower-11-s','at':[0,1]},{'tile':'tower-10-w','at':[-1,0]}],'bonus-cards':{'hand':[]"
            "}},"
            "{'palace':[{'tile':'tower-12-0','at':[0,-1]},{'tile':'tower-9-ne','at':[1,0]},"
            "{'tile':'tower-9-es','at':[0,1]},{'tile':'tower-9-nw','at':[-1,0]}],"
            "'bonus-cards':{'hand':['bonus-tower-12-0']}},{}],'to_move':1");
  EXPECT_EQ(play.buildings(0, kTower), 4);
  EXPECT_EQ(play.buildings(1, kTower), 4);
  EXPECT_TRUE(play.lists("bonus-cards:play", "'card':'bonus-tower-12-0'"));
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-tower-12-0'"), "");
  EXPECT_EQ(play.told("bonus-cards:played"), 1);
  EXPECT_EQ(play.decision(), "1 main_action");  // it is no action
  EXPECT_EQ(play.breakdown(3, 1).at("buildings").at("tower"), 21);
  EXPECT_EQ(play.breakdown(3, 0).at("buildings").at("tower"), 13);
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-tower-12-0'"), "bonus-cards.3");
}

TEST(BonusCards, OnlyTheVeryTileCounts) {  // examples 3 and 5
  Play play(std::string(kModules) +
            "'players':[{'palace':[{'tile':'garden-10-n','at':[0,-1]}],'reserve':['garden-11-0'],"
            "'bonus-cards':{'hand':['bonus-garden-10-0','bonus-garden-11-0']}},{},{}]");
  EXPECT_EQ(play.listed("bonus-cards:play"), 0);
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-garden-10-0'"), "bonus-cards.3");
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-garden-11-0'"), "bonus-cards.3");
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'denar-1'"), "bonus-cards.3");
}

TEST(BonusCards, OnlyTheHolderLaysIt) {
  Play play(std::string(kModules) +
            "'players':[{'palace':[{'tile':'garden-10-0','at':[0,-1]}],'bonus-cards':{'hand':[]}},"
            "{'bonus-cards':{'hand':['bonus-garden-10-0']}},{}]");
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-garden-10-0'"), "bonus-cards.3");
}

TEST(BonusCards, ReturnsWhenItsTileLeavesAndMayBeLaidAgain) {  // example 4, R3
  Play play(std::string(kModules) +
            "'players':[{'palace':[{'tile':'garden-10-0','at':[1,0]}],'reserve':['tower-11-0'],"
            "'bonus-cards':{'open':['bonus-garden-10-0'],'hand':['bonus-tower-12-0']}},{},{}],"
            "'display':['denar-1','denar-2','denar-3','denar-4'],'deck':['ducat-9','ducat-8','ducat-7']");
  EXPECT_EQ(play.buildings(0, kGarden), 2);
  EXPECT_EQ(play.act("redesign_swap", "'tile':'tower-11-0','at':[1,0]"), "");
  EXPECT_EQ(play.told("bonus-cards:returned"), 1);
  EXPECT_EQ(play.buildings(0, kGarden), 0);
  EXPECT_EQ(play.buildings(0, kTower), 1);
  EXPECT_EQ(cards(player(play.position(), 0), "hand"), "bonus-garden-10-0 bonus-tower-12-0");
  // It is known to all now; the other one is not.
  EXPECT_EQ(cards(player(play.view(1), 0), "known"), "bonus-garden-10-0");
  EXPECT_EQ(player(play.view(1), 0).at("bonus-cards").at("hand"), 2);
  EXPECT_TRUE(play.survives_loading());
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-2']"), "");
  EXPECT_EQ(play.decision(), "0 main_action");
  EXPECT_EQ(play.act("redesign_swap", "'tile':'garden-10-0','at':[1,0]"), "");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-3']"), "");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-4']"), "");
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-garden-10-0'"), "");
  EXPECT_EQ(play.buildings(0, kGarden), 2);
}

TEST(BonusCards, Deal) {  // example 6, R4
  const int each[7] = {0, 0, 3, 3, 2, 2, 1};
  for (int n = 2; n <= 6; ++n) {
    const Play play = Play::fresh("'modules':['bonus-cards'],'players':" + std::to_string(n));
    std::vector<std::string> seen;
    for (int p = 0; p < n; ++p) {
      const json::object mine = player(play.view(static_cast<Seat>(p)), static_cast<std::size_t>(p));
      const json::array& hand = mine.at("bonus-cards").at("hand").as_array();
      EXPECT_EQ(hand.size(), static_cast<std::size_t>(each[n]));
      for (const json::value& v : hand) seen.emplace_back(v.as_string());
      const Seat other = static_cast<Seat>((p + 1) % n);
      const json::object hidden = player(play.view(other), static_cast<std::size_t>(p));
      EXPECT_EQ(hidden.at("bonus-cards").at("hand"), each[n]);
    }
    std::sort(seen.begin(), seen.end());
    EXPECT_TRUE(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
  }
  int gardens = 0, towers = 0;
  const Play play = Play::fresh("'modules':['bonus-cards'],'players':3");
  for (const char* id : play.rules().cards) {
    gardens += std::string(id).starts_with("bonus-garden");
    towers += std::string(id).starts_with("bonus-tower");
  }
  EXPECT_EQ(gardens, 2);
  EXPECT_EQ(towers, 2);
}

TEST(BonusCards, LaidAfterTheLastTilesArePlaced) {  // example 7
  Play play(std::string(kModules) +
            "'players':[{'hand':['denar-1']},{'hand':['florin-9'],'bonus-cards':{'hand':['bonus-"
            "tower-11-0']}},{}],"
            "'market':['tower-11-0',null,null,null],'bag':[],"
            "'display':['denar-2','denar-3','denar-4','denar-5'],'deck':['ducat-9']");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-2']"), "");
  EXPECT_EQ(play.decision(), "1 place");
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-tower-11-0'"), "bonus-cards.R6");
  EXPECT_EQ(play.act("place", "'tile':'tower-11-0','at':[1,0]"), "");
  EXPECT_EQ(play.decision(), "1 play");
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-tower-11-0'"), "");
  EXPECT_EQ(play.decision(), "over");
  EXPECT_EQ(play.score(1), 21);
  EXPECT_EQ(play.buildings(1, kTower), 2);
}

// A: garden-10-0 and its card; B: tower-12-0 and its card; C takes money and a scoring card comes up.
const std::string kBeforeScoring =
    std::string(kModules) +
    "'players':[{'palace':[{'tile':'garden-10-0','at':[1,0]}],'bonus-cards':{'hand':['bonus-garden-"
    "10-0']}},"
    "{'palace':[{'tile':'tower-12-0','at':[1,0]}],'bonus-cards':{'hand':['bonus-tower-12-0']}},"
    "{'palace':[{'tile':'pavilion-6-n','at':[0,-1]}]}],"
    "'display':['denar-1','denar-2','denar-3','denar-4'],'deck':['scoring-card-1','ducat-7'],'to_"
    "move':2";

TEST(BonusCards, RoundsBeforeAScoringGoOnUntilNobodyAdds) {  // example 8, R1
  Play play(kBeforeScoring);
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.decision(), "0 play");  // N; C has no tile that could have a card
  EXPECT_EQ(play.act("take_money", "'cards':['denar-2']"), "bonus-cards.R1");
  EXPECT_EQ(play.act("pass"), "");
  EXPECT_EQ(play.told("passed"), 0);  // nobody is told that A could have laid one
  EXPECT_EQ(play.decision(), "1 play");
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-tower-12-0'"), "");
  EXPECT_EQ(play.decision(), "0 play");
  EXPECT_TRUE(play.survives_loading());
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-garden-10-0'"), "");
  EXPECT_EQ(play.told("scored"), 3);
  EXPECT_EQ(play.buildings(0, kGarden), 2);
  EXPECT_EQ(play.buildings(1, kTower), 2);
  EXPECT_EQ(play.decision(), "0 main_action");
}

TEST(BonusCards, NobodyMustLayACard) {  // R2
  Play play(kBeforeScoring);
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.act("pass"), "");
  EXPECT_EQ(play.act("pass"), "");
  EXPECT_EQ(play.told("scored"), 3);
  EXPECT_EQ(play.buildings(0, kGarden), 1);
}

// Whoever might hold the card of a tile he has built is asked, so that being asked tells nothing.
TEST(BonusCards, WhoIsAskedFollowsFromWhatAllCanSee) {
  Play play(std::string(kModules) +
            "'players':[{'palace':[{'tile':'garden-10-0','at':[1,0]}],'bonus-cards':{'hand':['"
            "bonus-garden-11-0']}},"
            "{'palace':[{'tile':'tower-12-0','at':[1,0]}],'bonus-cards':{'hand':[]}},"
            "{'bonus-cards':{'hand':['bonus-garden-10-0']}}],"
            "'display':['denar-1','denar-2','denar-3','denar-4'],'deck':['scoring-card-1','ducat-7'"
            "],'to_move':2");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.decision(), "0 play");
  EXPECT_EQ(play.listed("bonus-cards:play"), 0);
  EXPECT_TRUE(play.lists("pass"));
  EXPECT_EQ(play.act("pass"), "");
  EXPECT_EQ(play.decision(), "0 main_action");  // B holds none, C has built nothing
}

TEST(BonusCards,
     ATileBuiltOutsideTheOwnTurn) {  // R6, example 10 with the vizier in the sultan's place
  Play play(
      "'modules':['bonus-cards','viziers-favour'],"
      "'players':[{'viziers-favour':{'awake':false}},"
      "{'hand':['florin-9','florin-3'],'bonus-cards':{'hand':['bonus-tower-12-0']}},{'viziers-"
      "favour':{'awake':false}}],"
      "'market':['tower-12-0','garden-6-esw','garden-8-ne','garden-8-nw'],"
      "'display':['denar-1','denar-2','denar-3','denar-4'],'deck':['ducat-7','ducat-8']");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.act("viziers-favour:buy", "'slot':1,'pay':['florin-9','florin-3']"), "");
  EXPECT_EQ(play.decision(), "1 place");
  EXPECT_EQ(play.act("place", "'tile':'tower-12-0','at':[1,0]"), "");
  EXPECT_EQ(play.decision(), "1 main_action");
  EXPECT_EQ(play.act("bonus-cards:play", "'card':'bonus-tower-12-0'"), "");
  EXPECT_EQ(play.buildings(1, kTower), 2);
}

TEST(BonusCards, AnExtraRedesignReturnsTheCardBeforeTheScoring) {  // R7, example 9 with `builder`
  Play play(
      "'modules':['bonus-cards','characters'],"
      "'players':[{'palace':[{'tile':'garden-10-0','at':[1,0]}],'characters':{'cards':['builder']},"
      "'bonus-cards':{'open':['bonus-garden-10-0'],'hand':[]}},{},{}],"
      "'display':['denar-1','denar-2','denar-3','denar-4'],'deck':['scoring-card-1','ducat-7']");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.act("characters:builder"), "");
  EXPECT_EQ(play.act("redesign_remove", "'at':[1,0]"), "");
  EXPECT_EQ(play.told("bonus-cards:returned"), 1);
  EXPECT_EQ(play.told("scored"), 3);
  EXPECT_EQ(play.score(0), 0);
}

TEST(BonusCards, WhoseCardsAreNotToldHoldsNone) {
  const Play play(std::string(kModules) +
                  "'players':[{'palace':[{'tile':'garden-10-0','at':[1,0]}],"
                  "'bonus-cards':{'open':['bonus-garden-10-0']}},{},{'bonus-cards':{'hand':['bonus-"
                  "tower-11-0']}}]");
  const json::object all = play.position();
  EXPECT_EQ(cards(player(all, 0), "hand"), "");
  EXPECT_EQ(cards(player(all, 1), "hand"), "");
  EXPECT_EQ(cards(player(all, 2), "hand"), "bonus-tower-11-0");
  EXPECT_TRUE(play.survives_loading());
}

TEST(BonusCards, WrongPositionsAreRefused) {
  const std::string one = std::string(kModules) + "'players':[{'bonus-cards':";
  EXPECT_NE(refused(one + "{'open':['bonus-garden-10-0']}},{},{}]"), "");
  EXPECT_NE(refused(one + "{'hand':['bonus-garden-10-0','bonus-garden-10-0']}},{},{}]"), "");
  EXPECT_NE(refused(one + "{'hand':['bonus-garden-10-0']}},{'bonus-cards':{'hand':['bonus-garden-10-0']}},{}]"), "");
  EXPECT_NE(refused(one + "{'hand':['denar-1']}},{},{}]"), "");
  EXPECT_NE(refused(one + "{'hand':[],'known':['bonus-garden-10-0']}},{},{}]"), "");
  EXPECT_NE(refused(one + "{'hand':['bonus-garden-10-0','bonus-garden-11-0','bonus-tower-11-0','"
                          "bonus-tower-12-0']}},{},{}]"),
            "");
  EXPECT_EQ(refused(one + "{'hand':['bonus-garden-10-0']}},{},{}]"), "");
}

TEST(BonusCards, ResamplingKeepsWhatAPlayerKnows) {
  Play play(std::string(kModules) +
            "'players':[{'palace':[{'tile':'garden-10-0','at':[1,0]}],"
            "'bonus-cards':{'open':['bonus-garden-10-0'],'hand':['bonus-tower-11-0','bonus-tower-"
            "12-0']}},"
            "{'bonus-cards':{'hand':['bonus-arcades-9-0','bonus-arcades-10-0']}},{}]");
  EXPECT_EQ(play.act("redesign_remove", "'at':[1,0]"), "");
  bool changed = false;
  for (u64 seed = 0; seed < 30; ++seed) {
    for (Seat viewer = 0; viewer < 3; ++viewer) EXPECT_TRUE(play.view_survives_resampling(viewer, seed));
    State s = play.state();
    Random random(seed);
    resample(play.rules(), s, 1, random);
    const codec::Notation n(play.rules());
    const std::string hand = cards(player(codec::position(n, s), 0), "hand");
    EXPECT_NE(hand.find("bonus-garden-10-0"), std::string::npos);  // seen by all
    EXPECT_EQ(hand.find("bonus-arcades"), std::string::npos);      // seat 1 holds them itself
    changed |= hand != "bonus-garden-10-0 bonus-tower-11-0 bonus-tower-12-0";
  }
  EXPECT_TRUE(changed);
}

}  // namespace
}  // namespace comares::testing
