// rules/modules/characters.md: the auction and the ten abilities; worked examples and rulings.
#include "tests/modules/support.h"

namespace comares::testing {
namespace {

const std::string kDisplay = "'display':['denar-1','denar-2','denar-3','denar-4'],";
const std::string kMarket = "'market':['tower-13-e','garden-6-esw','garden-7-nsw','garden-8-ne'],";

// Seat 0 is to move and owns `cards`; the others hold nothing. `more` ends the position.
std::string owner(const std::string& cards, const std::string& hand, const std::string& more,
                  const std::string& modules = "'characters'") {
  return "'modules':[" + modules + "]," + more + ",'players':[{'hand':" + hand + ",'characters':{'cards':" + cards +
         "}},{},{}]";
}

// ---- setup, auction --------------------------------------------------------------------------------

TEST(Characters, SetupPutsTwoIntoPilesTwoThreeFour) {
  for (u64 seed = 1; seed <= 40; ++seed) {
    const Play g = Play::fresh("'players':3,'modules':['characters']", seed);
    int in_pile[alhambra::kPiles] = {};
    for (int i = 0, k = 0; i < g.table().pile; ++i) {
      while (i >= g.table().pile_end[k]) ++k;
      in_pile[k] += g.table().cards[i] >= alhambra::kFirstModuleCard;
    }
    const int wanted[] = {0, 2, 2, 2, 0};  // piles 5 to 1
    for (int k = 0; k < alhambra::kPiles; ++k) EXPECT_EQ(wanted[k], in_pile[k]);
    EXPECT_EQ(4u, g.position().at("characters").at("surplus").as_array().size());
  }
}

const std::string kAuction =
    "'modules':['characters']," + kDisplay + kMarket + "'deck':['merchant','ducat-1','ducat-2'],'discard':[],";

TEST(Characters, Example1AuctionOfSeveralRounds) {
  Play g(kAuction +
         "'players':[{'hand':['denar-4']},{'hand':['florin-7','ducat-2']},"
         "{'hand':['ducat-9','ducat-3','florin-1']},{'hand':['dirham-9']}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-2']"));  // A finished; his best sum is now 6
  EXPECT_EQ(1, g.told("characters:auction"));
  EXPECT_EQ("1 bid", g.decision());
  EXPECT_EQ("", g.act("characters:bid", "'amount':3"));
  EXPECT_EQ("2 bid", g.decision());
  EXPECT_EQ("characters.3", g.act("characters:bid", "'amount':3"));
  EXPECT_EQ("", g.act("characters:bid", "'amount':5"));
  EXPECT_EQ("3 bid", g.decision());
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("0 bid", g.decision());
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("1 bid", g.decision());
  EXPECT_TRUE(g.survives_loading());
  EXPECT_EQ("", g.act("characters:bid", "'amount':7"));
  EXPECT_EQ("", g.act("characters:bid", "'amount':8"));
  EXPECT_EQ("1 bid", g.decision());  // he is asked although he cannot: his hand is secret
  EXPECT_EQ(0, g.listed("characters:bid"));
  EXPECT_EQ("characters.R2", g.act("characters:bid", "'amount':9"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("2 pay", g.decision());
  EXPECT_EQ("characters.3", g.act("characters:pay", "'pay':['ducat-3']"));
  EXPECT_EQ("characters.3", g.act("characters:pay", "'pay':['ducat-9','florin-1']"));
  EXPECT_EQ("", g.act("characters:pay", "'pay':['ducat-9','ducat-3']"));  // 12 for 8: lost
  EXPECT_EQ(1, g.told("characters:won"));
  EXPECT_EQ("florin-1", g.hand(2));
  EXPECT_EQ("ducat-3 ducat-9", g.discard());
  EXPECT_EQ("denar-1 denar-3 denar-4 ducat-1", g.display());  // the refill went on
  EXPECT_TRUE(in_list(g.position().at("players").as_array()[2].at("characters").at("cards"), "merchant"));
  EXPECT_EQ("1 main_action", g.decision());
}

TEST(Characters, Example2NobodyBids) {
  Play g(kAuction + "'players':[{},{'hand':['florin-7']},{}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-2']"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("0 bid", g.decision());
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ(1, g.told("characters:unsold"));
  EXPECT_TRUE(in_list(g.position().at("characters").at("out"), "merchant"));
  EXPECT_EQ("1 main_action", g.decision());
}

TEST(Characters, TheLastOneLeftMayStillBidOne) {
  Play g(kAuction + "'players':[{},{},{}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-2']"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("0 bid", g.decision());
  EXPECT_EQ("", g.act("characters:bid", "'amount':1"));
  EXPECT_EQ("0 pay", g.decision());
  EXPECT_EQ(1, g.listed("characters:pay"));
  EXPECT_EQ("", g.act("characters:pay", "'pay':['denar-2']"));
  EXPECT_EQ("1 main_action", g.decision());
}

TEST(Characters, Example3BidOnABureauCard) {
  Play g("'modules':['characters','bureau-de-change']," + kDisplay + kMarket +
         "'deck':['merchant','ducat-1'],'discard':[],"
         "'players':[{},{'hand':['denar-5','florin-6','bureau-denar-florin']},{}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-2']"));
  EXPECT_EQ(11, g.listed("characters:bid"));
  EXPECT_EQ("", g.act("characters:bid", "'amount':10"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ(1, g.listed("characters:pay"));
  EXPECT_EQ("", g.act("characters:pay", "'pay':['denar-5','florin-6','bureau-denar-florin']"));
  EXPECT_EQ("bureau-denar-florin denar-5 florin-6", g.discard());
}

// ---- patron, miser ---------------------------------------------------------------------------------

TEST(Characters, Example5PatronPaysExactlyAndTheMiserFollows) {
  Play g(owner("['patron','miser']", "['florin-1']", kDisplay + kMarket + "'deck':['ducat-1']"));
  EXPECT_TRUE(g.lists("buy", "'slot':1,'pay':['patron']"));
  EXPECT_EQ("characters.3", g.act("buy", "'slot':1,'pay':['patron','florin-1']"));
  EXPECT_EQ("", g.act("buy", "'slot':1,'pay':['patron']"));
  EXPECT_EQ("0 miser", g.decision());
  EXPECT_EQ(4, g.listed("characters:miser"));
  EXPECT_EQ("characters.R14", g.act("characters:miser", "'card':'ducat-9'"));
  EXPECT_EQ("", g.act("characters:miser", "'card':'denar-4'"));
  EXPECT_EQ("denar-4 florin-1", g.hand(0));
  EXPECT_EQ("0 main_action", g.decision());
  EXPECT_TRUE(g.lists("pass"));
  EXPECT_EQ("base.3.buy", g.act("buy", "'slot':2,'pay':['patron']"));
  EXPECT_TRUE(in_list(g.position().at("characters").at("out"), "patron"));
}

TEST(Characters, PatronLiesOpenAndIsNoPartOfTheHand) {
  Play g(owner("['patron']", "['florin-1']", kDisplay + kMarket + "'deck':['ducat-1']"));
  EXPECT_EQ(1, g.view(1).at("players").as_array()[0].at("hand_count").to_number<int>());
  EXPECT_TRUE(in_list(g.view(1).at("players").as_array()[0].at("characters").at("cards"), "patron"));
  EXPECT_TRUE(g.survives_loading());
}

TEST(Characters, MiserNeedsPriceTenAndWorksOnceATurn) {
  const std::string more =
      kDisplay + "'market':['tower-13-e','garden-10-0','garden-9-e','garden-8-ne'],'deck':['ducat-1']";
  Play cheap(owner("['miser']", "['denar-9']", more));
  EXPECT_EQ("", cheap.act("buy", "'slot':3,'pay':['denar-9']"));
  EXPECT_EQ("0 main_action", cheap.decision());
  EXPECT_EQ("characters.R9", cheap.act("characters:miser", "'card':'denar-4'"));

  Play twice(owner("['miser']", "['dirham-9','dirham-1','florin-9','florin-4']", more));
  EXPECT_EQ("", twice.act("buy", "'slot':2,'pay':['dirham-9','dirham-1']"));
  EXPECT_EQ("0 miser", twice.decision());
  EXPECT_TRUE(twice.survives_loading());
  EXPECT_EQ("", twice.act("characters:miser", "'card':'denar-1'"));
  EXPECT_TRUE(twice.survives_loading());
  EXPECT_EQ("", twice.act("buy", "'slot':1,'pay':['florin-9','florin-4']"));
  EXPECT_EQ("0 main_action", twice.decision());

  Play later(owner("['miser']", "['dirham-9','dirham-1','florin-9','florin-4']", more));
  EXPECT_EQ("", later.act("buy", "'slot':2,'pay':['dirham-9','dirham-1']"));
  EXPECT_EQ("", later.act("pass"));  // not used: the next purchase may
  EXPECT_EQ("", later.act("buy", "'slot':1,'pay':['florin-9','florin-4']"));
  EXPECT_EQ("0 miser", later.decision());
}

TEST(Characters, R9R14MiserTakesMoneyCardsOnly) {
  const std::string market = "'market':['tower-13-e','garden-10-0','garden-9-e','garden-8-ne'],'deck':['ducat-1'],";
  Play some(owner("['miser']", "['dirham-9','dirham-1']",
                  market + "'display':['bureau-denar-ducat','diamond-5','bureau-denar-florin','denar-2']",
                  "'characters','bureau-de-change','diamonds'"));
  EXPECT_EQ("", some.act("buy", "'slot':2,'pay':['dirham-9','dirham-1']"));
  EXPECT_EQ(2, some.listed("characters:miser"));
  EXPECT_EQ("characters.R9", some.act("characters:miser", "'card':'bureau-denar-ducat'"));
  EXPECT_EQ("", some.act("characters:miser", "'card':'diamond-5'"));

  Play none(owner("['miser']", "['dirham-9','dirham-1']", market + "'display':['bureau-denar-ducat']",
                  "'characters','bureau-de-change'"));
  EXPECT_EQ("", none.act("buy", "'slot':2,'pay':['dirham-9','dirham-1']"));
  EXPECT_EQ("0 main_action", none.decision());
}

TEST(Characters, NoCharacterHelpsTheVizier) {
  Play g("'modules':['viziers-favour','characters']," + kDisplay + kMarket +
         "'deck':['ducat-1','ducat-1'],'discard':[],"
         "'players':[{},{'hand':['florin-9','florin-4'],'characters':{'cards':['patron','miser']}},{}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-2']"));
  EXPECT_EQ("1 window", g.decision());
  EXPECT_FALSE(g.lists("viziers-favour:buy", "'slot':1,'pay':['patron']"));
  EXPECT_EQ("characters.8", g.act("viziers-favour:buy", "'slot':1,'pay':['patron']"));
  EXPECT_EQ("", g.act("viziers-favour:buy", "'slot':1,'pay':['florin-9','florin-4']"));
  EXPECT_EQ("1 place", g.decision());
}

// ---- builder, merchant, magician -------------------------------------------------------------------

TEST(Characters, BuilderRedesignsAfterThePlacements) {
  Play g("'modules':['characters']," + kDisplay + kMarket +
         "'deck':['ducat-1'],'players':[{'hand':['dirham-6'],'reserve':['garden-11-0'],"
         "'characters':{'cards':['builder']}},{},{}]");
  EXPECT_EQ("characters.3", g.act("characters:builder"));
  EXPECT_EQ("", g.act("buy", "'slot':2,'pay':['dirham-6']"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("reserve", "'tile':'garden-6-esw'"));
  EXPECT_EQ("0 end_of_turn", g.decision());
  EXPECT_EQ("", g.act("characters:builder"));
  EXPECT_EQ("0 redesign", g.decision());
  EXPECT_EQ("", g.act("redesign_add", "'tile':'garden-6-esw','at':[0,1]"));
  EXPECT_EQ("1 main_action", g.decision());  // once
}

TEST(Characters, BuilderIsNotOfferedWithoutAnythingToRedesign) {
  Play g(owner("['builder']", "[]", kDisplay + kMarket + "'deck':['ducat-1']"));
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-4']"));
  EXPECT_EQ("1 main_action", g.decision());
}

TEST(Characters, Example4R10MerchantTakesUpToSeven) {
  const std::string more = "'display':['denar-3','denar-4','denar-5','denar-9'],'deck':['ducat-1']";
  Play g(owner("['merchant']", "[]", more));
  EXPECT_EQ(5, g.listed("take_money"));
  EXPECT_EQ("characters.R10", g.act("take_money", "'cards':['denar-3','denar-5']"));
  EXPECT_EQ("characters.R10", g.act("take_money", "'cards':['denar-4','denar-5']"));
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-3','denar-4']"));
  Play without(owner("[]", "[]", more));
  EXPECT_EQ("base.3.take-money", without.act("take_money", "'cards':['denar-3','denar-4']"));
}

Play magician_won() {
  Play g("'modules':['characters']," + kDisplay + kMarket +
         "'deck':['magician','ducat-1','ducat-2'],'discard':[],'characters':{'surplus':['builder','miser']},"
         "'players':[{},{'hand':['florin-5'],'reserve':['garden-11-0']},{}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-2']"));
  EXPECT_EQ("", g.act("characters:bid", "'amount':5"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("characters:pay", "'pay':['florin-5']"));
  EXPECT_EQ("1 magician", g.decision());
  return g;
}

TEST(Characters, Example10R6MagicianGivesEightPoints) {
  Play g = magician_won();
  EXPECT_EQ("characters.3", g.act("pass"));
  EXPECT_EQ("", g.act("characters:magician", "'choice':'points'"));
  EXPECT_EQ(8, g.score(1));
  EXPECT_EQ("1 main_action", g.decision());
}

TEST(Characters, Example10MagicianIsSwappedForTheTopOfTheSurplus) {
  Play g = magician_won();
  EXPECT_EQ("", g.act("characters:magician", "'choice':'swap'"));
  EXPECT_EQ(0, g.score(1));
  EXPECT_EQ(1, g.told("characters:magician_swap"));
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-1']"));
  EXPECT_EQ("1 end_of_turn", g.decision());
  EXPECT_TRUE(g.lists("characters:builder"));
  EXPECT_EQ(1u, g.position().at("characters").at("surplus").as_array().size());
  EXPECT_TRUE(in_list(g.position().at("characters").at("out"), "magician"));
}

TEST(Characters, R12MagiciansPointsComeBeforeTheScoringOfTheSameRefill) {
  Play g("'modules':['characters']," + kDisplay + kMarket +
         "'deck':['scoring-card-1','magician','ducat-2'],'discard':[],'characters':{'surplus':['miser']},"
         "'players':[{},{'hand':['florin-5']},{}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-2']"));
  EXPECT_EQ("1 bid", g.decision());
  EXPECT_EQ(0, g.told("scored"));
  EXPECT_EQ("", g.act("characters:bid", "'amount':1"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("characters:pay", "'pay':['florin-5']"));
  EXPECT_EQ(0, g.told("scored"));
  EXPECT_EQ("", g.act("characters:magician", "'choice':'points'"));
  EXPECT_EQ(3, g.told("scored"));
}

// ---- wise-man, city-watch --------------------------------------------------------------------------

const std::string kTowers0 =
    "'palace':[{'tile':'tower-11-0','at':[1,0]},{'tile':'tower-12-0','at':[2,0]},{'tile':'tower-13-e','at':[3,0]}]";
const std::string kTowers1 =
    "'palace':[{'tile':'tower-10-w','at':[-1,0]},{'tile':'tower-11-n','at':[0,-1]},{'tile':'tower-11-s','at':[0,1]}]";
const std::string kTowers2 =
    "'palace':[{'tile':'tower-7-new','at':[0,-1]},{'tile':'tower-8-nes','at':[1,0]},{'tile':'tower-9-es','at':[0,1]}]";

int points_of(const Play& g, int round, Seat p, const char* type) {
  return g.breakdown(round, p).at("buildings").at(type).to_number<int>();
}

TEST(Characters, Example6WiseManBreaksATie) {
  const Play towers("'modules':['characters'],'players':[{" + kTowers0 +
                    ",'characters':{'cards':['wise-man'],'wise_man':'tower'}},{" + kTowers1 + "},{" + kTowers2 + "}]");
  EXPECT_EQ(21, points_of(towers, 3, 0, "tower"));
  EXPECT_EQ(9, points_of(towers, 3, 1, "tower"));
  EXPECT_EQ(9, points_of(towers, 3, 2, "tower"));
  EXPECT_TRUE(towers.survives_loading());

  const Play gardens(
      "'modules':['characters'],'players':[{'palace':[{'tile':'garden-10-0','at':[1,0]},{'tile':'garden-11-0','at':[2,"
      "0]}]},"
      "{'palace':[{'tile':'garden-10-n','at':[0,-1]},{'tile':'garden-10-w','at':[-1,0]}],"
      "'characters':{'cards':['wise-man'],'wise_man':'garden'}},{}]");
  EXPECT_EQ(5, points_of(gardens, 1, 1, "garden"));
  EXPECT_EQ(0, points_of(gardens, 1, 0, "garden"));
}

TEST(Characters, R7WiseManAloneHasNoPlace) {
  const Play g("'modules':['characters'],'players':[{'characters':{'cards':['wise-man'],'wise_man':'tower'}},{},{}]");
  EXPECT_EQ(0, points_of(g, 3, 0, "tower"));
}

TEST(Characters, WiseManIsAskedAtEveryScoringAndMayNotPass) {
  Play g("'modules':['characters']," + kDisplay +
         "'deck':['scoring-card-1','ducat-1','scoring-card-2','ducat-2'],'discard':[],"
         "'market':['garden-12-s','garden-6-esw','garden-7-nsw','garden-8-ne'],'players':[{" +
         kTowers0 + "},{" + kTowers1 + ",'characters':{'cards':['wise-man']}},{}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-4']"));
  EXPECT_EQ("1 wise-man", g.decision());
  EXPECT_EQ("characters.5", g.act("pass"));
  EXPECT_EQ(6, g.listed("characters:wise-man"));
  EXPECT_TRUE(g.survives_loading());
  EXPECT_EQ("", g.act("characters:wise-man", "'type':'tower'"));
  EXPECT_EQ(6 + 1, g.score(1));  // towers, and a wall of one segment
  EXPECT_EQ("1 main_action", g.decision());
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-1']"));
  EXPECT_EQ("1 wise-man", g.decision());  // again in scoring 2
}

TEST(Characters, Example7CityWatchAddsAThirdOfTheWall) {
  const std::string eleven =
      "'palace':[{'tile':'pavilion-2-new','at':[0,-1]},{'tile':'arcades-4-nes','at':[1,0]},"
      "{'tile':'seraglio-3-esw','at':[0,1]},{'tile':'seraglio-5-sw','at':[-1,0]}]";
  const Play g("'modules':['characters'],'players':[{" + eleven +
               ",'characters':{'cards':['city-watch']}},{'palace':[{'tile':'pavilion-4-es','at':[0,1]}]},{}]");
  for (int round = 1; round <= 3; ++round) {
    EXPECT_EQ(11, g.breakdown(round, 0).at("wall").to_number<int>());
    EXPECT_EQ(3, g.breakdown(round, 0).at("characters").to_number<int>());
    EXPECT_EQ(0, g.breakdown(round, 1).at("characters").to_number<int>());
  }
  const Play two(
      "'modules':['characters'],'players':[{'palace':[{'tile':'pavilion-4-es','at':[0,1]}],"
      "'characters':{'cards':['city-watch']}},{},{}]");
  EXPECT_EQ(2, two.breakdown(1, 0).at("wall").to_number<int>());
  EXPECT_EQ(0, two.breakdown(1, 0).at("characters").to_number<int>());
}

TEST(Characters, Example13R11R12CityWatchWonInTheRefillCountsInItsScoring) {
  Play g("'modules':['characters']," + kDisplay + kMarket +
         "'deck':['scoring-card-1','city-watch','ducat-2'],'discard':[],"
         "'players':[{},{'hand':['florin-5'],'palace':[{'tile':'pavilion-2-new','at':[0,-1]}]},{}]");
  EXPECT_EQ("", g.act("take_money", "'cards':['denar-2']"));
  EXPECT_EQ("", g.act("characters:bid", "'amount':1"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("characters:pay", "'pay':['florin-5']"));
  EXPECT_EQ(1 + 3 + 1, g.score(1));  // pavilion, wall of 3, city-watch
}

// ---- dancer, money-changer, beggar -----------------------------------------------------------------

TEST(Characters, Example11DancerChangesAMarketTile) {
  Play g(owner("['dancer']", "[]",
               kDisplay + "'market':['tower-13-e','garden-6-esw',null,'garden-8-ne'],'deck':['ducat-1'],"
                          "'bag':['tower-11-0','tower-12-0','tower-11-n','tower-11-s','tower-10-w']"));
  EXPECT_EQ("0 start_of_turn", g.decision());
  EXPECT_EQ(3, g.listed("characters:dancer"));
  EXPECT_EQ("characters.R13", g.act("characters:dancer", "'slot':3"));
  EXPECT_EQ("", g.act("characters:dancer", "'slot':2"));
  EXPECT_EQ("tower-11-0", g.market(2));
  EXPECT_EQ(5, g.table().bag_size);
  EXPECT_EQ("0 main_action", g.decision());
  EXPECT_EQ("characters.3", g.act("characters:dancer", "'slot':1"));
}

TEST(Characters, R13DancerNeedsATileInTheBag) {
  Play g(owner("['dancer','money-changer']", "['denar-9']", kDisplay + kMarket + "'deck':['ducat-1'],'bag':[]"));
  EXPECT_EQ("0 start_of_turn", g.decision());
  EXPECT_EQ(0, g.listed("characters:dancer"));
  EXPECT_EQ("characters.R13", g.act("characters:dancer", "'slot':1"));
}

TEST(Characters, R1EachOnceInATurnInAnyOrder) {
  Play g(
      owner("['dancer','money-changer','beggar']", "['denar-9']", kDisplay + kMarket + "'deck':['ducat-1','ducat-2']"));
  EXPECT_EQ("", g.act("characters:money-changer", "'give':'denar-9','take':'denar-4'"));
  EXPECT_EQ("characters.R1", g.act("characters:money-changer", "'give':'denar-4','take':'denar-1'"));
  EXPECT_EQ("", g.act("characters:dancer", "'slot':1"));
  EXPECT_EQ("", g.act("characters:beggar"));
  EXPECT_EQ("0 main_action", g.decision());
}

TEST(Characters, Example9R5MoneyChangerTakesEqualOrLower) {
  Play g(owner("['money-changer']", "['ducat-6']",
               "'display':['denar-1','florin-6','denar-7','ducat-9'],'deck':['ducat-1'],'discard':[]"));
  EXPECT_EQ(2, g.listed("characters:money-changer"));
  EXPECT_EQ("characters.3", g.act("characters:money-changer", "'give':'ducat-6','take':'denar-7'"));
  EXPECT_EQ("characters.3", g.act("characters:money-changer", "'give':'ducat-5','take':'denar-1'"));
  EXPECT_EQ("", g.act("characters:money-changer", "'give':'ducat-6','take':'florin-6'"));
  EXPECT_EQ("florin-6", g.hand(0));
  EXPECT_EQ("ducat-6", g.discard());
  EXPECT_EQ("denar-1 denar-7 ducat-9", g.display());  // the place stays empty until phase E
}

TEST(Characters, Example8BeggarScoresAndDrawsOn) {
  Play g(owner("['beggar']", "['denar-9','denar-8']",
               kDisplay + kMarket + "'deck':['scoring-card-1','florin-8','florin-7'],'discard':[]"));
  EXPECT_EQ("0 start_of_turn", g.decision());
  EXPECT_EQ("", g.act("characters:beggar"));
  EXPECT_EQ(3, g.told("scored"));
  EXPECT_EQ("denar-8 denar-9 florin-8", g.hand(0));
  EXPECT_EQ("0 main_action", g.decision());
}

TEST(Characters, BeggarNeedsFewerThanThreeMoneyCardsAndSomethingToDraw) {
  Play three(owner("['beggar']", "['denar-9','denar-8','diamond-3']", kDisplay + "'deck':['florin-8']",
                   "'characters','diamonds'"));
  EXPECT_EQ("0 main_action", three.decision());
  Play bureau(owner("['beggar']", "['denar-9','denar-8','bureau-denar-florin']",
                    kDisplay + "'deck':['bureau-denar-ducat']", "'characters','bureau-de-change'"));
  EXPECT_EQ("0 start_of_turn", bureau.decision());
  EXPECT_EQ("", bureau.act("characters:beggar"));
  EXPECT_EQ("bureau-denar-ducat bureau-denar-florin denar-8 denar-9", bureau.hand(0));
  Play nothing(owner("['beggar']", "[]", kDisplay + "'deck':[],'discard':[]"));
  EXPECT_EQ("0 main_action", nothing.decision());
}

TEST(Characters, R16BeggarGetsNothingWhenTheCardsRunOut) {
  Play g(owner("['beggar']", "[]", kDisplay + kMarket + "'deck':['scoring-card-1'],'discard':[]"));
  EXPECT_EQ("", g.act("characters:beggar"));
  EXPECT_EQ(1, g.told("characters:begged_nothing"));
  EXPECT_EQ("", g.hand(0));
  EXPECT_EQ("0 main_action", g.decision());
}

TEST(Characters, R4R12BeggarBringsAnAuctionOpenedByTheActivePlayer) {
  Play g(
      owner("['beggar']", "['denar-9']", kDisplay + kMarket + "'deck':['dancer','florin-8','florin-7'],'discard':[]"));
  EXPECT_EQ("", g.act("characters:beggar"));
  EXPECT_EQ("0 bid", g.decision());
  EXPECT_EQ("", g.act("characters:bid", "'amount':2"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("pass"));
  EXPECT_EQ("", g.act("characters:pay", "'pay':['denar-9']"));
  EXPECT_EQ("florin-8", g.hand(0));            // then he drew on
  EXPECT_EQ("0 start_of_turn", g.decision());  // and has the dancer at once
  EXPECT_EQ(4, g.listed("characters:dancer"));
}

TEST(Characters, BegsCardIsSeenByHimAlone) {
  const Play begin(owner("['beggar']", "[]", kDisplay + kMarket + "'deck':['florin-8'],'discard':[]"));
  State s = begin.state();
  const codec::Notation n(begin.rules());
  table::EventLog mine(n, 0), theirs(n, 1), spectator(n, kSpectator);
  struct Both final : EventSink {
    table::EventLog* logs[3];
    void emit(const Event& e) override {
      for (table::EventLog* log : logs) log->emit(e);
    }
  } both{};
  both.logs[0] = &mine;
  both.logs[1] = &theirs;
  both.logs[2] = &spectator;
  ASSERT_FALSE(apply(begin.rules(), s, begin.action("characters:beggar", ""), &both));
  EXPECT_NE(std::string::npos, json::serialize(mine.take()).find("florin-8"));
  for (table::EventLog* log : {&theirs, &spectator}) {
    const std::string text = json::serialize(log->take());
    EXPECT_EQ(std::string::npos, text.find("florin-8"));
    EXPECT_NE(std::string::npos, text.find("characters:begged"));
  }
}

// ---- with other modules ----------------------------------------------------------------------------

TEST(Characters, BeggarDealsWithAGateCardAndDrawsOn) {
  Play g(owner("['beggar']", "[]", kDisplay + kMarket + "'deck':['city-gate','city-gate','florin-8'],'discard':[]",
               "'characters','city-gates'"));
  EXPECT_EQ("", g.act("characters:beggar"));
  EXPECT_EQ(1, g.told("city-gates:offered"));
  EXPECT_EQ("city-gate", g.discard());
  EXPECT_EQ("florin-8", g.hand(0));
}

TEST(Characters, PatronPaysForACampAndTheMiserFollows) {
  Play g(owner("['patron','miser']", "[]", kDisplay + "'market':['camp-nw',null,null,null],'deck':['ducat-1']",
               "'characters','camps'"));
  EXPECT_EQ("", g.act("buy", "'slot':1,'pay':['patron']"));
  EXPECT_EQ("0 miser", g.decision());
}

// ---- positions, views ------------------------------------------------------------------------------

TEST(Characters, APositionWithOnlyThePlayersCardsDealsTheRest) {
  const Play g("'modules':['characters'],'players':[{'characters':{'cards':['patron','dancer']}},{},{}]");
  EXPECT_EQ(4u, g.position().at("characters").at("surplus").as_array().size());
  int in_pile = 0;
  for (int i = 0; i < g.table().pile; ++i) in_pile += g.table().cards[i] >= alhambra::kFirstModuleCard;
  EXPECT_EQ(4, in_pile);
  EXPECT_TRUE(g.survives_loading());
}

TEST(Characters, APositionWithACharacterTwiceIsRefused) {
  EXPECT_NE("", refused("'modules':['characters'],'players':[{'characters':{'cards':['dancer']}},"
                        "{'characters':{'cards':['dancer']}},{}]"));
  EXPECT_NE(
      "", refused("'modules':['characters'],'deck':['dancer'],'players':[{'characters':{'cards':['dancer']}},{},{}]"));
  EXPECT_NE("", refused("'modules':['characters'],'players':[{'characters':{'cards':['denar-4']}},{},{}]"));
  EXPECT_NE("", refused("'modules':['characters'],'players':[{'hand':['patron']},{},{}]"));
  EXPECT_NE(
      "", refused("'modules':['characters'],'players':[{'hand':['patron'],'characters':{'cards':['patron']}},{},{}]"));
  EXPECT_NE("", refused("'modules':['characters'],'players':[{'characters':{'cards':[],'wise_man':'tower'}},{},{}]"));
}

TEST(Characters, ASurplusToldAsEmptyStaysEmpty) {
  const Play g("'modules':['characters'],'characters':{'surplus':[]},'players':[{},{},{}]");
  EXPECT_EQ(g.position().at("characters").at("surplus").as_array().size(), 0u);
  EXPECT_TRUE(g.survives_loading());
}

// Whatever is dealt to him for a search, who leads the auction can pay.
TEST(Characters, AHandDealtAnewCanPayItsBid) {
  Play g(
      "'modules':['characters','diamonds','bureau-de-change'],'players':[{},{'hand':['diamond-9','diamond-8']},{}],"
      "'display':['florin-1','florin-2','florin-3','florin-4'],"
      "'deck':['merchant','bureau-denar-florin','bureau-denar-ducat','diamond-3','diamond-4','denar-9','denar-8','"
      "denar-9']");
  EXPECT_EQ(g.act("take_money", "'cards':['florin-4']"), "");
  EXPECT_EQ(g.act("characters:bid", "'amount':17"), "");
  for (u64 seed = 1; seed <= 200; ++seed) {
    State s = g.state();
    Random random(seed);
    resample(g.rules(), s, 0, random);
    const alhambra::Game all{alhambra::as_rules(g.rules()), s};
    EXPECT_GE(alhambra::most_payable(all, 1, {alhambra::kAnyCurrency, 1, false, alhambra::Use::kDebt}), 17) << seed;
  }
}

TEST(Characters, TheSurplusIsHiddenAndDealtAnew) {
  const Play g = Play::fresh("'players':3,'modules':['characters']", 5);
  const json::object view = g.view(0);
  EXPECT_FALSE(view.at("characters").as_object().contains("surplus"));
  EXPECT_EQ(4, view.at("characters").at("surplus_count").to_number<int>());
  std::vector<std::string> seen;
  const codec::Notation n(g.rules());
  for (u64 seed = 1; seed <= 20; ++seed) {
    State s = g.state();
    Random random(seed);
    resample(g.rules(), s, 0, random);
    EXPECT_EQ(view, codec::view(n, s, 0));
    const json::object position = codec::position(n, s);
    EXPECT_EQ(4u, position.at("characters").at("surplus").as_array().size());
    seen.push_back(json::serialize(position.at("characters").at("surplus")));
  }
  std::sort(seen.begin(), seen.end());
  EXPECT_GT(std::unique(seen.begin(), seen.end()) - seen.begin(), 10);
}

}  // namespace
}  // namespace comares::testing
