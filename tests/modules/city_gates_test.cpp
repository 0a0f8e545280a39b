// The rulings and worked examples of modules/city-gates.md.
#include "tests/modules/support.h"

namespace comares::testing {
namespace {

using namespace alhambra;

const std::string kModules = "'modules':['city-gates'],";
const std::string kTable =
    ",'market':['garden-6-esw','tower-8-nes','garden-8-ne','garden-8-nw'],"
    "'display':['denar-1','denar-2','denar-7','denar-9'],'deck':['ducat-7','ducat-8','ducat-9'],'"
    "discard':[]";

TEST(CityGates, ATileBehindAWall) {  // examples 1 and 2
  Play play(kModules +
            "'players':[{'hand':['city-gate'],'palace':[{'tile':'pavilion-6-n','at':[0,-1]}],"
            "'reserve':['seraglio-8-s','garden-10-0','pavilion-7-e']},{},{}]" +
            kTable);
  EXPECT_EQ(play.act("redesign_add", "'tile':'seraglio-8-s','at':[0,-2]"), "base.4.on-foot");
  EXPECT_TRUE(play.lists("redesign_add", "'tile':'seraglio-8-s','at':[0,-2],'gate':'S'"));
  EXPECT_EQ(play.act("redesign_add", "'tile':'seraglio-8-s','at':[0,-2],'gate':'N'"), "city-gates.R4");
  EXPECT_EQ(play.act("redesign_add", "'tile':'seraglio-8-s','at':[0,-2],'gate':'S'"), "");
  EXPECT_EQ(play.told("city-gates:gate_set"), 1);
  EXPECT_EQ(play.hand(0), "");
  EXPECT_EQ(play.breakdown(1, 0).at("wall"), 0);
  EXPECT_TRUE(play.survives_loading());
  for (const char* card : {"denar-1", "denar-2"})
    EXPECT_EQ(play.act("take_money", std::string("'cards':['") + card + "']"), "");
  EXPECT_EQ(play.act("redesign_remove", "'at':[0,-1]"), "city-gates.4");
  EXPECT_EQ(play.act("redesign_remove", "'at':[0,-2]"), "city-gates.4");
  EXPECT_EQ(play.act("redesign_swap", "'tile':'pavilion-7-e','at':[0,-2]"), "city-gates.4");
  EXPECT_EQ(play.act("redesign_add", "'tile':'garden-10-0','at':[1,-2]"), "");
  for (const char* card : {"denar-7", "denar-9"})
    EXPECT_EQ(play.act("take_money", std::string("'cards':['") + card + "']"), "");
  EXPECT_EQ(play.act("redesign_remove", "'at':[1,-2]"), "");
}

TEST(CityGates, NoneWhereTheTileCanBeReached) {  // example 3, R5
  Play play(kModules +
            "'players':[{'hand':['city-gate'],'palace':[{'tile':'pavilion-6-n','at':[0,-1]},"
            "{'tile':'garden-10-0','at':[1,-1]},{'tile':'garden-11-0','at':[1,-2]}],"
            "'reserve':['seraglio-8-s']},{},{}]" +
            kTable);
  EXPECT_EQ(play.act("redesign_add", "'tile':'seraglio-8-s','at':[0,-2],'gate':'S'"), "city-gates.R5");
  EXPECT_TRUE(play.lists("redesign_add", "'tile':'seraglio-8-s','at':[0,-2]"));
  EXPECT_EQ(play.act("redesign_add", "'tile':'seraglio-8-s','at':[0,-2]"), "");
}

TEST(CityGates, TheOtherWallsCount) {  // example 4
  Play play(kModules +
            "'players':[{'hand':['city-gate'],'palace':[{'tile':'tower-12-0','at':[1,0]},"
            "{'tile':'garden-10-n','at':[1,-1]}],'reserve':['tower-9-es']},{},{}]" +
            kTable);
  EXPECT_FALSE(play.lists("redesign_add", "'tile':'tower-9-es','at':[1,-2]"));
  EXPECT_EQ(play.act("redesign_add", "'tile':'tower-9-es','at':[1,-2],'gate':'S'"), "");
  EXPECT_EQ(play.breakdown(1, 0).at("wall"), 1);
}

TEST(CityGates, WithoutACard) {
  Play play(kModules +
            "'players':[{'palace':[{'tile':'pavilion-6-n','at':[0,-1]}],"
            "'reserve':['seraglio-8-s']},{},{}]" +
            kTable);
  EXPECT_EQ(play.act("redesign_add", "'tile':'seraglio-8-s','at':[0,-2],'gate':'S'"), "city-gates.3");
}

TEST(CityGates, TheOfferHoldsOneCard) {  // example 5, R2
  Play play(kModules +
            "'players':[{'hand':['city-gate']},{},{}],'display':['denar-1','denar-2','denar-7','"
            "denar-9'],"
            "'deck':['city-gate','ducat-7','city-gate','ducat-8'],'discard':[]");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");  // one in hand: not in play
  EXPECT_EQ(play.told("city-gates:offered"), 1);
  EXPECT_EQ(play.display(), "denar-2 denar-7 denar-9 ducat-7");
  EXPECT_TRUE(play.survives_loading());
  EXPECT_EQ(play.act("take_money", "'cards':['denar-2']"), "");
  EXPECT_EQ(play.told("city-gates:discarded"), 1);
  EXPECT_EQ(play.discard(), "city-gate");
  EXPECT_EQ(play.display(), "denar-7 denar-9 ducat-7 ducat-8");
}

TEST(CityGates, TakenAloneInsteadOfMoney) {  // example 6
  Play play(kModules + "'players':[{},{},{}],'city-gates':{'offer':true}" + kTable);
  EXPECT_EQ(play.listed("take_money"), 6);
  for (const char* cards : {"'denar-1'", "'denar-2'", "'denar-7'", "'denar-9'", "'denar-1','denar-2'", "'city-gate'"})
    EXPECT_TRUE(play.lists("take_money", std::string("'cards':[") + cards + "]")) << cards;
  EXPECT_EQ(play.act("take_money", "'cards':['city-gate','denar-1']"), "city-gates.3");
  EXPECT_EQ(play.act("take_money", "'cards':['city-gate','city-gate']"), "base.3.take-money");
  EXPECT_EQ(play.act("take_money", "'cards':['city-gate']"), "");
  EXPECT_EQ(play.hand(0), "city-gate");
  EXPECT_EQ(play.display(), "denar-1 denar-2 denar-7 denar-9");
  EXPECT_EQ(play.act("take_money", "'cards':['city-gate']"), "base.3.take-money");
  const json::object seen = play.view(1).at("players").as_array()[0].as_object();
  EXPECT_FALSE(seen.contains("hand"));
  EXPECT_EQ(seen.at("hand_count"), 1);
}

TEST(CityGates, SeveralInOneTurn) {  // example 7
  Play play(kModules +
            "'players':[{'hand':['city-gate','city-gate','florin-8','dirham-9'],"
            "'palace':[{'tile':'pavilion-6-n','at':[0,-1]},{'tile':'pavilion-7-e','at':[1,0]}]},{},{}],"
            "'market':['seraglio-8-s','chambers-9-w','garden-8-ne','garden-8-nw'],"
            "'display':['denar-1','denar-2','denar-7','denar-9'],'deck':['ducat-7','ducat-8']");
  EXPECT_EQ(play.act("buy", "'slot':1,'pay':['florin-8']"), "");
  EXPECT_EQ(play.act("buy", "'slot':2,'pay':['dirham-9']"), "");
  EXPECT_EQ(play.act("pass"), "");
  EXPECT_EQ(play.act("place", "'tile':'chambers-9-w','at':[2,0],'gate':'W'"), "");
  EXPECT_EQ(play.act("place", "'tile':'seraglio-8-s','at':[0,-2],'gate':'S'"), "");
  EXPECT_EQ(play.table().pieces.passage_count, 2);
  EXPECT_TRUE(play.survives_loading());
}

TEST(CityGates, BothWallsMustBePrinted) {  // example 8, R7
  const Play play(kModules +
                  "'players':[{'hand':['city-gate'],'palace':[{'tile':'pavilion-6-n','at':[0,-1]}],"
                  "'reserve':['seraglio-9-0','seraglio-8-s']},{},{}]" +
                  kTable);
  State s = play.state();
  palace::Pieces& pieces = s.at<Table>(0).pieces;
  const Action wooden = play.action("redesign_add", "'tile':'seraglio-9-0','at':[0,-2],'gate':'S'");
  const palace::Ref home{s.at<palace::Palace>(palace_at(0)), pieces, 0};
  palace::add_walls(home, wooden.tile, palace::kWallS);
  EXPECT_STREQ(check(play.rules(), s, wooden).rule, "city-gates.R7");
  // A wooden wall on the fountain against a printed one.
  palace::add_walls(home, palace::kFountain, palace::kWallE);
  const Action fountain = play.action("redesign_add", "'tile':'seraglio-8-s','at':[1,0],'gate':'W'");
  pieces.sides[fountain.tile] = palace::kWallW;
  EXPECT_STREQ(check(play.rules(), s, fountain).rule, "city-gates.R7");
}

TEST(CityGates, CardsInThePiles) {  // R1, R6
  const int wanted[7][3] = {{}, {}, {1, 1, 0}, {1, 1, 1}, {2, 1, 1}, {2, 2, 1}, {2, 2, 2}};
  for (int n = 2; n <= 6; ++n) {
    const Play play = Play::fresh("'modules':['city-gates'],'players':" + std::to_string(n));
    const Table& t = play.table();
    for (int pile = kPiles, from = 0, k = 0; pile >= 1; --pile, ++k) {
      int gates = 0;
      for (; from < t.pile_end[k]; ++from) gates += std::string(play.rules().cards[t.cards[from]]) == "city-gate";
      EXPECT_EQ(gates, pile >= 3 ? wanted[n][pile - 3] : 0) << n << " players, pile " << pile;
    }
  }
}

TEST(CityGates, OnlyOnABorderJustMade) {  // R3, R4
  Play play(kModules +
            "'players':[{'hand':['city-gate'],'palace':[{'tile':'pavilion-6-n','at':[0,-1]},"
            "{'tile':'garden-10-0','at':[1,-1]},{'tile':'garden-11-0','at':[1,-2]},{'tile':'"
            "seraglio-8-s','at':[0,-2]}]},"
            "{},{}]" +
            kTable);
  // The old double wall gets none, so what leads round it must stay.
  EXPECT_EQ(play.act("redesign_remove", "'at':[1,-2]"), "base.4.on-foot");
  EXPECT_EQ(play.act("redesign_remove", "'at':[1,-1]"), "base.4.on-foot");
}

TEST(CityGates, InAVizierPurchase) {  // R9
  Play play(
      "'modules':['city-gates','viziers-favour'],'players':[{'viziers-favour':{'awake':false}},"
      "{'hand':['city-gate','florin-8'],'palace':[{'tile':'pavilion-6-n','at':[0,-1]}]},"
      "{'viziers-favour':{'awake':false}}],"
      "'market':['seraglio-8-s','chambers-9-w','garden-8-ne','garden-8-nw'],"
      "'display':['denar-1','denar-2','denar-7','denar-9'],'deck':['ducat-7','ducat-8']");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.act("viziers-favour:buy", "'slot':1,'pay':['florin-8']"), "");
  EXPECT_EQ(play.act("place", "'tile':'seraglio-8-s','at':[0,-2],'gate':'S'"), "");
  EXPECT_EQ(play.hand(1), "");
}

TEST(CityGates, WithTheLastTiles) {  // section 6, R9
  Play play(kModules +
            "'players':[{},{'hand':['city-gate','florin-8'],'palace':[{'tile':'pavilion-6-n','at':["
            "0,-1]}]},{}],"
            "'market':['seraglio-8-s',null,null,null],'bag':[],"
            "'display':['denar-1','denar-2','denar-7','denar-9'],'deck':['ducat-7','ducat-8']");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.decision(), "1 place");
  EXPECT_EQ(play.act("place", "'tile':'seraglio-8-s','at':[0,-2],'gate':'S'"), "");
  EXPECT_EQ(play.decision(), "over");
}

