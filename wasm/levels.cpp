// Asks every bot at 30 positions of each game, with none, some and all modules, and prints `number action value` and the
// values of the alternatives and of an explanation. Built natively and for WebAssembly; the two must print the same
// (tools/suites/wasm).
#include <cinttypes>
#include <cstdio>

#include "bots/explain.h"
#include "bots/list.h"
#include "modules/list.h"

namespace {

using namespace comares;

constexpr u32 kPositions = 30, kPlayouts = 40, kDeals = 4;

std::unique_ptr<const Ruleset> create_with(Setup setup, u32 wanted) {
  for (u32 last = 31;; --last) {
    setup.modules = wanted;
    Reject why;
    auto rules = create(setup, why);
    if (rules || wanted == 0) return rules;
    while (!(wanted >> last & 1)) --last;
    wanted &= ~(u32{1} << last);
  }
}

u64 digest(const Action& a) {
  u64 h = u64{a.owner} << 8 | a.verb;
  for (const int part : {int{a.tile}, int{a.a}, int{a.b}, int{a.c}, int{a.x}, int{a.y}})
    h = mix64(h) ^ static_cast<u64>(part);
  for (const u32 word : a.pay.word) h = mix64(h) ^ word;
  return h;
}

void tell(u32 number, const Ruleset& rules, const State& s) {
  for (const bots::Bot* bot : bots::all()) {
    bots::Spec spec = *bot;
    spec.playouts = kPlayouts;
    Random random(number);
    const bots::Choice choice = bots::ask(spec, rules, s, random);
    std::printf("%" PRIu32 " %s %016" PRIx64 " %d %d %d", number, bot->name, digest(choice.action), choice.value.win,
                choice.value.margin, choice.value.error);
    for (const bots::Rated& r : choice.alternatives)
      std::printf(" %016" PRIx64 " %d", digest(r.action), r.value.margin);
    if (bot == &bots::usual() && !choice.alternatives.empty()) {
      const bots::Because why = bots::compare(rules, s, choice.action, choice.alternatives[0].action, random, kDeals);
      std::printf(" because %d %d", why.others, why.actions);
      for (const bots::Reason& r : why.reasons) std::printf(" %d:%d", r.category, r.points);
    }
    std::printf("\n");
  }
}

// A position somewhere in a game played half by habit, half at random.
bool reach(const Ruleset& rules, u32 number, State& s) {
  static ActionList actions;
  Random random(number);
  start(rules, Seed(number), s);
  for (u32 left = random.below(90); left > 0; --left) {
    legal(rules, s, actions);
    const u32 any = random.below(static_cast<u32>(actions.size()));
    State before = s;
    if (apply(rules, s, random.below(2) ? habit(rules, s, random) : actions[any])) return false;
    if (!is_over(s)) continue;
    s = before;
    return true;
  }
  return true;
}

}  // namespace

int main() {
  static State s;
  u32 number = 0;
  for (const GameType* game : games()) {
    const u32 all = static_cast<u32>((u64{1} << game->modules().size()) - 1);
    for (u32 i = 0; i < kPositions; ++i) {
      ++number;
      const u32 wanted = i % 3 == 0 ? 0 : i % 3 == 1 ? all : static_cast<u32>(mix64(number)) & all;
      const u8 players = static_cast<u8>(2 + i % 5);
      const auto rules = create_with({.game = game, .players = players}, wanted);
      if (!rules || !reach(*rules, number, s)) {
        std::fprintf(stderr, "position %" PRIu32 ": %s broke off\n", number, game->id);
        return 1;
      }
      tell(number, *rules, s);
    }
  }
  return 0;
}
