// What a client is told about the pieces of a table is the whole ruleset's, whatever modules are in play.
#include "codec/facts.h"

#include <gtest/gtest.h>

#include "codec/setup.h"
#include "modules/list.h"

namespace comares {
namespace {

using codec::json::object;

std::unique_ptr<const Ruleset> everything(const GameType& game) {
  Setup setup;
  setup.game = &game;
  setup.players = 3;
  for (std::size_t i = 0; i < game.modules().size(); ++i) setup.modules |= 1u << i;
  Reject why;
  return create(setup, why);
}

TEST(Facts, TellEveryTileCardAndVerb) {
  for (const GameType* game : games()) {
    const auto rules = everything(*game);
    ASSERT_TRUE(rules) << game->id;
    const object facts = codec::facts(*rules);
    for (const char* id : rules->tiles) EXPECT_TRUE(facts.at("tiles").as_object().contains(id)) << id;
    for (const char* id : rules->cards) EXPECT_TRUE(facts.at("cards").as_object().contains(id)) << id;
    for (const Schema* s : rules->schemas)
      for (const Verb& verb : s->verbs) {
        const std::string kind = s->slug ? std::string(s->slug) + ":" + verb.name : verb.name;
        EXPECT_EQ(facts.at("verbs").at(kind).as_object().size(), verb.fields.size()) << kind;
      }
    EXPECT_EQ(facts.at("prizes").as_object().size(), 6u) << game->id;
  }
}

TEST(Facts, NameTheModuleAndWhatIsReconstructed) {
  const auto rules = everything(*find_game("alhambra"));
  const object facts = codec::facts(*rules);
  std::size_t notes = 0;
  for (const ModuleInfo& m : rules->game->modules()) notes += m.provenance != nullptr;
  EXPECT_EQ(facts.at("notes").as_object().size(), notes);
  for (const auto& tile : facts.at("tiles").as_object()) {
    const bool base = !tile.value().as_object().contains("module");
    EXPECT_TRUE(!base || tile.value().as_object().contains("price")) << tile.key();
    EXPECT_TRUE(tile.value().as_object().contains("walls") != tile.value().as_object().contains("bastions"));
  }
}

TEST(Facts, TellWhatIsPrintedOnOtherPieces) {
  const object facts = codec::facts(*everything(*find_game("alhambra")));
  EXPECT_EQ(facts.at("modules").at("caravanserai").at("caravanserai-denar-1").at("b2"), "florin");
  EXPECT_EQ(facts.at("modules").at("caravanserai").at("caravanserai-florin-2").at("b4"), "ducat");
  EXPECT_EQ(facts.at("modules").at("street-trader").at("of_each_type"), 7);
  EXPECT_EQ(facts.at("modules").at("treasure-chamber").at("price"), 8);
  EXPECT_EQ(facts.at("modules").at("treasure-chamber").at("chests").at("tower"), 9);
}

TEST(Facts, OfASetupThatCannotBePlayedAreRefused) {
  codec::Refusal why;
  EXPECT_TRUE(codec::facts_of_setup({{"game", "dice"}}, why).at("tiles").as_object().empty());
  EXPECT_FALSE(why);
  (void)codec::facts_of_setup({{"game", "chess"}}, why);
  EXPECT_TRUE(why);
}

}  // namespace
}  // namespace comares
