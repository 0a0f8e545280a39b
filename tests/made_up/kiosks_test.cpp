// A module that the core has never heard of is played, written, loaded, seen and told like any other. This program is
// built with one more line in the list of modules (COMARES_MADE_UP_MODULE), and nothing else is changed.
#include <gtest/gtest.h>

#include <set>

#include "bots/list.h"
#include "codec/facts.h"
#include "codec/position.h"
#include "codec/refused.h"
#include "codec/setup.h"
#include "modules/list.h"
#include "table/session.h"

namespace comares {
namespace {

using codec::json::serialize;

std::shared_ptr<const Ruleset> with_kiosks(u8 players, u32 others = 0, u8 price = 0) {
  const GameType& game = *find_game("alhambra");
  Setup s{.game = &game, .players = players, .modules = others | 1u << find_module(game, "kiosks")};
  for (std::size_t i = 0; i < game.options().size(); ++i)
    if (game.options()[i].key == std::string_view("kiosk_price")) s.options[i] = price;
  Reject why;
  return create(s, why);
}

void check(const codec::Notation& n, const State& s, Random& random) {
  const codec::LoadedPosition loaded =
      codec::or_throw(codec::load_position, codec::parse(serialize(codec::position(n, s))));
  ASSERT_EQ(hash(*loaded.rules, loaded.state), hash(n.rules(), s));
  for (Seat viewer = 0; viewer < s.players; ++viewer) {
    State other = s;
    resample(n.rules(), other, viewer, random);
    ASSERT_EQ(serialize(codec::view(n, other, viewer)), serialize(codec::view(n, s, viewer)));
  }
}

TEST(MadeUpModule, IsPlayedWithAllItBrings) {
  std::set<std::string> done;
  bool paid_with_stamps = false;
  for (u64 seed = 1; seed <= 15; ++seed) {
    const auto rules = with_kiosks(static_cast<u8>(2 + seed % 5), static_cast<u32>(mix64(seed)) & 0xFF, seed % 2);
    ASSERT_TRUE(rules);
    table::Session game(rules, seed);
    Random random(seed);
    const auto list = std::make_unique<ActionList>();
    for (int n = 0; !is_over(game.state()); ++n) {
      legal(*rules, game.state(), *list);
      ASSERT_FALSE(list->empty());
      const Action a = (*list)[random.below(static_cast<u32>(list->size()))];
      const auto told = game.notation().action(a);
      const std::string kind(told.at("kind").as_string());
      if (kind.starts_with("kiosks:")) done.insert(kind);
      paid_with_stamps |= told.contains("pay") && serialize(told.at("pay")).find("stamp-") != std::string::npos;
      if (n % 37 == 1 || kind == "kiosks:choose") check(game.notation(), game.state(), random);
      if (HasFatalFailure()) return;
      ASSERT_FALSE(game.apply(a)) << kind << ", seed " << seed;
    }
    const table::Session again = codec::or_throw(table::Session::from_record, codec::parse(serialize(game.record())));
    ASSERT_EQ(hash(*rules, again.state()), hash(*rules, game.state()));
  }
  EXPECT_EQ(done, (std::set<std::string>{"kiosks:choose", "kiosks:buy", "kiosks:place", "kiosks:change"}));
  EXPECT_TRUE(paid_with_stamps);
}

TEST(MadeUpModule, IsRefusedWhereAllOthersHaveTakenTheRoom) {
  const GameType& game = *find_game("alhambra");
  const auto count = static_cast<u32>(game.modules().size());
  Reject why;
  EXPECT_FALSE(create({.game = &game, .players = 6, .modules = (1u << count) - 1}, why));
  EXPECT_STREQ(why.sentence, "These modules together need more room than a game has; leave one of them out.");
}

TEST(MadeUpModule, IsToldToClients) {
  const auto facts = codec::facts(*with_kiosks(3));
  EXPECT_TRUE(facts.at("tiles").as_object().contains("kiosk-1"));
  EXPECT_EQ(facts.at("verbs").at("kiosks:change").at("from"), "currency");
  const std::string rules = serialize(codec::rules_list());
  EXPECT_NE(rules.find("The Kiosks"), std::string::npos);
  EXPECT_NE(rules.find("kiosk_price"), std::string::npos);
}

// A corrected rule leaves games alone that began before it: both versions of the module are in the list.
TEST(MadeUpModule, IsFinishedByTheRulesItBeganWith) {
  const GameType& game = *find_game("alhambra");
  EXPECT_NE(find_module(game, "kiosks", 1), find_module(game, "kiosks"));
  const std::string rules = serialize(codec::rules_list());
  EXPECT_EQ(rules.find("The Kiosks"), rules.rfind("The Kiosks"));
  codec::json::object record{{"players", 2}, {"seed", 3}, {"modules", {"kiosks"}}};
  record["rules"] = {{"alhambra", 1}, {"kiosks", 1}};
  table::Session old = codec::or_throw(table::Session::from_setup, record);
  const auto list = std::make_unique<ActionList>();
  Random random(3);
  while (!is_over(old.state())) {
    legal(old.rules(), old.state(), *list);
    ASSERT_FALSE(old.apply((*list)[random.below(static_cast<u32>(list->size()))]));
  }
  codec::json::object told = old.record();
  EXPECT_EQ(told.at("rules"), record.at("rules"));
  const auto ends_as_told = [&] {
    const auto again = codec::or_throw(table::Session::from_record, codec::json::value(told));
    return again.notation().scores(again.state()) == told.at("scores").as_array();
  };
  EXPECT_TRUE(ends_as_told());
  told.at("rules").as_object()["kiosks"] = 2;
  EXPECT_FALSE(ends_as_told());
  told.at("rules").as_object()["kiosks"] = 3;
  codec::Refusal why;
  EXPECT_FALSE(table::Session::from_record(told, why));
  EXPECT_EQ(why.sentence, "This game began with version 3 of the rules of The Kiosks; here they have version 2.");
  EXPECT_TRUE(codec::other_rules(told).newer);
}

TEST(MadeUpModule, IsPlayedByBots) {
  const auto rules = with_kiosks(3);
  State s;
  start(*rules, 5, s);
  Random random(5);
  while (!is_over(s)) ASSERT_FALSE(apply(*rules, s, bots::ask(*bots::find("greedy"), *rules, s, random).action));
}

}  // namespace
}  // namespace comares
