// Plays a fixed set of whole games at random and prints `seed action-index state-hash` after every
// action. Built natively and for WebAssembly; the two must print the same (tools/suites/wasm).
// Every game with every number of players: plain, with all modules, and with some, drawn by seed; every other one is
// dealt with 128 bits.
#include <cinttypes>
#include <cstdio>

#include "modules/list.h"

namespace {

using namespace comares;

constexpr u32 kGamesPerTable = 8;
constexpr u32 kTooLong = 20'000;  // no lawful game comes near

// All modules that go together, starting from those wanted: the last is left out until it is allowed.
std::unique_ptr<const Ruleset> create_with(Setup setup, u32 wanted) {
  for (;;) {
    setup.modules = wanted;
    Reject why;
    auto rules = create(setup, why);
    if (rules || wanted == 0) return rules;
    u32 last = 31;
    while (!(wanted >> last & 1)) --last;
    wanted &= ~(u32{1} << last);
  }
}

bool play(const Ruleset& rules, u32 seed, Seed deal) {
  static State state;
  static ActionList actions;
  Random choice(seed);
  start(rules, deal, state);
  std::printf("%" PRIu32 " start %016" PRIx64 "\n", seed, hash(rules, state));
  for (u32 index = 0; !is_over(state); ++index) {
    legal(rules, state, actions);
    if (actions.empty() || index == kTooLong) return false;
    const Action chosen = actions[choice.below(static_cast<u32>(actions.size()))];
    if (apply(rules, state, chosen)) return false;
    std::printf("%" PRIu32 " %" PRIu32 " %016" PRIx64 "\n", seed, index, hash(rules, state));
  }
  return true;
}

}  // namespace

int main() {
  u32 seed = 0;
  for (const GameType* game : games()) {
    const auto count = static_cast<u32>(game->modules().size());
    const u32 all = static_cast<u32>((u64{1} << count) - 1);
    for (u8 players = game->min_players; players <= game->max_players; ++players) {
      for (u32 i = 0; i < kGamesPerTable; ++i) {
        ++seed;
        const u32 some = static_cast<u32>(mix64(seed)) & all;
        const u32 wanted = i < 2 ? 0 : i < 4 ? all : some;
        const auto rules = create_with({.game = game, .players = players}, wanted);
        const Seed deal = i % 2 ? Seed(mix64(seed), ~mix64(seed)) : Seed(seed);
        if (!rules || !play(*rules, seed, deal)) {
          std::fprintf(stderr, "seed %" PRIu32 ": %s with %d players broke off\n", seed, game->id, players);
          return 1;
        }
      }
    }
  }
  return 0;
}