TEST(CityGates, DrawingStopsWhenOnlyGateCardsAreLeft) {  // R10
  Play play(kModules +
            "'players':[{},{},{}],'city-gates':{'offer':true},"
            "'display':['denar-1','denar-2','denar-7','denar-9'],'deck':['city-gate'],'discard':['"
            "city-gate']");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.decision(), "1 main_action");
  EXPECT_EQ(play.display(), "denar-2 denar-7 denar-9");
  // Once the offer is taken, drawing goes on: the next gate card is offered.
  EXPECT_EQ(play.act("take_money", "'cards':['city-gate']"), "");
  EXPECT_EQ(play.told("city-gates:offered"), 1);
  EXPECT_EQ(play.display(), "denar-2 denar-7 denar-9");
}

TEST(CityGates, ADiscardedCardReturnsWithTheReshuffle) {
  Play play(kModules +
            "'players':[{},{},{}],'display':['denar-1','denar-2','denar-7','denar-9'],"
            "'deck':[],'discard':['city-gate','ducat-7']");
  EXPECT_EQ(play.act("take_money", "'cards':['denar-1']"), "");
  EXPECT_EQ(play.told("reshuffled"), 1);
  EXPECT_TRUE(play.told("city-gates:offered") == 1 || play.discard().empty());
  EXPECT_EQ(play.display(), "denar-2 denar-7 denar-9 ducat-7");
}

