// What a seat is sent to choose from: everything lawful, and never more than 30 kB.
#include <gtest/gtest.h>

#include "codec/refused.h"
#include "codec/setup.h"
#include "modules/list.h"
#include "table/choices.h"

namespace comares::table {

namespace {

namespace json = boost::json;

constexpr std::size_t kMostSent = 30'000;

std::shared_ptr<const Ruleset> with_all_modules(const GameType& game, int players) {
  json::array modules;
  for (const ModuleInfo& m : game.modules()) modules.emplace_back(m.slug);
  return codec::or_throw(codec::ruleset, json::object{{"game", game.id}, {"modules", modules}}, players);
}

std::string written(const codec::Notation& n, const ActionList& list) {
  std::string text;
  codec::JsonText out(text);
  out.begin_list();
  ChoicesWriter choices(n, out);
  for (const Action& a : list) choices.add(a);
  choices.end();
  out.end_list();
  return text;
}

// As clients do it.
std::vector<json::object> unfolded(const std::string& text) {
  std::vector<json::object> out;
  const json::value listed = codec::parse(text);
  for (const json::value& v : listed.as_array()) {
    json::object one = v.as_object();
    const json::value others = one.contains("or") ? one.at("or") : json::array();
    one.erase("or");
    out.push_back(one);
    for (const json::value& other : others.as_array()) {
      one[one.contains("pay") ? "pay" : "cards"] = other;
      out.push_back(one);
    }
  }
  return out;
}

void play_and_measure(const GameType& game, int players, u32 games) {
  const auto rules = with_all_modules(game, players);
  const codec::Notation n(*rules);
  const auto state = std::make_unique<State>();
  const auto list = std::make_unique<ActionList>();
  std::size_t most = 0;
  for (u32 seed = 1; seed <= games; ++seed) {
    Random random(seed);
    start(*rules, seed, *state);
    for (u32 move = 0; !is_over(*state); ++move) {
      legal(*rules, *state, *list);
      const std::string text = written(n, *list);
      most = std::max(most, text.size());
      ASSERT_LE(text.size(), kMostSent) << game.id << " seed " << seed << " move " << move << ": " << list->size()
                                        << " actions\n"
                                        << text.substr(0, 2000);
      if (move % 16 == 0) {
        std::size_t i = 0;
        for (const json::object& one : unfolded(text)) ASSERT_EQ(one, n.action((*list)[i++]));
        ASSERT_EQ(i, list->size());
      }
      ASSERT_FALSE(apply(*rules, *state, (*list)[random.below(static_cast<u32>(list->size()))]));
    }
  }
  testing::Test::RecordProperty("most_bytes", static_cast<int>(most));
  std::printf("%s, %d players, all modules: at most %zu bytes\n", game.id, players, most);
}

}  // namespace

TEST(Choices, SixPlayersWithAllModules) { play_and_measure(*find_game("alhambra"), 6, 24); }
TEST(Choices, TwoPlayersWithAllModules) { play_and_measure(*find_game("alhambra"), 2, 8); }
TEST(Choices, RedPalace) { play_and_measure(*find_game("red-palace"), 6, 8); }

}  // namespace comares::table
