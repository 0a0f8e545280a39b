#include "train/games.h"

#include <chrono>
#include <cstring>
#include <fstream>

#include "bench/tables.h"
#include "bots/list.h"
#include "bots/search.h"
#include "games/alhambra/alhambra.h"

namespace comares::train {

namespace {

bool is_judged(const GameType& game) {
  Reject why;
  const auto rules = create({.game = &game, .players = game.min_players}, why);
  return rules && alhambra::rules_of(*rules);
}

struct Namer final : bots::NameSink {
  std::deque<std::string>& names;
  bots::Weights& weights;
  Namer(std::deque<std::string>& n, bots::Weights& w) : names(n), weights(w) {}
  void hear(std::string_view group, std::string_view name, std::string_view more) override {
    const std::string full = std::string(group) + "/" + std::string(name) + std::string(more);
    if (weights.find(full) >= 0) return;
    if (weights.inputs == bots::kMostInputs) std::abort();
    names.push_back(full);
    weights.name[weights.inputs++] = names.back();
  }
};

// Players and modules of a game, drawn: plain, one module, a few, half of them.
std::unique_ptr<const Ruleset> draw_table(const std::vector<const GameType*>& all, Random& random) {
  const GameType& game = *all[random.below(8) == 0 ? all.size() - 1 : 0];
  constexpr u8 kPlayers[] = {2, 2, 3, 3, 3, 4, 4, 5, 6};
  const u8 players = kPlayers[random.below(std::size(kPlayers))];
  const u32 n = static_cast<u32>(game.modules().size());
  u32 modules = 0;
  if (n) {
    u32 count = 0;
    switch (random.below(5)) {
      case 0: break;
      case 1:
      case 2: count = 1; break;
      case 3: count = 2 + random.below(3); break;
      default: count = 5 + random.below(5); break;
    }
    for (; count; --count) modules |= 1u << random.below(n);
  }
  return bench::table(game, players, modules);
}

}  // namespace

Columns::Columns() : weights_(std::make_unique<bots::Weights>()) {
  Namer namer(names_, *weights_);
  for (const GameType* game : games()) {
    if (!is_judged(*game)) continue;
    const u32 n = static_cast<u32>(game->modules().size());
    for (u32 i = 0; i <= n; ++i) {
      const auto rules = bench::table(*game, 3, i ? 1u << (i - 1) : 0);
      State s;
      start(*rules, 1, s);
      bots::name_inputs(*rules, s, namer);
    }
  }
}

bool save(const char* name, const std::vector<Example>& examples) {
  std::ofstream file(name, std::ios::binary);
  for (const Example& e : examples) {
    const u32 n = static_cast<u32>(e.inputs.size());
    file.write(reinterpret_cast<const char*>(&n), sizeof n);
    file.write(reinterpret_cast<const char*>(e.inputs.data()), static_cast<std::streamsize>(n * sizeof(bots::Input)));
    file.write(reinterpret_cast<const char*>(e.target), sizeof e.target);
  }
  return static_cast<bool>(file.flush());
}

bool load(const char* name, std::vector<Example>& out) {
  std::ifstream file(name, std::ios::binary);
  for (u32 n = 0; file.read(reinterpret_cast<char*>(&n), sizeof n);) {
    Example e;
    e.inputs.resize(n);
    file.read(reinterpret_cast<char*>(e.inputs.data()), static_cast<std::streamsize>(n * sizeof(bots::Input)));
    if (!file.read(reinterpret_cast<char*>(e.target), sizeof e.target)) return false;
    out.push_back(std::move(e));
  }
  return file.eof();
}

std::vector<Example> play_games(const bots::Weights& columns, const Recipe& recipe) {
  std::vector<const GameType*> all;
  for (const GameType* game : games())
    if (is_judged(*game)) all.push_back(game);
  std::vector<Example> found;
  const auto began = std::chrono::steady_clock::now();
  const bots::Bot& greedy = *bots::find("greedy");
  const bots::Style style = {.playouts = recipe.playouts, .millis = 1, .turns = 4, .weights = recipe.by};
  for (int game = 0; game < recipe.games; ++game) {
    if (game % 16 == 0) {
      const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began;
      if (passed.count() > recipe.seconds) break;
    }
    Random random(recipe.seed * 1'000'003 + static_cast<u64>(game));
    const auto rules = draw_table(all, random);
    // A judge sees what playouts by habit lead to as well, and what players do who are not of the best.
    u32 careless[kMaxPlayers];
    for (u32& c : careless) c = random.below(3) == 0 ? random.below(30) : 2;
    State s;
    start(*rules, random.next(), s);
    const bots::Judge judge(*rules, s, columns);
    struct Seen {
      std::size_t example;
      Seat seat;
    };
    std::vector<Seen> seen;
    u32 turns = 0;
    const u32 every = 1 + random.below(3);
    while (!is_over(s) && s.actions < 1500) {
      if (bots::turn_begins(*rules, s) && ++turns % every == 0) {
        const Seat first = static_cast<Seat>(random.below(s.players));
        for (const Seat me : {first, static_cast<Seat>((first + 1) % s.players)}) {
          bots::Inputs inputs;
          judge.list_inputs(s, me, inputs);
          seen.push_back({found.size(), me});
          found.push_back({{inputs.at, inputs.at + inputs.size}, {}});
        }
      }
      const Seat p = to_decide(s);
      Action a;
      if (random.below(100) < careless[p]) a = habit(*rules, s, random);
      else if (!recipe.by) a = bots::ask(greedy, *rules, s, random).action;
      else a = bots::search(*rules, s, random, {}, style).action;
      if (apply(*rules, s, a)) std::abort();
    }
    if (!is_over(s)) {
      found.resize(seen.empty() ? found.size() : seen.front().example);
      continue;
    }
    for (const Seen& one : seen) {
      const bots::Value end = bots::as_it_stands(*rules, s, one.seat);
      float(&target)[bots::kOutputs] = found[one.example].target;
      target[bots::kMargin] = static_cast<float>(end.margin) / 1000;
      target[bots::kWin] = static_cast<float>(end.win) / 10'000;
    }
  }
  return found;
}

}  // namespace comares::train
