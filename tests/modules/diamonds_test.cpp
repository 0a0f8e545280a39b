// rules/modules/diamonds.md: worked examples (section 10) and rulings (section 9).
#include "tests/modules/support.h"

namespace comares::testing {
namespace {

std::string alone(const std::string& hand, const std::string& market, const std::string& more = "") {
  return "'modules':['diamonds'],'players':[{'hand':" + hand + "},{'hand':[]},{'hand':[]}],'market':" + market + more;
}

TEST(Diamonds, Example1PayForAnySlotExactlyOrNot) {
  const std::string hand = "['diamond-5','diamond-4']";
  Play exact(alone(hand, "['arcades-8-e','pavilion-7-e',null,'seraglio-9-0']"));
  EXPECT_TRUE(exact.lists("buy", "'slot':4,'pay':['diamond-5','diamond-4']"));
  EXPECT_EQ("", exact.act("buy", "'slot':4,'pay':['diamond-4','diamond-5']"));
  EXPECT_EQ("0 main_action", exact.decision());
  EXPECT_TRUE(exact.lists("pass"));
  EXPECT_EQ("", exact.hand(0));

  for (const char* slot : {"1", "2"}) {
    Play over(alone(hand, "['arcades-8-e','pavilion-7-e',null,'seraglio-9-0']"));
    EXPECT_EQ("", over.act("buy", std::string("'slot':") + slot + ",'pay':['diamond-4','diamond-5']"));
    EXPECT_EQ("0 place", over.decision());
  }
}

TEST(Diamonds, PaidOnesGoToTheDiscard) {
  Play g(alone("['diamond-9']", "['seraglio-9-0',null,null,null]", ",'deck':['denar-1'],'discard':[]"));
  EXPECT_EQ("", g.act("buy", "'slot':1,'pay':['diamond-9']"));
  EXPECT_EQ("diamond-9", g.discard());
}

TEST(Diamonds, Example2AreNeverMixed) {
  Play g(alone("['diamond-9','florin-4']", "['tower-13-e',null,null,null]"));
  EXPECT_EQ("diamonds.3", g.act("buy", "'slot':1,'pay':['diamond-9','florin-4']"));
  EXPECT_EQ(0, g.listed("buy"));
}

TEST(Diamonds, Example3AreTakenLikeMoney) {
  Play g(alone("[]", "[null,null,null,null]", ",'display':['diamond-3','florin-2','denar-6','ducat-1']"));
  EXPECT_EQ(7, g.listed("take_money"));
  EXPECT_TRUE(g.lists("take_money", "'cards':['diamond-3','florin-2']"));
  EXPECT_TRUE(g.lists("take_money", "'cards':['diamond-3','ducat-1']"));
  EXPECT_TRUE(g.lists("take_money", "'cards':['florin-2','ducat-1']"));
  EXPECT_EQ("base.3.take-money", g.act("take_money", "'cards':['diamond-3','florin-2','ducat-1']"));
}

TEST(Diamonds, Example4CountForStartingMoneyAndStayInWithTwoPlayers) {
  bool dealt_one = false;
  for (u64 seed = 1; seed <= 60; ++seed) {
    const Play g = Play::fresh("'players':2,'modules':['diamonds']", seed);
    int cards = g.table().pile + static_cast<int>(g.table().display.size());
    for (Seat p = 0; p < 2; ++p) {
      const Purse& hand = g.table().hand[p];
      int sum = 0;
      for (int w = 0; w < 5; ++w) sum += alhambra::card_sum(hand.word[w]);
      EXPECT_GE(sum, 20);
      EXPECT_LE(sum, 28);
      cards += alhambra::money_cards(hand);
      dealt_one |= hand.word[alhambra::kOddWord] != 0;
    }
    EXPECT_EQ(72 + 10 + 2, cards);  // R1, R2; and the scoring cards
  }
  EXPECT_TRUE(dealt_one);
}

TEST(Diamonds, Example6CountForNoSlotInTheFinalDistribution) {
  Play g(
      "'modules':['diamonds'],'market':['garden-10-0',null,null,null],'bag':[],"
      "'players':[{'hand':['florin-2','diamond-9']},{'hand':['florin-3']},{'hand':[]}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['" + g.display().substr(0, g.display().find(' ')) + "']"));
  EXPECT_EQ("1 place", g.decision());
}

TEST(Diamonds, Example7BidOrAreBid) {
  Play g(
      "'modules':['diamonds','characters'],'display':['denar-1','denar-2','denar-3','denar-4'],"
      "'deck':['merchant','ducat-1'],'discard':[],"
      "'players':[{},{'hand':['florin-7','diamond-5','diamond-4']},{}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-4']"));
  EXPECT_EQ("1 bid", g.decision());
  EXPECT_EQ(9, g.listed("characters:bid"));
  EXPECT_EQ("characters.R2", g.act("characters:bid", "'amount':10"));
}

TEST(Diamonds, Example8PayTheVizierExactly) {
  const std::string market =
      ",'market':['tower-12-0','garden-6-esw','garden-7-nsw','garden-8-ne'],"
      "'display':['denar-1','denar-2','denar-3','denar-4']";
  Play yes("'modules':['viziers-favour','diamonds'],'players':[{},{'hand':['diamond-7','diamond-5']},{}]" + market);
  EXPECT_EQ("", yes.act("take_money", "'cards':['denar-4']"));
  EXPECT_EQ("1 window", yes.decision());
  EXPECT_TRUE(yes.lists("viziers-favour:buy", "'slot':1,'pay':['diamond-5','diamond-7']"));
  Play no("'modules':['viziers-favour','diamonds'],'players':[{},{'hand':['diamond-9','diamond-5']},{}]" + market);
  EXPECT_EQ("", no.act("take_money", "'cards':['denar-4']"));
  EXPECT_EQ("1 main_action", no.decision());
}

}  // namespace
}  // namespace comares::testing
