// Setting up the Red Palace (red-palace.2, 7), for 2 to 6 players: what a position cannot show, since it is chance.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "codec/position.h"
#include "codec/refused.h"
#include "table/session.h"

namespace comares {
namespace {

using table::Session;
namespace json = codec::json;

constexpr int kSeeds = 20;

Session begin(int players, int seed, const json::array& modules = {}, const json::object& options = {}) {
  const json::object request{
      {"game", "red-palace"}, {"players", players}, {"modules", modules}, {"options", options}, {"seed", seed}};
  return codec::or_throw(Session::from_setup, request);
}

json::object position(const Session& s) { return codec::position(s.notation(), s.state()); }

// Everybody takes the first set that is left.
void choose_sets(Session& s) {
  ActionList list;
  while (std::string(decision(s.rules(), s.state()).kind) == "choose_set") {
    legal(s.rules(), s.state(), list);
    ASSERT_FALSE(s.apply(list[0]));
  }
}

template <class Check>
void for_many_games(Check check) {
  for (int players = 2; players <= 6; ++players)
    for (int seed = 0; seed < kSeeds; ++seed) {
      SCOPED_TRACE(std::to_string(players) + " players, seed " + std::to_string(seed));
      check(players, begin(players, seed));
    }
}

int value_of(const json::value& card) { return std::string(card.as_string()).back() - '0'; }

std::size_t size_of(const json::object& p, const char* key) { return p.at(key).as_array().size(); }

void count_buildings(const json::object& p, const char* key, std::map<std::string, int>& n) {
  for (const json::value& tile : p.at(key).as_array()) ++n[std::string(tile.at("building").as_string())];
}

TEST(RedPalaceSetup, EverybodyBeginsWithFivePointsAndAStartingTile) {
  for_many_games([](int players, const Session& s) {
    const json::object p = position(s);
    ASSERT_EQ(size_of(p, "players"), static_cast<std::size_t>(players));
    for (const json::value& player : p.at("players").as_array()) {
      EXPECT_EQ(player.at("score").to_number<int>(), 5);
      EXPECT_TRUE(player.at("palace").as_array().empty());
      EXPECT_TRUE(player.at("reserve").as_array().empty());
      EXPECT_TRUE(player.at("half_buildings").as_array().empty());
    }
    if (players == 2) {
      EXPECT_EQ(p.at("dirk_score").to_number<int>(), 5);
    }
  });
}

TEST(RedPalaceSetup, YardAndPreviewAreFilledEachTileWithABuilding) {
  for_many_games([](int, const Session& s) {
    const json::object p = position(s);
    EXPECT_EQ(size_of(p, "yard"), 4u);
    EXPECT_EQ(size_of(p, "preview"), 3u);
    EXPECT_EQ(size_of(p, "land"), 47u);
    std::map<std::string, int> buildings;
    count_buildings(p, "yard", buildings);
    count_buildings(p, "preview", buildings);
    for (const json::value& type : p.at("bag").as_array()) ++buildings[std::string(type.as_string())];
    EXPECT_EQ(buildings.size(), 6u);
    for (const auto& [type, n] : buildings) EXPECT_EQ(n, 9) << type;
  });
}

TEST(RedPalaceSetup, SevenPlacementTilesLieOpenAndTheEighthTakesAnyNumber) {
  for_many_games([](int, const Session& s) {
    const json::object board = position(s).at("guard_board").as_object();
    std::multiset<int> front{1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4};
    const json::array& spots = board.at("spots").as_array();
    ASSERT_EQ(spots.size(), 8u);
    EXPECT_TRUE(spots[7].is_null());
    for (int i = 0; i < 7; ++i) {
      const auto found = front.find(spots[static_cast<std::size_t>(i)].to_number<int>());
      ASSERT_NE(found, front.end());
      front.erase(found);
    }
    std::set<std::string> abilities;
    for (const json::value& a : board.at("abilities").as_array()) abilities.emplace(a.as_string());
    EXPECT_EQ(abilities.size(), 4u);
    EXPECT_TRUE(board.at("used").as_array().empty());
  });
}

TEST(RedPalaceSetup, EveryAbilityAndScoringTileComesUp) {
  std::set<std::string> abilities, tiles;
  for (int seed = 0; seed < 100; ++seed) {
    const json::object p = position(begin(3, seed));
    for (const json::value& a : p.at("guard_board").at("abilities").as_array()) abilities.emplace(a.as_string());
    std::set<std::string> drawn;
    for (const json::value& t : p.at("scoring_tiles").as_array()) drawn.emplace(t.as_string());
    EXPECT_EQ(drawn.size(), 3u);
    tiles.merge(drawn);
  }
  EXPECT_EQ(abilities.size(), 9u);
  EXPECT_EQ(tiles.size(), 18u);
}

TEST(RedPalaceSetup, BeginnersHaveThePrintedBoard) {
  const json::array board{"take_cash_card", "overpaid_is_exact", "wall_piece", "plaza"};
  for (int seed = 0; seed < kSeeds; ++seed) {
    const json::object p = position(begin(3, seed, {}, {{"beginner_board", true}}));
    EXPECT_EQ(p.at("guard_board").at("abilities").as_array(), board);
    EXPECT_EQ(p.at("guard_board").at("spots"),
              position(begin(3, 0, {}, {{"beginner_board", true}})).at("guard_board").at("spots"));
  }
}

// red-palace.2.7, R17: as many open sets as players, each drawn until it makes up 20.
TEST(RedPalaceSetup, SetsOfStartingMoneyStopAtTwentyAndAreOpen) {
  for_many_games([](int players, const Session& s) {
    const json::object p = position(s);
    ASSERT_EQ(size_of(p, "sets"), static_cast<std::size_t>(players));
    for (const json::value& set : p.at("sets").as_array()) {
      int sum = 0, largest = 0;
      for (const json::value& card : set.as_array()) {
        sum += value_of(card);
        largest = std::max(largest, value_of(card));
      }
      EXPECT_GE(sum, 20);
      EXPECT_LT(sum - largest, 20);
    }
    for (Seat viewer = 0; viewer < players; ++viewer)
      EXPECT_EQ(codec::view(s.notation(), s.state(), viewer).at("sets"), p.at("sets"));
    EXPECT_EQ(size_of(p, "display"), 0u);
  });
}

TEST(RedPalaceSetup, SetsAreChosenCounterClockwiseAndTheStartingPlayerGetsTheLast) {
  for_many_games([](int players, Session s) {
    const int first = position(s).at("first_player").to_number<int>();
    ActionList list;
    for (int k = 1; k < players; ++k) {
      const Decision d = decision(s.rules(), s.state());
      EXPECT_STREQ(d.kind, "choose_set");
      EXPECT_EQ(d.seat, (first + players - k) % players);
      legal(s.rules(), s.state(), list);
      EXPECT_EQ(list.size(), static_cast<std::size_t>(players - k + 1));
      ASSERT_FALSE(s.apply(list[0]));
    }
    EXPECT_EQ(decision(s.rules(), s.state()).seat, first);
    EXPECT_STREQ(decision(s.rules(), s.state()).kind, "main_action");
    const json::object p = position(s);
    for (const json::value& player : p.at("players").as_array()) EXPECT_FALSE(player.at("hand").as_array().empty());
  });
}

// Twenty seeds are too few to see all six.
TEST(RedPalaceSetup, AnybodyMayBeTheStartingPlayer) {
  std::set<int> starters;
  for (int seed = 0; seed < 100; ++seed) starters.insert(position(begin(6, seed)).at("first_player").to_number<int>());
  EXPECT_EQ(starters.size(), 6u);
}

// red-palace.2.8 and 7: two players have 72 cards.
TEST(RedPalaceSetup, ScoringCardsLieInTheSecondAndTheFourthPile) {
  for_many_games([](int players, Session s) {
    choose_sets(s);
    const json::object p = position(s);
    EXPECT_EQ(size_of(p, "display"), 4u);
    const json::array& deck = p.at("deck").as_array();
    std::size_t cards = size_of(p, "display") + deck.size();
    for (const json::value& player : p.at("players").as_array()) cards += player.at("hand").as_array().size();
    EXPECT_EQ(cards, players == 2 ? 74u : 110u);
    const auto place = [&](const char* id) {
      return static_cast<std::size_t>(std::find(deck.begin(), deck.end(), json::value(id)) - deck.begin());
    };
    const std::size_t fifth = (deck.size() - 2) / 5, first = place("scoring-card-1"), second = place("scoring-card-2");
    EXPECT_GE(first, fifth);
    EXPECT_LE(first, 2 * fifth + 4);
    EXPECT_GE(second, 3 * fifth);
    EXPECT_LE(second, 4 * fifth + 6);
  });
}

// red-palace.7: his six come after yard and preview; of their watchtowers half, rounded up, send guards.
TEST(RedPalaceSetup, DirkGetsSixTilesWithBuildings) {
  for (int seed = 0; seed < kSeeds; ++seed) {
    SCOPED_TRACE(seed);
    Session s = begin(2, seed);
    const json::array land = position(s).at("land").as_array();
    choose_sets(s);
    const json::object p = position(s);
    ASSERT_EQ(size_of(p, "dirk"), 6u);
    EXPECT_EQ(size_of(p, "land"), 41u);
    for (std::size_t i = 0; i < 6; ++i) {
      const json::array& dirk = p.at("dirk").as_array();
      EXPECT_TRUE(std::any_of(dirk.begin(), dirk.end(), [&](const json::value& t) { return t.at("tile") == land[i]; }));
    }
    std::map<std::string, int> buildings;
    count_buildings(p, "dirk", buildings);
    EXPECT_LE(p.at("guard_board").at("guards").to_number<int>(), 6);
  }
}

// red-palace.M, B, F: their land goes among the other land and takes no building tile; bazaars lie beside the yard.
TEST(RedPalaceSetup, LandOfModulesIsShuffledIn) {
  bool beside = false, without_building = false;
  for (int seed = 0; seed < 100; ++seed) {
    const json::object p = position(begin(3, seed, {"medina", "bazaars", "camps"}));
    const std::size_t laid = p.at("bazaars").at("beside").as_array().size();
    EXPECT_EQ(size_of(p, "land") + 7 + laid, 54u + 9 + 8 + 8);
    std::size_t buildings = size_of(p, "bag");
    for (const char* where : {"yard", "preview"})
      for (const json::value& tile : p.at(where).as_array()) {
        const std::string id(tile.at("tile").as_string());
        const bool plain = id.find("medina") == std::string::npos && id.find("camp") == std::string::npos;
        EXPECT_EQ(tile.as_object().contains("building"), plain) << id;
        EXPECT_EQ(id.find("bazaar"), std::string::npos);
        buildings += plain;
        without_building |= !plain;
      }
    EXPECT_EQ(buildings, 54u);
    beside |= laid > 0;
  }
  EXPECT_TRUE(beside);
  EXPECT_TRUE(without_building);
}

TEST(RedPalaceSetup, OtherNumbersOfPlayersAreRefused) {
  EXPECT_THROW(begin(1, 0), codec::Refused);
  EXPECT_THROW(begin(7, 0), codec::Refused);
}

}  // namespace
}  // namespace comares
