// Whole games on one thread: items are games, the counter is actions per second. Uniformly random play
// carries out what `legal` has listed, as a search does; p0 makes up its own payments, which are checked.
#include <benchmark/benchmark.h>

#include "bench/p0.h"
#include "bench/tables.h"

namespace {

using namespace comares;

// choose_and_apply(state, random): false where an action was refused.
template <class Play>
void play_games(benchmark::State& run, const Ruleset& rules, Play choose_and_apply) {
  State s;
  Random random(1);
  u64 seed = 0, actions = 0;
  for (auto _ : run) {
    start(rules, ++seed, s);
    for (u32 n = 0; !is_over(s) && n < bench::kTooLong; ++n) {
      if (!choose_and_apply(s, random)) {
        run.SkipWithError("an action was refused");
        return;
      }
      ++actions;
    }
    benchmark::DoNotOptimize(s.scores);
  }
  run.SetItemsProcessed(run.iterations());
  run.counters["actions"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
}

ActionList actions;

void play_uniformly(benchmark::State& run, u32 modules, const char* game = "alhambra") {
  const auto rules = bench::table(*find_game(game), 3, modules);
  play_games(run, *rules, [&](State& s, Random& random) {
    legal(*rules, s, actions);
    carry_out(*rules, s, actions[random.below(static_cast<u32>(actions.size()))]);
    return true;
  });
}

void play_p0(benchmark::State& run, u32 modules) {
  const auto rules = bench::table(*find_game("alhambra"), 3, modules);
  play_games(run, *rules, [&](State& s, Random& random) {
    Action a;
    bench::choose_p0(*rules, s, random, a, actions);
    return !apply(*rules, s, a).rejected();
  });
}

void p0(benchmark::State& run) { play_p0(run, 0); }
BENCHMARK(p0)->Name("playout/alhambra-3p-p0");

void uniform(benchmark::State& run) { play_uniformly(run, 0); }
BENCHMARK(uniform)->Name("playout/alhambra-3p-uniform");

// The same with every action checked once more, as those of people and of records are.
void uniform_checked(benchmark::State& run) {
  const auto rules = bench::table(*find_game("alhambra"), 3, 0);
  play_games(run, *rules, [&](State& s, Random& random) {
    legal(*rules, s, actions);
    const Action a = actions[random.below(static_cast<u32>(actions.size()))];
    return !apply(*rules, s, a).rejected();
  });
}
BENCHMARK(uniform_checked)->Name("playout/alhambra-3p-uniform-checked");

u32 all_modules() { return bench::all_modules(find_game("alhambra")->modules().size()); }

void with_all_modules(benchmark::State& run) { play_p0(run, all_modules()); }
BENCHMARK(with_all_modules)->Name("playout/alhambra-3p-all-modules");

void uniform_with_all_modules(benchmark::State& run) { play_uniformly(run, all_modules()); }
BENCHMARK(uniform_with_all_modules)->Name("playout/alhambra-3p-all-modules-uniform");

void dice(benchmark::State& run) { play_uniformly(run, 0, "dice"); }
BENCHMARK(dice)->Name("playout/dice-3p-uniform");

void alcazaba(benchmark::State& run) { play_uniformly(run, 0, "alcazaba"); }
BENCHMARK(alcazaba)->Name("playout/alcazaba-3p-uniform");

}  // namespace
