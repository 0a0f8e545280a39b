// What scenarios cannot say of rules/modules/change.md: each coin of the bag is drawn with the same chance.
#include "tests/modules/support.h"

namespace comares::testing {
namespace {

using namespace alhambra;

TEST(Change, R8EveryCoinOfTheBagIsEquallyLikely) {
  // The others have all coins but four denar, two dirham, two ducat and no florin; four of the eight are drawn.
  const std::string rest =
      "'change':['coin-denar','coin-denar','coin-dirham','coin-dirham','coin-dirham','coin-dirham','coin-ducat',"
      "'coin-ducat','coin-ducat','coin-ducat','coin-florin','coin-florin','coin-florin','coin-florin','coin-florin',"
      "'coin-florin']";
  int drawn[kCurrencies] = {};
  constexpr int kGames = 600;
  for (int seed = 0; seed < kGames; ++seed) {
    const codec::LoadedPosition at = codec::or_throw(
        codec::load_position, quotes("{'game':'alhambra','modules':['change'],'seed':" + std::to_string(seed) +
                                     ",'players':[{'hand':['denar-9','denar-5']},{" + rest +
                                     "}],"
                                     "'market':[null,null,'garden-6-esw',null]}"));
    State s = at.state;
    ActionList all;
    legal(*at.rules, s, all);
    Action buy{.owner = 0, .verb = kBuy, .a = 3};
    buy.pay.word[kDenar] = card_unit(9) + card_unit(5);
    ASSERT_FALSE(apply(*at.rules, s, buy));
    for (int c = 0; c < kCurrencies; ++c)
      drawn[c] += static_cast<int>(s.at<Table>(0).hand[0].word[c] >> kSingleShift & 7u);
  }
  EXPECT_NEAR(drawn[kDenar], 2 * kGames, kGames / 6);
  EXPECT_NEAR(drawn[kDirham], kGames, kGames / 6);
  EXPECT_NEAR(drawn[kDucat], kGames, kGames / 6);
  EXPECT_EQ(drawn[kFlorin], 0);
}

}  // namespace
}  // namespace comares::testing
