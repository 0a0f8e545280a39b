// The levels, in every game and with modules: they play lawfully, finish, do not peek, and answer the same to the same
// view, seed and number of playouts. What search is told by games and modules: choices and habits.
#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>
#include <functional>

#include "bench/tables.h"
#include "bots/list.h"

namespace comares {
namespace {

int scaled(int n) { return std::getenv("COMARES_QUICK") ? (n + 7) / 8 : n; }

// Positions of games that are played at random from `seed` on, with another set of modules each game.
void visit(int games_each, int every, u64 seed, const std::function<void(const Ruleset&, const State&)>& use) {
  ActionList actions;
  for (const GameType* game : games()) {
    const u32 all = bench::all_modules(game->modules().size());
    for (int i = 0; i < games_each; ++i) {
      Random random(++seed);
      const u8 players = static_cast<u8>(2 + random.below(5));
      u32 modules = static_cast<u32>(random.next()) & all;
      if (i % 3 == 0) modules &= static_cast<u32>(random.next()) & static_cast<u32>(random.next());
      if (i == 1) modules = all;
      const auto rules = bench::table(*game, players, modules);
      State s;
      start(*rules, seed, s);
      for (int n = 1; !is_over(s) && n < 1500; ++n) {
        if (n % every == 0) use(*rules, s);
        legal(*rules, s, actions);
        // Half by habit: chance alone leads to strange places only.
        const Action a =
            random.below(2) ? habit(*rules, s, random) : actions[random.below(static_cast<u32>(actions.size()))];
        ASSERT_FALSE(apply(*rules, s, a)) << game->id << ": " << check(*rules, s, a).sentence;
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  }
}

TEST(Specs, AreReadAsTheyAreWritten) {
  bots::Spec spec;
  ASSERT_TRUE(bots::read_spec("hard", spec));
  EXPECT_STREQ(spec.bot->name, "hard");
  EXPECT_EQ(spec.playouts + spec.millis, 0u);
  ASSERT_TRUE(bots::read_spec("expert:playouts=4000:seed=7", spec));
  EXPECT_EQ(spec.playouts, 4000u);
  EXPECT_TRUE(spec.seeded);
  EXPECT_EQ(spec.seed, 7u);
  ASSERT_TRUE(bots::read_spec("hard:millis=20", spec));
  EXPECT_EQ(spec.millis, 20u);
  for (const char* wrong : {"", ":", "nobody", "hard:", "hard:millis", "hard:millis=", "hard:millis=0",
                            "hard:millis=-1", "hard:millis=2x", "hard:depth=3", "hard:playouts=99999999999"})
    EXPECT_FALSE(bots::read_spec(wrong, spec)) << wrong;
}

TEST(Specs, YardsticksAreNotOffered) {
  for (const bots::Bot* bot : bots::all())
    EXPECT_EQ(bot->offered, std::string_view(bot->name) != "greedy" && std::string_view(bot->name) != "flat");
  EXPECT_STREQ(bots::usual().name, "normal");
}

// Of legal actions, every kind remains, and nothing is made up.
TEST(Choices, AreLegalAndOfEveryKind) {
  ActionList actions, worthwhile;
  u64 listed = 0, kept = 0;
  visit(scaled(16), 3, 100, [&](const Ruleset& rules, const State& s) {
    legal(rules, s, actions);
    choices(rules, s, actions, worthwhile);
    listed += actions.size();
    kept += worthwhile.size();
    std::size_t at = 0;
    for (const Action& a : worthwhile) {
      while (at < actions.size() && !(actions[at] == a)) ++at;
      ASSERT_LT(at, actions.size()) << "not in the list, or not in its order";
    }
    for (const Action& a : actions) {
      bool found = false;
      for (const Action& b : worthwhile) found |= a.owner == b.owner && a.verb == b.verb && a.a == b.a;
      if (a.owner == 0) {
        ASSERT_TRUE(found) << "verb " << int{a.verb};
        continue;
      }
      found = false;
      for (const Action& b : worthwhile) found |= a.owner == b.owner && a.verb == b.verb;
      ASSERT_TRUE(found) << "verb " << int{a.verb} << " of " << int{a.owner};
    }
  });
  EXPECT_LT(kept, listed);
}

TEST(Habits, EndEveryGame) {
  for (const GameType* game : games()) {
    const u32 all = bench::all_modules(game->modules().size());
    for (int i = 0; i < scaled(24); ++i) {
      Random random(static_cast<u64>(i) + 1);
      const auto rules =
          bench::table(*game, static_cast<u8>(2 + i % 5), i == 0 ? all : static_cast<u32>(random.next()) & all);
      State s;
      start(*rules, random.next(), s);
      while (!is_over(s) && s.actions < 5000) {
        const Action a = habit(*rules, s, random);
        const Reject why = apply(*rules, s, a);
        ASSERT_FALSE(why) << game->id << ": " << why.sentence;
      }
      EXPECT_TRUE(is_over(s)) << game->id << " " << i;
    }
  }
}

// A tile that brings points by where it lies is not laid just anywhere.
TEST(Habits, LayTilesForTheirPoints) {
  const GameType& game = *find_game("alhambra");
  u32 camps = 1;
  while (std::string_view(game.modules()[static_cast<std::size_t>(std::countr_zero(camps))].slug) != "camps")
    camps *= 2;
  const auto rules = bench::table(game, 3, camps);
  int points = 0, lines = 0;
  for (u64 seed = 1; seed <= 40; ++seed) {
    State s;
    Random random(seed);
    start(*rules, seed, s);
    while (!is_over(s)) ASSERT_FALSE(apply(*rules, s, habit(*rules, s, random)));
    ScoreSheet sheet;
    sheet.clear(false);
    score(*rules, s, 3, sheet);
    for (const ScoreLine& line : sheet.lines) {
      if (line.owner == 0) continue;
      points += line.points;
      ++lines;
    }
  }
  EXPECT_GT(10 * points, 22 * lines);  // 20 where they are laid anywhere
}

// What is dealt anew depends on the view and the generator alone.
TEST(Resample, DependsOnTheViewAlone) {
  u64 n = 0;
  visit(scaled(16), 7, 500, [&](const Ruleset& rules, const State& s) {
    const Seat viewer = to_decide(s);
    State one = s, other = s;
    Random elsewhere(++n * 77), a(5), b(5);
    resample(rules, other, viewer, elsewhere);
    resample(rules, one, viewer, a);
    resample(rules, other, viewer, b);
    ASSERT_EQ(hash(rules, one), hash(rules, other)) << rules.game->id << " after " << s.actions;
  });
}

void expect_same(const bots::Choice& a, const bots::Choice& b, const char* name) {
  EXPECT_EQ(a.action, b.action) << name;
  EXPECT_EQ(a.value.margin, b.value.margin) << name;
  EXPECT_EQ(a.value.win, b.value.win) << name;
  EXPECT_EQ(a.value.error, b.value.error) << name;
  ASSERT_EQ(a.alternatives.size(), b.alternatives.size()) << name;
  for (std::size_t i = 0; i < a.alternatives.size(); ++i) {
    EXPECT_EQ(a.alternatives[i].action, b.alternatives[i].action) << name;
    EXPECT_EQ(a.alternatives[i].value.margin, b.alternatives[i].value.margin) << name;
  }
}

TEST(Levels, DoNotPeek) {
  u64 n = 0;
  visit(scaled(8), 41, 900, [&](const Ruleset& rules, const State& s) {
    State other = s;
    Random elsewhere(++n * 77);
    resample(rules, other, to_decide(s), elsewhere);
    for (const bots::Bot* bot : bots::all()) {
      bots::Spec spec = *bot;
      spec.playouts = 12;
      Random a(n), b(n);
      const bots::Choice choice = bots::ask(spec, rules, s, a);
      expect_same(choice, bots::ask(spec, rules, other, b), bot->name);
      ASSERT_FALSE(check(rules, s, choice.action)) << bot->name;
      for (const bots::Rated& r : choice.alternatives) EXPECT_FALSE(check(rules, s, r.action)) << bot->name;
    }
  });
}

TEST(Levels, PlayLawfullyWhereverTheyAreAsked) {
  u64 n = 0;
  visit(scaled(12), 17, 2000, [&](const Ruleset& rules, const State& s) {
    for (const char* name : {"easy", "normal", "hard"}) {
      bots::Spec spec = *bots::find(name);
      spec.playouts = 1;  // one deal of everything
      Random random(++n);
      ASSERT_FALSE(check(rules, s, bots::ask(spec, rules, s, random).action)) << name;
    }
  });
}

TEST(Levels, FinishEveryGame) {
  for (const GameType* game : games()) {
    const u32 all = bench::all_modules(game->modules().size());
    for (int i = 0; i < scaled(5); ++i) {
      Random random(static_cast<u64>(i) + 1);
      const u32 modules = i == 0 ? 0 : i == 1 ? all : static_cast<u32>(random.next()) & all;
      const auto rules = bench::table(*game, static_cast<u8>(2 + i % 5), modules);
      State s;
      start(*rules, static_cast<u64>(i) + 1, s);
      constexpr const char* kNames[] = {"easy", "normal", "hard", "expert", "random"};
      while (!is_over(s) && s.actions < 5000) {
        bots::Spec spec = *bots::find(kNames[(to_decide(s) + static_cast<u32>(i)) % std::size(kNames)]);
        spec.playouts = 6;
        const Reject why = apply(*rules, s, bots::ask(spec, *rules, s, random).action);
        ASSERT_FALSE(why) << why.sentence;
      }
      EXPECT_TRUE(is_over(s)) << game->id << " " << i;
    }
  }
}

// With a clock that runs by itself: as soon as the time is up, an answer is there.
TEST(Levels, KeepToTheTime) {
  const auto rules = bench::table(*find_game("alhambra"), 3);
  State s;
  start(*rules, 3, s);
  struct Ticks {
    mutable u64 now = 0;
  } ticks;
  const bots::Clock clock = {[](const void* of) {
                               u64& now = static_cast<const Ticks*>(of)->now;
                               return now += 50;
                             },
                             &ticks};
  bots::Spec spec = *bots::find("expert");
  spec.millis = 3;
  Random random(1);
  const bots::Choice choice = bots::ask(spec, *rules, s, random, clock);
  EXPECT_TRUE(choice.rated);
  EXPECT_GT(choice.playouts, 0u);
  EXPECT_LT(choice.playouts, 100u);
  EXPECT_LE(choice.millis, 4u);
}

}  // namespace
}  // namespace comares
