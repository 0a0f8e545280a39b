// The parts that search and clients lean on: the palace's queries, copying and hashing a state,
// listing, scoring, a decision of the bot. Palaces have 15 to 25 tiles; positions are taken from games
// played by p0.
#include <benchmark/benchmark.h>

#include <vector>

#include "bench/tables.h"
#include "bots/judge.h"
#include "bots/list.h"
#include "bots/search.h"
#include "games/alhambra/p0.h"

namespace {

using namespace comares;
using namespace comares::alhambra;

const Ruleset& base_table() {
  static const auto rules = bench::table(*find_game("alhambra"), 3);
  return *rules;
}

// Calls use(state) at every turn of p0's games until it says that it has enough.
template <class Use>
void visit_positions(Use use) {
  const Ruleset& rules = base_table();
  static ActionList room;
  Random random(2);
  State s;
  for (u64 seed = 1;; ++seed) {
    start(rules, seed, s);
    while (!is_over(s)) {
      Action a;
      alhambra::choose_p0(rules, s, random, a, room);
      if (apply(rules, s, a)) return;
      if (!is_over(s) && s.agenda.back().kind == kMainAction && !use(s)) return;
    }
  }
}

struct Home {
  palace::Palace palace;
  palace::Pieces pieces;
  palace::ConstRef ref() const { return {palace, pieces, 0}; }
};

// A palace of base tiles, each put into a random legal cell.
Home built(std::size_t tiles, Random& random) {
  Home home{};
  const palace::Ref ref{home.palace, home.pieces, 0};
  palace::found(ref);
  u8 bag[54];
  for (u8 i = 0; i < std::size(bag); ++i) bag[i] = i;
  random.shuffle(std::span<u8>(bag));
  for (const u8 id : bag) {
    if (home.palace.tiles == tiles) break;
    const u8 sides = base_tiles()[id].sides;
    palace::Cells cells;
    palace::legal_cells(ref, sides, cells);
    if (!cells.empty()) palace::add(ref, id, cells[random.below(static_cast<u32>(cells.size()))], sides);
  }
  return home;
}

// Few enough to stay in the first cache, as a palace under search does.
const std::vector<Home>& homes() {
  static const auto all = [] {
    std::vector<Home> found;
    Random random(4);
    for (std::size_t tiles = 15; tiles <= 25; ++tiles)
      for (int i = 0; i < 2; ++i) found.push_back(built(tiles, random));
    return found;
  }();
  return all;
}
std::vector<State> positions() {
  std::vector<State> found;
  int turn = 0;
  visit_positions([&](const State& s) {
    if (++turn % 40 == 0) found.push_back(s);
    return found.size() < 24;
  });
  return found;
}

template <class Ask>
void ask_palaces(benchmark::State& run, Ask ask) {
  const std::vector<Home>& all = homes();
  u32 n = 0;
  u64 sides = 0x9E3779B97F4A7C15ull;
  for (auto _ : run) {
    sides = sides * 6364136223846793005ull + 1442695040888963407ull;
    ask(all[n].ref(), static_cast<u8>(sides >> 60));
    if (++n == all.size()) n = 0;
  }
  run.SetItemsProcessed(run.iterations());
}

void legal_cells(benchmark::State& run) {
  palace::Cells cells;
  ask_palaces(run, [&](palace::ConstRef home, u8 sides) {
    palace::legal_cells(home, sides, cells);
    benchmark::DoNotOptimize(cells);
  });
}
BENCHMARK(legal_cells)->Name("palace/legal_cells");

void swap_cells(benchmark::State& run) {
  palace::Cells cells;
  ask_palaces(run, [&](palace::ConstRef home, u8 sides) {
    palace::swap_cells(home, sides, cells);
    benchmark::DoNotOptimize(cells);
  });
}
BENCHMARK(swap_cells)->Name("palace/swap_cells");

void removable(benchmark::State& run) {
  palace::Cells cells;
  ask_palaces(run, [&](palace::ConstRef home, u8) {
    palace::removable(home, cells);
    benchmark::DoNotOptimize(cells);
  });
}
BENCHMARK(removable)->Name("palace/removable");

void longest_wall(benchmark::State& run) {
  ask_palaces(run, [](palace::ConstRef home, u8) { benchmark::DoNotOptimize(palace::longest_wall(home)); });
}
BENCHMARK(longest_wall)->Name("palace/longest_wall");

void copy(benchmark::State& run) {
  const std::vector<State> all = positions();
  State s;
  std::size_t n = 0;
  for (auto _ : run) {
    std::memcpy(&s, &all[n], sizeof s);
    benchmark::DoNotOptimize(s);
    n = (n + 1) % 4;
  }
  run.SetItemsProcessed(run.iterations());
  run.counters["bytes"] = sizeof(State);
}
BENCHMARK(copy)->Name("state/copy");

void hash_state(benchmark::State& run) {
  const std::vector<State> all = positions();
  std::size_t n = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(hash(base_table(), all[n]));
    n = (n + 1) % all.size();
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(hash_state)->Name("state/hash");

void list_legal(benchmark::State& run) {
  const std::vector<State> all = positions();
  static ActionList actions;
  std::size_t n = 0;
  for (auto _ : run) {
    legal(base_table(), all[n], actions);
    benchmark::DoNotOptimize(actions);
    n = (n + 1) % all.size();
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(list_legal)->Name("state/legal");

void score_state(benchmark::State& run) {
  const std::vector<State> all = positions();
  ScoreSheet sheet;
  std::size_t n = 0;
  for (auto _ : run) {
    sheet.clear(false);
    score(base_table(), all[n], 3, sheet);
    benchmark::DoNotOptimize(sheet);
    n = (n + 1) % all.size();
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(score_state)->Name("state/score");

void greedy(benchmark::State& run) {
  const std::vector<State> all = positions();
  const bots::Bot& bot = *bots::find("greedy");
  Random random(3);
  std::size_t n = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(bots::ask(bot, base_table(), all[n], random).value);
    n = (n + 1) % all.size();
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(greedy)->Name("bot/greedy");

// Decisions with the playouts that a level has without a clock; the counter is playouts per second.
void level(benchmark::State& run, const char* name) {
  const std::vector<State> all = positions();
  const bots::Bot& bot = *bots::find(name);
  Random random(3);
  std::size_t n = 0;
  u64 playouts = 0;
  for (auto _ : run) {
    playouts += bots::ask(bot, base_table(), all[n], random).playouts;
    n = (n + 1) % all.size();
  }
  run.SetItemsProcessed(run.iterations());
  run.counters["playouts"] = benchmark::Counter(static_cast<double>(playouts), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(level, normal, "normal")->Name("bot/normal");
BENCHMARK_CAPTURE(level, hard, "hard")->Name("bot/hard");

void playout(benchmark::State& run) {
  const std::vector<State> all = positions();
  Random random(3);
  std::size_t n = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(bots::value_of(base_table(), all[n], 0, 0, random, 16, {.playouts = 16, .millis = 1}));
    n = (n + 1) % all.size();
  }
  run.SetItemsProcessed(16 * run.iterations());
}
BENCHMARK(playout)->Name("search/playout");

void judge(benchmark::State& run) {
  const std::vector<State> all = positions();
  const bots::Judge by(base_table(), all[0]);
  std::size_t n = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(by.judge(all[n], 0));
    n = (n + 1) % all.size();
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(judge)->Name("search/judge");

}  // namespace
