// The signature is the one that tests/signature.txt pins, and the games of the benchmark come to an end.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "bench/signature.h"

namespace comares {
namespace {

TEST(Signature, IsTheOneOnFile) {
  if (std::getenv("COMARES_QUICK"))
    GTEST_SKIP() << "Its games take minutes under sanitizers, which see others like them.";
  u64 pinned = 0;
  ASSERT_TRUE(std::ifstream("tests/signature.txt") >> pinned) << "Run the tests in the root of the repository.";
  const u64 now = bench::Signature().value();
  EXPECT_EQ(now, pinned)
      << "Some game now goes otherwise than before. If no rule, bot or bench/signature.h was meant to "
         "change, find out why. If one was, write "
      << now << " to tests/signature.txt and 'Bench: " << now << "' with the reason into the commit message.";
}

TEST(Playouts, EndByP0) {
  static ActionList room;
  for (u8 players = 2; players <= 6; ++players) {
    const auto rules = bench::table(*find_game("alhambra"), players);
    for (u64 seed = 1; seed <= 100; ++seed) {
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

TEST(Playouts, EndUniformly) {
  const u32 all = bench::all_modules(find_game("alhambra")->modules().size());
  static ActionList actions;
  for (u8 players = 2; players <= 6; ++players) {
    for (u64 seed = 1; seed <= 30; ++seed) {
      const u32 some = seed < 10 ? 0 : seed < 20 ? all : static_cast<u32>(mix64(seed)) & all;
      const auto rules = bench::table(*find_game("alhambra"), players, some);
      State s;
      Random random(seed);
      start(*rules, seed, s);
      u32 n = 0;
      for (; !is_over(s) && n < bench::kTooLong; ++n) {
        legal(*rules, s, actions);
        ASSERT_FALSE(actions.empty());
        const Reject why = apply(*rules, s, actions[random.below(static_cast<u32>(actions.size()))]);
        ASSERT_FALSE(why) << why.sentence;
      }
      ASSERT_LT(n, bench::kTooLong) << "seed " << seed << ", " << int{players} << " players";
    }
  }
}

}  // namespace
}  // namespace comares
