// Thieves, where a scenario cannot say it: who is dealt which, and what a player cannot know.
#include <bit>

#include "tests/modules/support.h"

namespace comares::testing {
namespace {

std::string held(const Play& game, Seat p) {
  const json::object position = game.position();
  return json::serialize(position.at("players").as_array()[p].as_object().at("thieves"));
}

// Example 1: numbers for 2 to 6 players, no card twice.
TEST(Thieves, EverybodyIsDealtHisNumber) {
  constexpr std::size_t kDealt[] = {4, 4, 3, 2, 2};
  for (int players = 2; players <= 6; ++players) {
    const Play game = Play::fresh("'players':" + std::to_string(players) + ",'modules':['thieves']", 7);
    const json::object position = game.position();
    std::vector<std::string> all;
    for (const json::value& p : position.at("players").as_array()) {
      EXPECT_EQ(p.at("thieves").as_array().size(), kDealt[players - 2]);
      for (const json::value& card : p.at("thieves").as_array()) all.emplace_back(card.as_string());
    }
    std::sort(all.begin(), all.end());
    EXPECT_EQ(std::unique(all.begin(), all.end()), all.end());
  }
}

// Dealt anew: the others' thieves change, their numbers and what was played do not.
TEST(Thieves, ResamplingKeepsWhatIsKnown) {
  Play game(
      "'modules':['thieves'],'players':[{'hand':[],'thieves':['thief-denar-1','thief-dirham-1']},"
      "{'hand':[],'thieves':['thief-ducat-1','thief-florin-1']}],'display':['dirham-1','denar-9','denar-4','florin-2'],"
      "'thieves':{'used':['thief-denar-2','thief-denar-3']},'to_move':0");
  bool others_change = false;
  for (u64 seed = 1; seed <= 30; ++seed) {
    EXPECT_TRUE(game.view_survives_resampling(0, seed));
    State other = game.state();
    Random random(seed);
    resample(game.rules(), other, 0, random);
    const codec::Notation notation(game.rules());
    const json::object position = codec::position(notation, other);
    const auto& players = position.at("players").as_array();
    EXPECT_EQ(json::serialize(players[0].at("thieves")), held(game, 0));
    EXPECT_EQ(players[1].at("thieves").as_array().size(), 2u);
    EXPECT_FALSE(in_list(players[1].at("thieves"), "thief-denar-2"));
    EXPECT_FALSE(in_list(players[1].at("thieves"), "thief-denar-3"));
    others_change |= json::serialize(players[1].at("thieves")) != held(game, 1);
  }
  EXPECT_TRUE(others_change);
  EXPECT_TRUE(game.survives_loading());
}

}  // namespace
}  // namespace comares::testing
