// Bots play whole games: greedy beats random clearly, at every size of table and with modules.
#include <gtest/gtest.h>

#include <cstdlib>

#include "bench/tables.h"
#include "bots/list.h"

namespace comares {
namespace {

int scaled(int games) { return std::getenv("COMARES_QUICK") ? (games + 7) / 8 : games; }

struct Result {
  double greedy_wins = 0, greedy_score = 0;
};

// One greedy player, in a different seat each game, the others at random.
Result match(u8 players, u32 modules, int games) {
  const auto rules = bench::table(*find_game("alhambra"), players, modules);
  Result result;
  for (int game = 0; game < games; ++game) {
    const Seat greedy = static_cast<Seat>(game % players);
    State s;
    Random random(static_cast<u64>(game) + 1);
    start(*rules, static_cast<u64>(game) + 1, s);
    for (u32 n = 0; !is_over(s); ++n) {
      EXPECT_LT(n, bench::kTooLong);
      if (n >= bench::kTooLong) return result;
      const bots::Bot& bot = *bots::find(to_decide(s) == greedy ? "greedy" : "random");
      const bots::Choice choice = bots::ask(bot, *rules, s, random);
      const Reject why = apply(*rules, s, choice.action);
      EXPECT_FALSE(why) << why.sentence;
      if (why) return result;
    }
    result.greedy_wins += winners(s) == 1 << greedy;
    result.greedy_score += s.scores[greedy];
  }
  result.greedy_wins /= games;
  result.greedy_score /= games;
  return result;
}

TEST(Greedy, BeatsRandom) {
  for (u8 players = 2; players <= 4; ++players) {
    const Result r = match(players, 0, scaled(60));
    EXPECT_GT(r.greedy_wins, 0.97) << int{players} << " players";
    EXPECT_GT(r.greedy_score, 120) << int{players} << " players";
  }
}

TEST(Greedy, BeatsRandomWithAllModules) {
  const u32 all = bench::all_modules(find_game("alhambra")->modules().size());
  EXPECT_GT(match(3, all, scaled(9)).greedy_wins, 0.85);
}

TEST(Greedy, PlaysWellAgainstItself) {
  const auto rules = bench::table(*find_game("alhambra"), 3);
  int sum = 0;
  const int games = scaled(10);
  for (u64 game = 1; game <= static_cast<u64>(games); ++game) {
    State s;
    Random random(game);
    start(*rules, game, s);
    while (!is_over(s)) {
      const bots::Choice choice = bots::ask(*bots::find("greedy"), *rules, s, random);
      ASSERT_FALSE(apply(*rules, s, choice.action));
    }
    for (Seat p = 0; p < 3; ++p) sum += s.scores[p];
  }
  EXPECT_GT(sum / (3 * games), 110);
}

// Does a game come to its end in which the first so many seats are greedy and the others random?
bool ends(u8 players, Seat greedy, u64 seed) {
  const auto rules = bench::table(*find_game("alhambra"), players);
  State s;
  Random random(mix64(seed));
  start(*rules, seed, s);
  for (u32 n = 0; !is_over(s) && n < 1500; ++n) {
    const bots::Bot& bot = *bots::find(to_decide(s) < greedy ? "greedy" : "random");
    if (apply(*rules, s, bots::ask(bot, *rules, s, random).action)) return false;
  }
  return is_over(s);
}

// Once it kept all the money and never bought the tile that would have ended the game; and once both
// players redesigned for ever.
TEST(Greedy, EndsTheGame) {
  EXPECT_TRUE(ends(3, 1, 544));
  EXPECT_TRUE(ends(2, 2, 138));
}

// Games without an appraisal: by playouts.
TEST(Greedy, BeatsRandomInEveryGame) {
  for (const GameType* game : games()) {
    constexpr int kGames = 3;
    double wins = 0;
    for (int i = 0; i < kGames; ++i) {
      const auto rules = bench::table(*game, 3);
      const Seat greedy = static_cast<Seat>(i % 3);
      State s;
      Random random(static_cast<u64>(i) + 1);
      start(*rules, static_cast<u64>(i) + 1, s);
      for (u32 n = 0; !is_over(s) && n < bench::kTooLong; ++n) {
        const bots::Bot& bot = *bots::find(to_decide(s) == greedy ? "greedy" : "random");
        ASSERT_FALSE(apply(*rules, s, bots::ask(bot, *rules, s, random).action)) << game->id;
      }
      ASSERT_TRUE(is_over(s)) << game->id;
      wins += winners(s) >> greedy & 1;
    }
    EXPECT_GE(wins, 2) << game->id;
  }
}

TEST(Bots, SeeNothingHidden) {
  // The same view, dealt differently: a bot asked with the same generator chooses the same.
  const auto rules = bench::table(*find_game("alhambra"), 3);
  State s;
  start(*rules, 5, s);
  State other = s;
  Random deal(77);
  resample(*rules, other, to_decide(s), deal);
  for (const bots::Bot* bot : bots::all()) {
    Random a(1), b(1);
    const Action chosen = bot->choose(*rules, s, a, {.playouts = 60}).action;
    EXPECT_EQ(chosen, bot->choose(*rules, other, b, {.playouts = 60}).action) << bot->name;
    EXPECT_FALSE(check(*rules, s, chosen)) << bot->name;
  }
}

TEST(Bots, AlternativesAreLegalAndNoBetter) {
  const auto rules = bench::table(*find_game("alhambra"), 4);
  State s;
  start(*rules, 8, s);
  Random random(1);
  const bots::Choice choice = bots::ask(*bots::find("greedy"), *rules, s, random);
  ASSERT_TRUE(choice.rated);
  EXPECT_FALSE(choice.alternatives.empty());
  int last = choice.value.margin;
  for (const bots::Rated& r : choice.alternatives) {
    EXPECT_FALSE(check(*rules, s, r.action));
    EXPECT_LE(r.value.margin, last);
    last = r.value.margin;
  }
}

TEST(Bots, UnknownNames) {
  EXPECT_EQ(bots::find("nobody"), nullptr);
  EXPECT_EQ(bots::find(""), nullptr);
}

}  // namespace
}  // namespace comares
