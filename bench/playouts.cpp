// Whole games on one thread: items are games, the counter is actions per second.
#include <benchmark/benchmark.h>

#include "bench/tables.h"
#include "games/alhambra/p0.h"

namespace {

using namespace comares;

// choose(state, random) gives an action.
template <class Choose>
void play_games(benchmark::State& run, const Ruleset& rules, Choose choose) {
  State s;
  Random random(1);
  u64 seed = 0, actions = 0;
  for (auto _ : run) {
    start(rules, ++seed, s);
    for (u32 n = 0; !is_over(s) && n < bench::kTooLong; ++n) {
      const Action a = choose(s, random);
      if (apply(rules, s, a)) {
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

void play_uniformly(benchmark::State& run, const char* game, u32 modules) {
  const auto rules = bench::table(*find_game(game), 3, modules);
  play_games(run, *rules, [&](const State& s, Random& random) {
    legal(*rules, s, actions);
    return actions[random.below(static_cast<u32>(actions.size()))];
  });
}

void play_p0(benchmark::State& run, const char* game, u32 modules) {
  const auto rules = bench::table(*find_game(game), 3, modules);
  play_games(run, *rules, [&](const State& s, Random& random) {
    Action a;
    alhambra::choose_p0(*rules, s, random, a, actions);
    return a;
  });
}

u32 all_modules() { return bench::all_modules(find_game("alhambra")->modules().size()); }

// The list is in the order of the extensions, each of four modules (modules/list.cpp).
u32 four_extensions() { return bench::all_modules(16); }

void p0(benchmark::State& run) { play_p0(run, "alhambra", 0); }
BENCHMARK(p0)->Name("playout/alhambra-3p-p0");

void uniform(benchmark::State& run) { play_uniformly(run, "alhambra", 0); }
BENCHMARK(uniform)->Name("playout/alhambra-3p-uniform");

void with_all_modules(benchmark::State& run) { play_p0(run, "alhambra", all_modules()); }
BENCHMARK(with_all_modules)->Name("playout/alhambra-3p-all-modules");

void uniform_with_all_modules(benchmark::State& run) { play_uniformly(run, "alhambra", all_modules()); }
BENCHMARK(uniform_with_all_modules)->Name("playout/alhambra-3p-all-modules-uniform");

void with_four_extensions(benchmark::State& run) { play_p0(run, "alhambra", four_extensions()); }
BENCHMARK(with_four_extensions)->Name("playout/alhambra-3p-four-extensions");

void uniform_with_four_extensions(benchmark::State& run) { play_uniformly(run, "alhambra", four_extensions()); }
BENCHMARK(uniform_with_four_extensions)->Name("playout/alhambra-3p-four-extensions-uniform");

void dice(benchmark::State& run) { play_uniformly(run, "dice", 0); }
BENCHMARK(dice)->Name("playout/dice-3p-uniform");

void alcazaba(benchmark::State& run) { play_uniformly(run, "alcazaba", 0); }
BENCHMARK(alcazaba)->Name("playout/alcazaba-3p-uniform");

void red_palace_p0(benchmark::State& run) { play_p0(run, "red-palace", 0); }
BENCHMARK(red_palace_p0)->Name("playout/red-palace-3p-p0");

void red_palace(benchmark::State& run) { play_uniformly(run, "red-palace", 0); }
BENCHMARK(red_palace)->Name("playout/red-palace-3p-uniform");

}  // namespace
