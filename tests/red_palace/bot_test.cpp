// Greedy at the Red Palace: it beats random players, uses its guards, and plays with every module.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <string>

#include "bench/tables.h"
#include "bots/list.h"
#include "games/alhambra/p0.h"
#include "games/red_palace/red_palace.h"

namespace comares {
namespace {

int scaled(int games) { return std::getenv("COMARES_QUICK") ? (games + 7) / 8 : games; }

struct Result {
  double wins = 0, score = 0;
  std::map<std::string, int> used;  // abilities, by greedy
  int overpaid = 0, exact = 0;      // its purchases of the yard
};

bool is_exact(const State& before, const State& after) {
  return to_decide(before) == to_decide(after) && after.agenda.back().kind == alhambra::kMainAction &&
         after.agenda.back().owner == 0;
}

Result match(u8 players, u32 modules, int games) {
  const auto rules = bench::table(*find_game("red-palace"), players, modules);
  Result result;
  for (int game = 0; game < games; ++game) {
    const Seat greedy = static_cast<Seat>(game % players);
    State s;
    Random random(static_cast<u64>(game) + 1);
    start(*rules, static_cast<u64>(game) + 1, s);
    for (u32 n = 0; !is_over(s); ++n) {
      EXPECT_LT(n, bench::kTooLong);
      if (n >= bench::kTooLong) return result;
      const bool mine = to_decide(s) == greedy;
      const Action a = bots::ask(*bots::find(mine ? "greedy" : "random"), *rules, s, random).action;
      const State before = s;
      const Reject why = apply(*rules, s, a);
      EXPECT_FALSE(why) << why.sentence;
      if (why) return result;
      if (!mine) continue;
      if (a.owner == red_palace::kSelf && a.verb < red_palace::kAbilities)
        ++result.used[red_palace::kAbilityNames[a.verb]];
      if (a.owner == 0 && a.verb == alhambra::kBuy) ++(is_exact(before, s) ? result.exact : result.overpaid);
    }
    result.wins += winners(s) == 1 << greedy;
    result.score += s.scores[greedy];
  }
  result.wins /= games;
  result.score /= games;
  return result;
}

TEST(RedPalaceBot, BeatsTwoRandomPlayers) {
  const Result r = match(3, 0, scaled(60));
  EXPECT_GE(r.wins, 0.95);
  EXPECT_GT(r.score, 120);
  EXPECT_GT(r.exact, r.overpaid) << "exact payment gives another action";
  int used = 0;
  for (const auto& [ability, times] : r.used) used += times;
  EXPECT_GT(used, 2 * scaled(60)) << "guards pay for abilities";
  EXPECT_GE(r.used.size(), std::getenv("COMARES_QUICK") ? 4u : 7u);
}

TEST(RedPalaceBot, BeatsRandomPlayersAtOtherTables) {
  for (const u8 players : {u8{2}, u8{4}}) EXPECT_GE(match(players, 0, scaled(24)).wins, 0.9) << int{players};
  EXPECT_GE(match(3, 7, scaled(24)).wins, 0.9) << "with all modules";
}

TEST(RedPalaceBot, P0EndsItsGames) {
  static ActionList room;
  for (u8 players = 2; players <= 6; ++players) {
    const auto rules = bench::table(*find_game("red-palace"), players);
    for (u64 seed = 1; seed <= 20; ++seed) {
      State s;
      Random random(seed);
      start(*rules, seed, s);
      u32 n = 0;
      for (; !is_over(s) && n < bench::kTooLong; ++n) {
        Action a;
        alhambra::choose_p0(*rules, s, random, a, room);
        const Reject why = apply(*rules, s, a);
        ASSERT_FALSE(why) << why.sentence;
      }
      ASSERT_LT(n, bench::kTooLong) << "seed " << seed << ", " << int{players} << " players";
    }
  }
}

}  // namespace
}  // namespace comares
