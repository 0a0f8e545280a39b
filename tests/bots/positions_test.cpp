// What greedy does with the modules in positions where it is plain what is good.
#include <gtest/gtest.h>

#include "bots/list.h"
#include "tests/modules/support.h"

namespace comares {
namespace {

using testing::Play;

// Chosen by greedy, written in the notation without spaces; played on.
std::string chosen(Play& play) {
  Random random(1);
  const Action a = bots::ask(*bots::find("greedy"), play.rules(), play.state(), random).action;
  return testing::json::serialize(codec::Notation(play.rules()).action(a));
}
bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const std::string kNobodyElse = "{'hand':[],'palace':[],'reserve':[]},{'hand':[],'palace':[],'reserve':[]}";
const std::string kDearMarket = "'market':['tower-13-e','garden-12-s','chambers-11-0','tower-12-0']";
const std::string kSmallDisplay = "'display':['denar-1','dirham-1','ducat-1','florin-1']";

TEST(GreedyPositions, PaysExactlyWithABureauCard) {
  Play play(
      "'modules':['bureau-de-change'],'players':[{'hand':['denar-7','denar-4','florin-2','bureau-denar-florin']}," +
      kNobodyElse + "],'market':['tower-13-e','garden-12-s','garden-9-e','tower-12-0'],'to_move':0");
  const std::string a = chosen(play);
  EXPECT_TRUE(has(a, "\"buy\"") && has(a, "bureau-denar-florin") && has(a, "florin-2") && has(a, "denar-7")) << a;
}

TEST(GreedyPositions, PaysExactlyWithDiamonds) {
  Play play("'modules':['diamonds'],'players':[{'hand':['denar-7','denar-4','diamond-9']}," + kNobodyElse +
            "],'market':['tower-13-e','garden-12-s','garden-9-e','tower-12-0'],'to_move':0");
  const std::string a = chosen(play);
  EXPECT_TRUE(has(a, "\"slot\":3") && has(a, "diamond-9") && !has(a, "denar")) << a;
}

TEST(GreedyPositions, UsesTheVizierForATileItCanPayExactly) {
  Play play(
      "'modules':['viziers-favour'],'players':[{'hand':[]},{'hand':['florin-9','florin-4','denar-2'],"
      "'palace':[],'reserve':[]},{'hand':[],'palace':[],'reserve':[]}]," +
      kDearMarket + "," + kSmallDisplay + ",'to_move':0");
  ASSERT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  ASSERT_EQ(play.decision(), "1 window");
  EXPECT_TRUE(has(chosen(play), "viziers-favour:buy"));
}

TEST(GreedyPositions, WakesTheVizierWhenMoreMoneyIsIdle) {
  const std::string rich =
      "'denar-9','denar-9','denar-8','denar-8','dirham-9','dirham-9','dirham-8','dirham-8',"
      "'ducat-9','ducat-9','ducat-8','ducat-8','florin-9','florin-9','florin-8','florin-8'";
  Play play("'modules':['viziers-favour'],'players':[{'hand':[" + rich + "],'viziers-favour':{'awake':false}}," +
            kNobodyElse + "],'market':[null,null,null,null]," + kSmallDisplay + ",'to_move':0");
  EXPECT_TRUE(has(chosen(play), "viziers-favour:wake"));
}

TEST(GreedyPositions, LaysABonusCardThatBreaksATie) {
  Play play(
      "'modules':['bonus-cards'],'players':[{'hand':[],'palace':[{'tile':'tower-11-0','at':[1,0]}],"
      "'bonus-cards':{'hand':['bonus-tower-11-0']}},{'hand':[],'palace':[{'tile':'tower-10-w','at':[-1,0]}],"
      "'bonus-cards':{'hand':[]}},{'hand':[],'bonus-cards':{'hand':[]}}]," +
      kDearMarket + "," + kSmallDisplay + ",'deck':['scoring-card-1','denar-2'],'to_move':2");
  ASSERT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  ASSERT_EQ(play.decision(), "0 play");
  EXPECT_TRUE(has(chosen(play), "bonus-cards:play"));
}

TEST(GreedyPositions, PrefersTheTileOfItsBonusCard) {
  Play play(
      "'modules':['bonus-cards'],'players':[{'hand':['florin-9','dirham-9'],'bonus-cards':{'hand':['bonus-arcades-9-0']"
      "}}," +
      kNobodyElse + "],'market':['arcades-9-0','garden-9-e','tower-13-e','tower-12-0'],'to_move':0");
  const std::string a = chosen(play);
  EXPECT_TRUE(has(a, "\"buy\"") && has(a, "\"slot\":1")) << a;
}

TEST(GreedyPositions, PutsAHutWhereItCounts) {
  Play play(
      "'modules':['workers-huts'],'players':[{'hand':[],'palace':[{'tile':'tower-11-0','at':[1,0]},"
      "{'tile':'tower-12-0','at':[1,1]},{'tile':'garden-10-0','at':[-1,0]}]}," +
      kNobodyElse + "],'workers-huts':{'tower':['hut-tower-es']},'market':[null,null,null,null]," + kSmallDisplay +
      ",'to_move':0");
  ASSERT_EQ(play.act("workers-huts:take", "'type':'tower'"), "");
  const std::string a = chosen(play);
  ASSERT_TRUE(has(a, "\"place\"")) << a;
  ASSERT_EQ(
      play.act("place", has(a, "[2,0]") ? "'tile':'hut-tower-es','at':[2,0]" : "'tile':'hut-tower-es','at':[2,1]"), "");
  EXPECT_EQ(play.buildings(0, alhambra::kTower), 3) << a;
}

TEST(GreedyPositions, OpensAGateForATileThatWouldNotFit) {
  Play play(
      "'modules':['city-gates'],'players':[{'hand':['city-gate','florin-8'],'palace':[{'tile':'pavilion-6-n','at':[0,-"
      "1]},"
      "{'tile':'arcades-8-e','at':[1,0]},{'tile':'chambers-9-w','at':[-1,0]},{'tile':'garden-12-s','at':[0,1]}]}," +
      kNobodyElse + "],'market':['seraglio-8-s',null,null,null]," + kSmallDisplay + ",'to_move':0");
  ASSERT_EQ(play.act("buy", "'slot':1,'pay':['florin-8']"), "");
  ASSERT_EQ(play.act("pass"), "");
  const std::string a = chosen(play);
  EXPECT_TRUE(has(a, "\"place\"")) << a;
}

TEST(GreedyPositions, PutsACampAtTheLongerLine) {
  Play play(
      "'modules':['camps'],'players':[{'hand':['florin-9','florin-2'],'palace':[{'tile':'tower-11-0','at':[1,0]},"
      "{'tile':'tower-12-0','at':[2,0]},{'tile':'arcades-8-e','at':[3,0]},{'tile':'garden-9-e','at':[0,1]}]}," +
      kNobodyElse + "],'market':['camp-w',null,null,null]," + kSmallDisplay + ",'to_move':0");
  ASSERT_EQ(play.act("buy", "'slot':1,'pay':['florin-9']"), "");
  const std::string a = chosen(play);
  EXPECT_TRUE(has(a, "\"at\":[4,0]")) << a;
}

std::string auction(const std::string& lot, const std::string& hand, const std::string& more) {
  return "'modules':['characters'],'players':[{'hand':[]},{'hand':[" + hand + "]},{'hand':[]}]," + kDearMarket + "," +
         kSmallDisplay + ",'deck':['" + lot + "','denar-2','denar-3']," + more + "'to_move':0";
}

TEST(GreedyPositions, BidsForACharacterWorthItsPrice) {
  Play play(auction("miser", "'florin-3','denar-9'", ""));
  ASSERT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  ASSERT_EQ(play.decision(), "1 bid");
  EXPECT_TRUE(has(chosen(play), "characters:bid"));
}

TEST(GreedyPositions, BidsNothingForWhatCannotBeUsedAnyMore) {
  Play play(auction("miser", "'florin-9','denar-9'", "'bag':[],"));
  ASSERT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  ASSERT_EQ(play.decision(), "1 bid");
  EXPECT_TRUE(has(chosen(play), "\"pass\""));
}

TEST(GreedyPositions, LateTheMagicianBringsPoints) {
  Play play(auction("magician", "'florin-3'", "'bag':['garden-10-n'],"));
  ASSERT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  ASSERT_EQ(play.act("characters:bid", "'amount':1"), "");
  ASSERT_EQ(play.act("pass"), "");
  ASSERT_EQ(play.act("pass"), "");
  ASSERT_EQ(play.act("characters:pay", "'pay':['florin-3']"), "");
  ASSERT_EQ(play.decision(), "1 magician");
  EXPECT_TRUE(has(chosen(play), "points"));
}

TEST(GreedyPositions, TheBeggarIsAskedForACard) {
  Play play("'modules':['characters'],'players':[{'hand':['denar-2'],'characters':{'cards':['beggar']}}," +
            kNobodyElse + "]," + kDearMarket + "," + kSmallDisplay + ",'to_move':0");
  ASSERT_EQ(play.decision(), "0 start_of_turn");
  EXPECT_TRUE(has(chosen(play), "characters:beggar"));
}

TEST(GreedyPositions, TheWiseManBreaksTheTie) {
  Play play(
      "'modules':['characters'],'players':[{'hand':[],'palace':[{'tile':'tower-11-0','at':[1,0]},{'tile':'garden-10-0',"
      "'at':[-1,0]}],"
      "'characters':{'cards':['wise-man']}},{'hand':[],'palace':[{'tile':'tower-10-w','at':[-1,0]}]},{'hand':[]}]," +
      kDearMarket + "," + kSmallDisplay + ",'deck':['scoring-card-1','denar-2'],'to_move':2");
  ASSERT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  ASSERT_EQ(play.decision(), "0 wise-man");
  EXPECT_TRUE(has(chosen(play), "tower"));
}

TEST(GreedyPositions, ThePatronPaysForTheDearTile) {
  Play play("'modules':['characters'],'players':[{'hand':['denar-9','denar-4'],'characters':{'cards':['patron']}}," +
            kNobodyElse + "],'market':['tower-13-e',null,null,null]," + kSmallDisplay + ",'to_move':0");
  EXPECT_TRUE(has(chosen(play), "patron"));
}

}  // namespace
}  // namespace comares