TEST(CityGates, ACampHasNone) {  // with camps
  Play play(
      "'modules':['city-gates','camps'],'players':[{'hand':['city-gate'],"
      "'palace':[{'tile':'pavilion-6-n','at':[0,-1]}],'reserve':['camp-s']},{},{}]");
  EXPECT_EQ(play.act("redesign_add", "'tile':'camp-s','at':[0,-2],'gate':'S'"), "city-gates.8");
  EXPECT_TRUE(play.lists("redesign_add", "'tile':'camp-s','at':[0,-2]"));
}

TEST(CityGates, NeverTogetherWithABureau) {  // with bureau-de-change
  Play play(
      "'modules':['city-gates','bureau-de-change'],'players':[{},{},{}],'city-gates':{'offer':true}"
      ","
      "'display':['denar-1','denar-2','bureau-denar-dirham','denar-9']");
  EXPECT_NE(play.act("take_money", "'cards':['city-gate','bureau-denar-dirham']"), "");
  EXPECT_EQ(play.act("take_money", "'cards':['city-gate']"), "");
}

TEST(CityGates, WrongPositionsAreRefused) {
  const std::string under =
      "'palace':[{'tile':'pavilion-6-n','at':[0,-1]},{'tile':'seraglio-8-s','at':[0,-2],'gate':'S'}"
      "]";
  EXPECT_EQ(refused(kModules + "'players':[{" + under + "},{},{}]"), "");
  EXPECT_NE(refused(kModules + "'players':[{'hand':['city-gate','city-gate','city-gate']," + under + "},{},{}]"), "");
  EXPECT_NE(refused(kModules + "'players':[{'palace':[{'tile':'garden-10-0','at':[0,-1],'gate':'S'}]},{},{}]"), "");
  EXPECT_NE(refused(kModules + "'players':[{'palace':[{'tile':'pavilion-6-n','at':[0,-1]},"
                               "{'tile':'seraglio-8-s','at':[0,-2]}]},{},{}]"),
            "");
  EXPECT_NE(refused(kModules + "'players':[{'reserve':[{'tile':'pavilion-6-n','gate':'N'}]},{},{}]"), "");
}

}  // namespace
}  // namespace comares::testing
