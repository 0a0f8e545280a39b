// Owners of a box put in what their own pieces show: checked against the pieces, played with, and never mixed up.
#include "codec/corrections.h"

#include <gtest/gtest.h>

#include "codec/facts.h"
#include "codec/setup.h"
#include "games/alhambra/rules.h"
#include "games/dice/dice.h"
#include "modules/list.h"
#include "table/protocol.h"

namespace comares {
namespace {

using codec::Refusal;
using codec::json::object;
using codec::json::value;

object parsed(const char* text) {
  Refusal why;
  value v = codec::parse(text, why);
  EXPECT_FALSE(why) << why.sentence;
  return std::move(v.as_object());
}

std::vector<std::string> faults_of(const char* text) {
  std::vector<std::string> faults;
  EXPECT_FALSE(codec::read_corrections(*find_game("alhambra"), parsed(text), faults));
  return faults;
}

std::string ask(table::Protocol& p, const std::string& line) { return p.answer(line); }

const char* const kCamp = R"({"tiles":{"camp-n":{"price":7,"bastions":"NE"}}})";

TEST(Corrections, EverythingSaidToBeReconstructedCanBeCorrected) {
  const object all = codec::reconstructed(*find_game("alhambra"));
  const object& modules = all.at("modules").as_object();
  for (const ModuleInfo& m : find_game("alhambra")->modules()) {
    if (!m.provenance) continue;
    Refusal why;
    bool has_tiles = false;
    const auto rules = codec::ruleset({{"modules", {m.slug}}}, 3, why);
    ASSERT_TRUE(rules) << m.slug;
    const alhambra::Rules& r = alhambra::as_rules(*rules);
    for (const alhambra::TileKind& t : r.tile)
      if (t.owner) has_tiles |= all.at("tiles").as_object().contains(t.id);
    EXPECT_TRUE(has_tiles || modules.contains(m.slug)) << m.slug;
  }
  EXPECT_TRUE(all.at("tiles").as_object().contains("tower-10-sw"));
  EXPECT_FALSE(all.at("tiles").as_object().contains("tower-9-n"));
}

TEST(Corrections, ValuesAsTheyAreChangeNothing) {
  std::vector<std::string> faults;
  EXPECT_FALSE(codec::read_corrections(*find_game("alhambra"), codec::reconstructed(*find_game("alhambra")), faults));
  EXPECT_TRUE(faults.empty()) << faults[0];
}

TEST(Corrections, ChipsOfTheDiceGame) {
  const GameType& game = *find_game("dice");
  std::vector<std::string> faults;
  EXPECT_FALSE(codec::read_corrections(game, codec::reconstructed(game), faults));
  const auto given = codec::read_corrections(
      game, parsed(R"({"modules":{"dice":{"chips":{"number-1":{"normal":2},"number-3":{"normal":5}}}}})"), faults);
  ASSERT_TRUE(given) << (faults.empty() ? "no difference" : faults[0]);
  comares::Setup chosen;
  chosen.game = &game;
  chosen.players = 2;
  chosen.corrections = given;
  Reject why;
  const auto rules = create(chosen, why);
  ASSERT_TRUE(rules);
  State s;
  start(*rules, Seed(1), s, nullptr);
  const dice::DiceTable& t = s.at<dice::DiceTable>(0);
  int threes = 0;
  for (const u8 chip : t.pile) threes += chip == dice::kNumber3;
  for (const u8 chip : t.board.bonus) threes += chip == dice::kNumber3;
  EXPECT_EQ(threes, 5 + 2);
  // The rulebook's numbers hold.
  for (const char* wrong : {R"({"modules":{"dice":{"chips":{"number-1":{"normal":5}}}}})",
                            R"({"modules":{"dice":{"chips":{"annul":{"normal":2},"exchange":{"normal":3}}}}})",
                            R"({"modules":{"dice":{"chips":{"number-9":{"normal":5}}}}})"}) {
    faults.clear();
    EXPECT_FALSE(codec::read_corrections(game, parsed(wrong), faults)) << wrong;
    EXPECT_EQ(faults.size(), 1u) << wrong;
  }
}

TEST(Corrections, ArePlayedWith) {
  Refusal why;
  const auto rules =
      codec::ruleset({{"modules", {"camps", "bazaars", "caravanserai"}},
                      {"corrections", parsed(R"({"tiles":{"camp-n":{"price":7,"bastions":"NE"}},"modules":{
          "bazaars":{"bazaar-1":{"currency":"florin"}},"caravanserai":{"caravanserai-denar-1":{"b2":"ducat"}},
          "falconers":{}}})")}},
                     3, why);
  ASSERT_TRUE(rules) << why.sentence;
  const object facts = codec::facts(*rules);
  EXPECT_EQ(facts.at("tiles").at("camp-n").at("price"), 7);
  EXPECT_EQ(facts.at("tiles").at("camp-n").at("bastions"), "NE");
  EXPECT_EQ(facts.at("modules").at("bazaars").at("bazaar-1").at("currency"), "florin");
  EXPECT_EQ(facts.at("modules").at("caravanserai").at("caravanserai-denar-1").at("b2"), "ducat");
  const alhambra::Rules& r = alhambra::as_rules(*rules);
  for (std::size_t t = 0; t < r.tile.size(); ++t) EXPECT_EQ(r.sides[t], r.tile[t].sides);
}

TEST(Corrections, OfTheRedPalace) {
  Refusal why;
  const auto rules =
      codec::ruleset({{"game", "red-palace"}, {"corrections", parsed(R"({"tiles":{"land-8-0":{"price":9,"walls":"N"}},
          "modules":{"red-palace":{"guard_posts":{"land-8-0":"N"},"points":[1,2,3,4,5,6,7,9]}}})")}},
                     3, why);
  ASSERT_TRUE(rules) << why.sentence;
  const object facts = codec::facts(*rules);
  EXPECT_EQ(facts.at("tiles").at("land-8-0").at("walls"), "N");
  EXPECT_EQ(facts.at("modules").at("red-palace").at("guard_posts").at("land-8-0"), "N");
  EXPECT_EQ(facts.at("modules").at("red-palace").at("points").as_array()[7], 9);
}

TEST(Corrections, EachFaultHasItsSentence) {
  const auto faults =
      faults_of(R"({"tiles":{"camp-n":{"price":0},"camp-e":{"bastions":""},"medina-2-esw":{"walls":"NESW"},
      "tower-9-n":{"price":8},"camp-s":{"colour":"red"}},"modules":{"viziers-favour":{},
      "bazaars":{"bazaar-1":{"types":["tower","tower","garden"]},"bazaar-2":{"types":["tower"]}},
      "power-of-sultan":{"opposites":{"tower":"tower"}}},"cards":{}})");
  EXPECT_EQ(faults.size(), 10u);
  for (const std::string& f : faults) EXPECT_TRUE(f.ends_with(".")) << f;
}

TEST(Corrections, AreForOneGame) {
  std::vector<std::string> faults;
  EXPECT_FALSE(codec::read_corrections(*find_game("dice"), parsed(kCamp), faults));
  EXPECT_FALSE(codec::read_corrections(*find_game("alhambra"), parsed(R"({"game":"dice"})"), faults));
  EXPECT_EQ(faults.size(), 2u);
}

TEST(Corrections, TheDigestDependsOnTheValuesAlone) {
  std::vector<std::string> faults;
  const GameType& game = *find_game("alhambra");
  const auto one = codec::read_corrections(game, parsed(kCamp), faults);
  const auto same = codec::read_corrections(
      game, parsed(R"({"title":"ours","tiles":{"camp-e":{"price":5},"camp-n":{"bastions":"NE","price":7}}})"), faults);
  const auto other = codec::read_corrections(game, parsed(R"({"tiles":{"camp-n":{"price":8}}})"), faults);
  ASSERT_TRUE(one && same && other);
  EXPECT_EQ(codec::digest(*one), codec::digest(*same));
  EXPECT_NE(codec::digest(*one), codec::digest(*other));
}

TEST(Corrections, ARecordIsReplayedWithItsOwnValuesOnly) {
  table::Protocol p;
  ask(p, std::string(R"({"cmd":"new","game":"alhambra","players":3,"seed":4,"modules":["camps"],"corrections":)") +
             kCamp + "}");
  const object record = parsed(ask(p, R"({"cmd":"record"})").c_str()).at("record").as_object();
  EXPECT_EQ(record.at("corrections").at("tiles").at("camp-n").at("price"), 7);
  table::Protocol again;
  const auto replayed = [&](const object& r) {
    return parsed(ask(again, codec::json::serialize(object{{"cmd", "replay"}, {"record", r}})).c_str()).at("ok") ==
           value(true);
  };
  EXPECT_TRUE(replayed(record));
  object edited = record;
  edited["corrections"].at("tiles").at("camp-n").as_object()["price"] = 9;
  EXPECT_FALSE(replayed(edited));
  object bare = record;
  bare.erase("corrections");
  EXPECT_FALSE(replayed(bare));
}

TEST(Corrections, APositionKeepsThem) {
  table::Protocol p;
  ask(p, std::string(R"({"cmd":"new","game":"alhambra","players":3,"seed":4,"modules":["camps"],"corrections":)") +
             kCamp + "}");
  const object position = parsed(ask(p, R"({"cmd":"position"})").c_str()).at("position").as_object();
  table::Protocol again;
  const object loaded =
      parsed(ask(again, codec::json::serialize(object{{"cmd", "load"}, {"position", position}})).c_str());
  EXPECT_EQ(loaded.at("ok"), value(true));
  EXPECT_EQ(parsed(ask(again, R"({"cmd":"position"})").c_str()).at("position"), value(position));
  const object view = parsed(ask(again, R"({"cmd":"view","player":0})").c_str()).at("view").as_object();
  EXPECT_TRUE(view.contains("corrections_digest"));
  EXPECT_FALSE(view.contains("corrections"));
}

TEST(Corrections, OfTheWholeProcessAreForGamesTheyAreMadeFor) {
  value file = parsed(kCamp);
  file.as_object()["game"] = "alhambra";
  table::Protocol p({}, file);
  ask(p, R"({"cmd":"new","game":"alhambra","players":3,"modules":["camps"]})");
  EXPECT_TRUE(parsed(ask(p, R"({"cmd":"record"})").c_str()).at("record").as_object().contains("corrections"));
  EXPECT_EQ(parsed(ask(p, R"({"cmd":"new","game":"dice","players":3})").c_str()).at("ok"), value(true));
}

}  // namespace
}  // namespace comares
