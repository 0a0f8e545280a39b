// Sets of modules with 2 to 6 players: a random game of each ends, offers a choice at every decision,
// loses nothing, and can be written, loaded, seen and dealt anew at any time.
// A sample drawn by seed; COMARES_SETS_OF=slug,slug,… plays every set of these modules instead. Beside it many games are
// played with a look now and then; COMARES_GAMES=N plays so many, COMARES_FIRST=N begins with that one (by hand:
// COMARES_GAMES=1000000 tools/run-gtest build/comares_tests --filter='*ManyGames*').
#include <gtest/gtest.h>

#include <bit>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "codec/position.h"
#include "codec/refused.h"
#include "modules/list.h"
#include "table/session.h"
#include "tests/property/table_checks.h"

namespace comares {
namespace {

using alhambra::Position;
using codec::json::serialize;

constexpr int kSample = 40;
constexpr int kMostActions = 20000;
constexpr u64 kManyGames = 20'000, kParts = 8;  // of which each is a test

std::string describe(const Ruleset& r) {
  std::string text = std::to_string(r.setup.players) + " players";
  for (std::size_t o = 1; o < r.schemas.size(); ++o) text += std::string(" ") + r.schemas[o]->slug;
  return text;
}

void check_codec(const codec::Notation& n, const State& s, const ActionList& list) {
  const std::string text = serialize(codec::position(n, s));
  const codec::LoadedPosition loaded = codec::or_throw(codec::load_position, codec::parse(text));
  ASSERT_EQ(hash(*loaded.rules, loaded.state), hash(n.rules(), s)) << text;
  ActionList same;
  legal(*loaded.rules, loaded.state, same);
  ASSERT_TRUE(std::equal(same.begin(), same.end(), list.begin(), list.end()));
}

void check_views(const codec::Notation& n, const State& s, Random& random) {
  for (Seat viewer = 0; viewer < s.players; ++viewer) {
    State other = s;
    resample(n.rules(), other, viewer, random);
    ASSERT_EQ(serialize(codec::view(n, other, viewer)), serialize(codec::view(n, s, viewer)));
    const Position g{alhambra::as_rules(n.rules()), other};
    ASSERT_EQ(property::card_census(g), property::card_census({g.rules, s}));
    ASSERT_EQ(property::broken(g), "");
  }
}

// The number of actions.
void play(const std::shared_ptr<const Ruleset>& r, u64 seed, u64& actions) {
  SCOPED_TRACE(describe(*r) + ", seed " + std::to_string(seed));
  table::Session session(r, seed);
  const codec::Notation& notation = session.notation();
  Random random(seed);
  auto list = std::make_unique<ActionList>();
  State before = session.state();
  std::vector<int> cards;
  int n = 0;
  for (; !is_over(session.state()); ++n) {
    ASSERT_LT(n, kMostActions) << "the game does not end";
    const State& s = session.state();
    const Position g{alhambra::as_rules(*r), s};
    if (cards.empty() && !alhambra::before_the_deal(g)) cards = property::card_census(g);
    if (!cards.empty()) {
      ASSERT_EQ(property::card_census(g), cards);
    }
    ASSERT_EQ(property::broken(g, &before), "");
    before = s;
    legal(*r, s, *list);
    ASSERT_FALSE(list->empty()) << "no choice at action " << n;
    if (n % 41 == 3) check_codec(notation, s, *list);
    if (n % 67 == 5) check_views(notation, s, random);
    if (::testing::Test::HasFatalFailure()) return;
    const Action a = (*list)[random.below(static_cast<u32>(list->size()))];
    const Reject why = session.apply(a);
    ASSERT_FALSE(why) << why.rule << ": " << why.sentence << " at action " << n;
  }
  const table::Session again = codec::or_throw(table::Session::from_record, codec::parse(serialize(session.record())));
  ASSERT_EQ(hash(*r, again.state()), hash(*r, session.state()));
  actions += static_cast<u64>(n);
}

// The modules named in a list, as bits.
u32 modules_named(const std::string& names) {
  u32 found = 0;
  const auto modules = find_game("alhambra")->modules();
  for (std::size_t i = 0; i < modules.size(); ++i)
    if (("," + names + ",").find("," + std::string(modules[i].slug) + ",") != std::string::npos) found |= u32{1} << i;
  return found;
}

TEST(Subsets, EveryOneCanBePlayed) {
  const char* named = std::getenv("COMARES_SETS_OF");
  const u32 of = named ? modules_named(named) : 0;
  u64 games = 0, actions = 0;
  const auto play_set = [&](u32 modules, u8 players, u64 seed) {
    comares::Setup setup;
    setup.game = find_game("alhambra");
    setup.players = players;
    setup.modules = modules;
    Reject why;
    std::shared_ptr<const Ruleset> r = create(setup, why);
    ASSERT_TRUE(r) << why.sentence;
    play(r, seed, actions);
    ++games;
  };
  if (named) {
    for (u32 set = of;; set = (set - 1) & of) {  // all parts of it, down to none
      for (u8 players = 2; players <= 6; ++players) {
        play_set(set, players, mix64(set * 8u + players) & 0xFFFF);
        if (HasFatalFailure()) return;
      }
      if (set == 0) break;
    }
  } else {
    const u32 all = static_cast<u32>((u64{1} << find_game("alhambra")->modules().size()) - 1);
    const int sample = std::getenv("COMARES_QUICK") ? kSample / 8 : kSample;
    for (int i = 0; i < sample; ++i) {
      play_set(static_cast<u32>(mix64(static_cast<u64>(i))) & all, static_cast<u8>(2 + i % 5), static_cast<u64>(i));
      if (HasFatalFailure()) return;
    }
  }
  std::printf("%llu games, %llu actions\n", static_cast<unsigned long long>(games),
              static_cast<unsigned long long>(actions));
}

u64 number_in(const char* variable, u64 otherwise) {
  const char* text = std::getenv(variable);
  return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

// Some games with many modules, some with few; bits of numbers that have nothing to do with each other.
u32 modules_for(u64 game, u32 all) {
  u32 modules = static_cast<u32>(mix64(3 * game)) & all;
  if (game % 3) modules &= static_cast<u32>(mix64(3 * game + 1));
  if (game % 3 == 2) modules &= static_cast<u32>(mix64(3 * game + 2));
  return game % 100 ? modules : all;
}

// A look every so many actions, at another moment in every game.
void play_quickly(const Ruleset& r, u64 seed, ActionList& list) {
  constexpr u64 kEvery = 97;
  State s;
  start(r, seed, s);
  Random random(seed);
  std::vector<int> cards;
  for (u64 n = 0; !is_over(s); ++n) {
    ASSERT_LT(n, kMostActions) << "the game does not end";
    const Position g{alhambra::as_rules(r), s};
    if (cards.empty() && !alhambra::before_the_deal(g)) cards = property::card_census(g);
    if ((n + seed) % kEvery == 0 && !cards.empty()) {
      ASSERT_EQ(property::card_census(g), cards);
      ASSERT_EQ(property::broken(g), "");
    }
    legal(r, s, list);
    ASSERT_FALSE(list.empty()) << "no choice at action " << n;
    const Reject why = apply(r, s, list[random.below(static_cast<u32>(list.size()))]);
    ASSERT_FALSE(why) << why.rule << ": " << why.sentence << " at action " << n;
  }
}

class ManyGames : public ::testing::TestWithParam<u64> {};

TEST_P(ManyGames, OfManySets) {
  const GameType& game = *find_game("alhambra");
  const u32 all = static_cast<u32>((u64{1} << game.modules().size()) - 1);
  const u64 all_games = number_in("COMARES_GAMES", std::getenv("COMARES_QUICK") ? kManyGames / 50 : kManyGames);
  const u64 games = all_games / kParts, first = number_in("COMARES_FIRST", 0) + GetParam() * games;
  u32 together[32] = {};  // by module: those it was played with
  const auto list = std::make_unique<ActionList>();
  for (u64 i = first; i < first + games; ++i) {
    const u32 modules = modules_for(i, all);
    Reject why;
    const auto r = create({.game = &game, .players = static_cast<u8>(2 + i % 5), .modules = modules}, why);
    ASSERT_TRUE(r) << why.sentence;
    SCOPED_TRACE(describe(*r) + ", game " + std::to_string(i));
    play_quickly(*r, i, *list);
    if (HasFatalFailure()) return;
    for (u32 left = modules; left; left &= left - 1) together[std::countr_zero(left)] |= modules;
  }
  if (games < 1000) return;  // too few for every pair
  for (u32 left = all; left; left &= left - 1) EXPECT_EQ(together[std::countr_zero(left)], all);
}
INSTANTIATE_TEST_SUITE_P(Part, ManyGames, ::testing::Range(u64{0}, kParts));

}  // namespace
}  // namespace comares
