// How much greedy gains by using modules: it plays against two of its kind that leave them alone.
// COMARES_MATCH=games plays that many with every single module, or those of COMARES_MATCH_OF=slug,slug,… alone, and
// prints the results; their seeds begin at COMARES_MATCH_FROM, so that weights can be judged on other games than those they were chosen by.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "bench/tables.h"
#include "bots/greedy.h"
#include "games/alhambra/moves.h"

namespace comares {
namespace {

using alhambra::Rules;

// Does the action do something that only this module offers?
bool concerns(const Rules& r, const State& s, const Action& a, u8 owner) {
  if (a.owner == owner) return true;
  for (u8 c = 0; c < r.card.size(); ++c)
    if (r.card[c].owner == owner && r.card[c].width && alhambra::copies_in(r, a.pay, c)) return true;
  for (const PieceKind& piece : r.owner(owner).module->pieces)
    if (a.pay.word[piece.word] >> piece.shift & ((1u << piece.width) - 1u)) return true;
  if (a.owner != 0) return false;
  const alhambra::Position g{r, s};
  const bool lays = a.verb == alhambra::kPlace || a.verb == alhambra::kRedesignAdd;
  if (lays && a.a && r.owner(owner).module->may_pass) return true;
  if (a.verb != alhambra::kBuy) return false;
  return r.tile[g.table().market[a.a - 1]].owner == owner;
}

bots::Choice choose(const Ruleset& rules, const State& s, Random& random, bool plain) {
  State seen = s;
  resample(rules, seen, to_decide(s), random);
  seen.seed = random.next();
  ActionList all, some;
  legal(rules, seen, all);
  some.clear();
  const Rules& r = alhambra::as_rules(rules);
  for (const Action& a : all) {
    bool wanted = true;
    for (u8 owner = 1; plain && owner <= r.active.size(); ++owner) wanted &= !concerns(r, seen, a, owner);
    if (wanted) some.push_back(a);
  }
  return bots::choose_greedily(rules, seen, some.empty() ? all : some, random);
}

struct Result {
  double wins = 0, score = 0, others = 0;
};

// One who uses the modules, in a different seat each game, against two who leave them alone.
Result match(u32 modules, int games, u64 first_seed = 1) {
  constexpr u8 kPlayers = 3;
  const auto rules = bench::table(*find_game("alhambra"), kPlayers, modules);
  Result result;
  for (int game = 0; game < games; ++game) {
    const Seat aware = static_cast<Seat>(game % kPlayers);
    State s;
    const u64 seed = first_seed + static_cast<u64>(game);
    Random random(seed);
    start(*rules, seed, s);
    for (u32 n = 0; !is_over(s) && n < bench::kTooLong; ++n) {
      const bots::Choice choice = choose(*rules, s, random, to_decide(s) != aware);
      EXPECT_FALSE(apply(*rules, s, choice.action));
    }
    const int won = winners(s);
    result.wins += won >> aware & 1 ? 1.0 / std::popcount(static_cast<unsigned>(won)) : 0;
    result.score += s.scores[aware];
    for (Seat p = 0; p < kPlayers; ++p) result.others += p == aware ? 0 : s.scores[p] / 2.0;
  }
  return {result.wins / games, result.score / games, result.others / games};
}

TEST(GreedyWithModules, GainsByUsingThem) {
  const auto modules = find_game("alhambra")->modules();
  const char* asked = std::getenv("COMARES_MATCH");
  const char* from = std::getenv("COMARES_MATCH_FROM");
  const char* named = std::getenv("COMARES_MATCH_OF");
  for (std::size_t i = 0; asked && i < modules.size(); ++i) {
    if (named && ("," + std::string(named) + ",").find("," + std::string(modules[i].slug) + ",") == std::string::npos)
      continue;
    const Result r = match(u32{1} << i, std::atoi(asked), from ? std::strtoull(from, nullptr, 10) : 1);
    std::printf("%-24s wins %.3f  score %.1f  others %.1f\n", modules[i].slug, r.wins, r.score, r.others);
    std::fflush(stdout);
  }
  const Result all = match(bench::all_modules(modules.size()), 30);
  EXPECT_GT(all.wins, 0.5);
  EXPECT_GT(all.score, all.others + 10);
}

}  // namespace
}  // namespace comares
