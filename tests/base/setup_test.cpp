// Setting up a table (base.2, base.7, README 2.1): what a position cannot show, since it is chance.
// Every rule is checked on the first position of many seeds.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "codec/position.h"
#include "codec/refused.h"
#include "table/session.h"

namespace comares {
namespace {

using table::Session;
namespace json = codec::json;

constexpr int kSeeds = 40;

json::object begin(int players, int seed, std::initializer_list<const char*> modules = {}) {
  json::array slugs;
  for (const char* m : modules) slugs.emplace_back(m);
  const json::object request{{"game", "alhambra"}, {"players", players}, {"modules", slugs}, {"seed", seed}};
  const Session s = codec::or_throw(Session::from_setup, request);
  return codec::position(s.notation(), s.state());
}

template <class Check>
void for_many_games(int from, int to, Check check) {
  for (int players = from; players <= to; ++players) {
    for (int seed = 0; seed < kSeeds; ++seed) {
      SCOPED_TRACE(std::to_string(players) + " players, seed " + std::to_string(seed));
      check(players, begin(players, seed));
    }
  }
}

int value_of(const json::value& card) {
  const std::string id(card.as_string());
  return id.back() - '0';
}

struct Hand {
  int cards = 0, sum = 0;
};
Hand hand_of(const json::value& player) {
  Hand h;
  for (const json::value& card : player.at("hand").as_array()) {
    ++h.cards;
    h.sum += value_of(card);
  }
  return h;
}

std::vector<json::array> piles_of(const json::object& p) {
  const json::array& deck = p.at("deck").as_array();
  std::vector<std::size_t> from_bottom{0};
  for (const json::value& end : p.at("piles").as_array())
    from_bottom.push_back(static_cast<std::size_t>(end.to_number<int>()));
  std::vector<json::array> piles;  // 1 to 5
  for (std::size_t i = from_bottom.size(); i-- > 1;) {
    json::array pile;
    for (std::size_t k = deck.size() - from_bottom[i]; k < deck.size() - from_bottom[i - 1]; ++k)
      pile.push_back(deck[k]);
    piles.push_back(std::move(pile));
  }
  return piles;
}

bool contains(const json::array& list, const char* id) {
  for (const json::value& v : list)
    if (v.as_string() == id) return true;
  return false;
}

TEST(Setup, EverybodyBeginsWithTheFountainAlone) {
  for_many_games(2, 6, [](int players, const json::object& p) {
    ASSERT_EQ(p.at("players").as_array().size(), static_cast<std::size_t>(players));
    for (const json::value& player : p.at("players").as_array()) {
      EXPECT_TRUE(player.at("palace").as_array().empty());
      EXPECT_TRUE(player.at("reserve").as_array().empty());
      EXPECT_EQ(player.at("score").to_number<int>(), 0);
    }
    EXPECT_TRUE(p.at("discard").as_array().empty());
    EXPECT_EQ(p.at("scorings_done").to_number<int>(), 0);
  });
}

TEST(Setup, FiftyFourTilesAreInBagMarketAndWithDirk) {
  for_many_games(2, 6, [](int players, const json::object& p) {
    std::set<std::string> tiles;
    for (const char* where : {"bag", "market"})
      for (const json::value& tile : p.at(where).as_array()) tiles.emplace(tile.as_string());
    EXPECT_EQ(p.at("market").as_array().size(), 4u);
    if (players == 2) {
      EXPECT_EQ(p.at("dirk").as_array().size(), 6u);
      for (const json::value& tile : p.at("dirk").as_array()) tiles.emplace(tile.as_string());
    }
    EXPECT_EQ(tiles.size(), 54u);
    EXPECT_EQ(p.at("bag").as_array().size(), players == 2 ? 44u : 50u);
  });
}

// Dirk draws before the market is filled: with the same seed three players see his tiles there first.
TEST(Setup, DirkDrawsBeforeTheMarketIsFilled) {
  for (int seed = 0; seed < kSeeds; ++seed) {
    const json::object two = begin(2, seed), three = begin(3, seed);
    for (const json::value& tile : three.at("market").as_array())
      EXPECT_TRUE(contains(two.at("dirk").as_array(), tile.as_string().c_str()));
    const json::array& bag = three.at("bag").as_array();
    EXPECT_EQ(two.at("market").as_array(), (json::array{bag[2], bag[3], bag[4], bag[5]}));
  }
}

TEST(Setup, StartingMoneyStopsAtTwenty) {
  for_many_games(2, 6, [](int, const json::object& p) {
    for (const json::value& player : p.at("players").as_array()) {
      const Hand h = hand_of(player);
      EXPECT_GE(h.sum, 20);
      EXPECT_LE(h.sum, 28);
      // The last card brought the sum to 20: without the largest card it was less.
      int largest = 0;
      for (const json::value& card : player.at("hand").as_array()) largest = std::max(largest, value_of(card));
      EXPECT_LT(h.sum - largest, 20);
    }
  });
}

TEST(Setup, FewestCardsThenSmallestSumThenLowestSeatStarts) {
  for_many_games(2, 6, [](int, const json::object& p) {
    const json::array& players = p.at("players").as_array();
    std::size_t best = 0;
    for (std::size_t i = 1; i < players.size(); ++i) {
      const Hand a = hand_of(players[i]), b = hand_of(players[best]);
      if (std::pair(a.cards, a.sum) < std::pair(b.cards, b.sum)) best = i;
    }
    EXPECT_EQ(p.at("first_player").to_number<int>(), static_cast<int>(best));
    EXPECT_EQ(p.at("to_move").to_number<int>(), static_cast<int>(best));
  });
}

TEST(Setup, EveryMoneyCardIsThere) {
  for_many_games(2, 6, [](int players, const json::object& p) {
    std::map<std::string, int> count;
    const auto add = [&](const json::array& list) {
      for (const json::value& card : list) ++count[std::string(card.as_string())];
    };
    add(p.at("display").as_array());
    add(p.at("deck").as_array());
    for (const json::value& player : p.at("players").as_array()) add(player.at("hand").as_array());
    EXPECT_EQ(count.size(), 38u);
    for (const auto& [card, n] : count) EXPECT_EQ(n, card.starts_with("scoring") ? 1 : players == 2 ? 2 : 3) << card;
    EXPECT_EQ(p.at("display").as_array().size(), 4u);
  });
}

TEST(Setup, FivePilesAreCutEvenlyAndGetTheScoringCards) {
  for_many_games(2, 6, [](int players, const json::object& p) {
    std::size_t dealt = 0;
    for (const json::value& player : p.at("players").as_array()) dealt += player.at("hand").as_array().size();
    const std::size_t n = (players == 2 ? 72 : 108) - 4 - dealt;
    const std::vector<json::array> piles = piles_of(p);
    ASSERT_EQ(piles.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i) {
      const std::size_t scoring_card = i == 1 || i == 3;
      EXPECT_EQ(piles[i].size(), n / 5 + (i < n % 5) + scoring_card) << "pile " << i + 1;
      EXPECT_EQ(contains(piles[i], "scoring-card-1"), i == 1);
      EXPECT_EQ(contains(piles[i], "scoring-card-2"), i == 3);
    }
  });
}

// Example 18: 17 cards dealt to four players leave piles of 18, 19, 17, 18, 17; nine dealt to two
// leave 12, 13, 12, 13, 11.
TEST(Setup, PilesOfExample18) {
  const auto find = [](int players, std::size_t dealt, std::vector<std::size_t> expected) {
    for (int seed = 0; seed < 400; ++seed) {
      const json::object p = begin(players, seed);
      std::size_t cards = 0;
      for (const json::value& player : p.at("players").as_array()) cards += player.at("hand").as_array().size();
      if (cards != dealt) continue;
      std::vector<std::size_t> sizes;
      for (const json::array& pile : piles_of(p)) sizes.push_back(pile.size());
      EXPECT_EQ(sizes, expected);
      return;
    }
    FAIL() << "no such deal among the seeds tried";
  };
  find(4, 17, {18, 19, 17, 18, 17});
  find(2, 9, {12, 13, 12, 13, 11});
}

// Example 19 and R1: three cards beat four, then the smaller sum, then the lower seat. Looked for
// among many deals, so that each case has really occurred.
TEST(Setup, StartingPlayerOfExample19) {
  bool fewer_cards_beat_smaller_sum = false, smaller_sum_beat_lower_seat = false, lower_seat = false;
  for (int seed = 0; seed < 600; ++seed) {
    const json::object p = begin(3, seed);
    const json::array& players = p.at("players").as_array();
    const std::size_t first = static_cast<std::size_t>(p.at("first_player").to_number<int>());
    const Hand best = hand_of(players[first]);
    for (std::size_t i = 0; i < 3; ++i) {
      const Hand h = hand_of(players[i]);
      fewer_cards_beat_smaller_sum |= h.cards > best.cards && h.sum < best.sum;
      smaller_sum_beat_lower_seat |= i < first && h.cards == best.cards && h.sum > best.sum;
      lower_seat |= i > first && h.cards == best.cards && h.sum == best.sum;
    }
  }
  EXPECT_TRUE(fewer_cards_beat_smaller_sum);
  EXPECT_TRUE(smaller_sum_beat_lower_seat);
  EXPECT_TRUE(lower_seat);
}

// R3: uniformly random inside the pile, so every place of pile 2 is met.
TEST(Setup, ScoringCardsLieAnywhereInTheirPile) {
  std::set<std::size_t> places;
  for (int seed = 0; seed < 400; ++seed) {
    const json::array pile = piles_of(begin(3, seed))[1];
    for (std::size_t i = 0; i < pile.size(); ++i)
      if (pile[i].as_string() == "scoring-card-1") places.insert(i);
  }
  EXPECT_GE(places.size(), 19u);
}

TEST(Setup, TheSameSeedGivesTheSameTable) {
  EXPECT_EQ(begin(4, 7), begin(4, 7));
  EXPECT_NE(begin(4, 7), begin(4, 8));
}

TEST(Setup, CampsAreShuffledIntoTheBag) {
  const json::object p = begin(3, 5, {"camps"});
  EXPECT_EQ(p.at("bag").as_array().size() + p.at("market").as_array().size(), 62u);
}

TEST(Setup, ViziersAreAwake) {
  const json::object p = begin(4, 5, {"viziers-favour"});
  for (const json::value& player : p.at("players").as_array())
    EXPECT_TRUE(player.at("viziers-favour").at("awake").as_bool());
}

// Modules that put cards into the money: where and how many (README 2.1, step 8).
TEST(Setup, ModulesPutTheirCardsIntoTheirPiles) {
  constexpr int kGates[7][5] = {
      {}, {}, {0, 0, 1, 1, 0}, {0, 0, 1, 1, 1}, {0, 0, 2, 1, 1}, {0, 0, 2, 2, 1}, {0, 0, 2, 2, 2}};
  constexpr int kTwoInTwoToFour[5] = {0, 2, 2, 2, 0};
  const std::set<std::string> characters = {"patron",   "miser",  "builder",       "merchant", "magician",
                                            "wise-man", "dancer", "money-changer", "beggar",   "city-watch"};
  for (int players = 2; players <= 6; ++players) {
    for (int seed = 0; seed < 10; ++seed) {
      const json::object p = begin(players, seed, {"bureau-de-change", "city-gates", "characters"});
      const std::vector<json::array> piles = piles_of(p);
      for (std::size_t i = 0; i < 5; ++i) {
        int bureaux = 0, gates = 0, people = 0;
        for (const json::value& card : piles[i]) {
          const std::string id(card.as_string());
          bureaux += id.starts_with("bureau-");
          gates += id == "city-gate";
          people += characters.contains(id);
        }
        EXPECT_EQ(bureaux, kTwoInTwoToFour[i]);
        EXPECT_EQ(people, kTwoInTwoToFour[i]);
        EXPECT_EQ(gates, kGates[players][i]) << players << " players, pile " << i + 1;
      }
    }
  }
}

// Diamonds: ten cards, dealt like money, none removed with two players.
TEST(Setup, DiamondsAreDealtLikeMoney) {
  for (int players = 2; players <= 6; ++players) {
    int in_hands = 0;
    for (int seed = 0; seed < kSeeds; ++seed) {
      const json::object p = begin(players, seed, {"diamonds"});
      int all = 0;
      const auto count = [&](const json::array& list) {
        int n = 0;
        for (const json::value& card : list) n += card.as_string().starts_with("diamond-");
        return n;
      };
      all += count(p.at("display").as_array()) + count(p.at("deck").as_array());
      for (const json::value& player : p.at("players").as_array()) {
        all += count(player.at("hand").as_array());
        in_hands += count(player.at("hand").as_array());
        EXPECT_GE(hand_of(player).sum, 20);
      }
      EXPECT_EQ(all, 10);
    }
    EXPECT_GT(in_hands, 0);
  }
}

TEST(Session, AnActionOfSomebodyElseIsRefused) {
  const table::Session s =
      codec::or_throw(table::Session::from_setup, json::object{{"game", "alhambra"}, {"players", 3}, {"seed", 1}});
  const int asked = to_decide(s.state());
  codec::Refusal why;
  (void)s.read_action(json::object{{"kind", "pass"}, {"player", asked}}, why);
  EXPECT_FALSE(why);
  (void)s.read_action(json::object{{"kind", "pass"}, {"player", (asked + 1) % 3}}, why);
  EXPECT_TRUE(why);
}

}  // namespace
}  // namespace comares
