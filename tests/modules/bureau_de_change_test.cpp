// rules/modules/bureau-de-change.md: worked examples (section 10), rulings (section 9), section 8.
#include "tests/modules/support.h"

namespace comares::testing {
namespace {

std::string with(const std::string& hand, const std::string& market, const std::string& more = "",
                 const std::string& modules = "'bureau-de-change'") {
  return "'modules':[" + modules + "],'players':[{'hand':" + hand + "},{'hand':[]},{'hand':[]}],'market':" + market +
         more;
}
const std::string kHand = "['denar-7','denar-2','florin-9','bureau-denar-florin']";

TEST(BureauDeChange, Example1PaysOnePurchaseInTwoCurrencies) {
  Play g(with(kHand, "['pavilion-7-e',null,'garden-11-0',null]", ",'deck':['ducat-1'],'discard':[]"));
  EXPECT_TRUE(g.lists("buy", "'slot':1,'pay':['denar-7','bureau-denar-florin']"));
  EXPECT_EQ("", g.act("buy", "'slot':3,'pay':['florin-9','denar-2','bureau-denar-florin']"));
  EXPECT_EQ("0 main_action", g.decision());  // exact
  EXPECT_EQ("denar-7", g.hand(0));
  EXPECT_EQ("bureau-denar-florin denar-2 florin-9", g.discard());
  EXPECT_EQ("base.3.buy", g.act("buy", "'slot':1,'pay':['denar-7']"));
}

TEST(BureauDeChange, Example2IsNotNeededForTheOwnCurrency) {
  Play g(with(kHand, "['garden-9-e',null,null,null]"));
  EXPECT_EQ("", g.act("buy", "'slot':1,'pay':['florin-9']"));
  EXPECT_EQ("0 main_action", g.decision());
}

TEST(BureauDeChange, Example3MustShowTheSlotsCurrency) {
  Play g(with(kHand, "[null,'garden-8-ne',null,null]"));
  EXPECT_EQ("bureau-de-change.3", g.act("buy", "'slot':2,'pay':['denar-7','florin-9','bureau-denar-florin']"));
  EXPECT_EQ(0, g.listed("buy"));
}

TEST(BureauDeChange, Example4MayOverpayAndMayNotUnderpay) {
  Play g(with(kHand, "[null,null,'tower-12-0',null]"));
  EXPECT_EQ("base.3.buy", g.act("buy", "'slot':3,'pay':['denar-7','denar-2','bureau-denar-florin']"));
  EXPECT_EQ("", g.act("buy", "'slot':3,'pay':['denar-7','florin-9','bureau-denar-florin']"));
  EXPECT_EQ("0 place", g.decision());
}

TEST(BureauDeChange, Example5IsTakenAlone) {
  Play g(with("[]", "[null,null,null,null]", ",'display':['florin-1','dirham-2','bureau-denar-ducat','ducat-7']"));
  EXPECT_EQ(5, g.listed("take_money"));
  EXPECT_TRUE(g.lists("take_money", "'cards':['florin-1','dirham-2']"));
  EXPECT_EQ("bureau-de-change.R1", g.act("take_money", "'cards':['florin-1','bureau-denar-ducat']"));
  EXPECT_EQ("", g.act("take_money", "'cards':['bureau-denar-ducat']"));
  EXPECT_EQ("bureau-denar-ducat", g.hand(0));
}

TEST(BureauDeChange, Example6PaysInTheOtherCurrencyOnly) {
  Play g(with("['florin-6','bureau-denar-florin']", "[null,null,'garden-6-esw',null]"));
  EXPECT_EQ("", g.act("buy", "'slot':3,'pay':['florin-6','bureau-denar-florin']"));
  EXPECT_EQ("0 main_action", g.decision());
}

TEST(BureauDeChange, Example7ComesBackWithTheReshuffle) {
  Play g(with("[]", "['garden-9-e','garden-8-ne','garden-8-nw','garden-8-sw']",
              ",'display':['denar-1','denar-2','denar-3','ducat-3'],'deck':[],"
              "'discard':['bureau-denar-ducat','bureau-dirham-ducat','florin-8','florin-9']"));
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-1']"));
  EXPECT_EQ(1, g.told("reshuffled"));
  EXPECT_EQ(3, g.table().pile);
  EXPECT_EQ(0, g.table().discard);
}

TEST(BureauDeChange, Example8IsWorthNothingInTheFinalDistribution) {
  Play g(
      "'modules':['bureau-de-change'],'market':['garden-10-0',null,'garden-11-0',null],'bag':[],"
      "'display':['dirham-1','dirham-2','dirham-3','dirham-4'],"
      "'players':[{'hand':['florin-9','denar-3','bureau-denar-florin']},{'hand':['denar-4']},{'hand':[]}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['dirham-1']"));
  EXPECT_EQ("1 place", g.decision());
  EXPECT_EQ("", g.act("reserve", "'tile':'garden-11-0'"));
  EXPECT_EQ("0 place", g.decision());
  EXPECT_EQ("", g.act("reserve", "'tile':'garden-10-0'"));
  EXPECT_EQ("over", g.decision());
}

TEST(BureauDeChange, R2OnePurchaseTakesOneCard) {
  Play g(with("['denar-4','florin-4','bureau-denar-florin','bureau-denar-ducat']", "[null,null,'garden-8-ne',null]"));
  EXPECT_EQ("bureau-de-change.R2",
            g.act("buy", "'slot':3,'pay':['denar-4','florin-4','bureau-denar-florin','bureau-denar-ducat']"));
}

TEST(BureauDeChange, R3MayBePlayedWithoutNeedButIsNotListed) {
  Play g(with("['denar-8','florin-1','bureau-denar-florin']", "[null,null,'garden-8-ne',null]",
              ",'deck':['ducat-1'],'discard':[]"));
  EXPECT_FALSE(g.lists("buy", "'slot':3,'pay':['denar-8','bureau-denar-florin']"));
  EXPECT_EQ("", g.act("buy", "'slot':3,'pay':['denar-8','bureau-denar-florin']"));
  EXPECT_EQ("bureau-denar-florin denar-8", g.discard());
}

TEST(BureauDeChange, R4MayFillTheDisplay) {
  Play g(with("[]", "[null,null,null,null]",
              ",'display':['bureau-denar-ducat','bureau-denar-florin','bureau-dirham-ducat','bureau-dirham-florin']"));
  EXPECT_EQ(4, g.listed("take_money"));
}

TEST(BureauDeChange, SetupPutsTwoIntoPilesTwoThreeFour) {
  bool seen[6][alhambra::kPiles] = {};
  for (u64 seed = 1; seed <= 60; ++seed) {
    const Play g = Play::fresh("'players':4,'modules':['bureau-de-change']", seed);
    int in_pile[alhambra::kPiles] = {};
    for (int i = 0, k = 0; i < g.table().pile; ++i) {
      while (i >= g.table().pile_end[k]) ++k;
      const int card = g.table().cards[i] - alhambra::kFirstModuleCard;
      if (card < 0) continue;
      ++in_pile[k];
      seen[card][k] = true;
    }
    const int wanted[] = {0, 2, 2, 2, 0};  // piles 5 to 1
    for (int k = 0; k < alhambra::kPiles; ++k) EXPECT_EQ(wanted[k], in_pile[k]);
  }
  for (const auto& card : seen)
    for (int k = 1; k <= 3; ++k) EXPECT_TRUE(card[k]);
}

TEST(BureauDeChange, DiamondsAreNotMixedIn) {  // diamonds example 5
  Play g(with("['diamond-3','denar-4','bureau-denar-florin']", "[null,null,'garden-7-nsw',null]", "",
              "'bureau-de-change','diamonds'"));
  EXPECT_EQ("bureau-de-change.8", g.act("buy", "'slot':3,'pay':['diamond-3','denar-4','bureau-denar-florin']"));
  EXPECT_EQ(0, g.listed("buy"));
}

TEST(BureauDeChange, PaysTheVizierExactly) {
  const std::string table =
      ",'market':['tower-12-0','garden-6-esw','garden-7-nsw','garden-8-ne'],"
      "'display':['denar-1','denar-2','denar-3','denar-4']";
  Play g(
      "'modules':['viziers-favour','bureau-de-change'],'players':[{},"
      "{'hand':['denar-4','florin-8','bureau-denar-florin']},{}]" +
      table);
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-4']"));
  EXPECT_TRUE(g.lists("viziers-favour:buy", "'slot':1,'pay':['denar-4','florin-8','bureau-denar-florin']"));
  EXPECT_EQ("rules.4.exact",
            g.act("viziers-favour:buy", "'slot':3,'pay':['denar-4','florin-8','bureau-denar-florin']"));
}

}  // namespace
}  // namespace comares::testing
