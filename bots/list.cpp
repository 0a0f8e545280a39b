#include "bots/list.h"

namespace comares::bots {

extern const Bot kRandom, kGreedy;

namespace {
constexpr const Bot* kAll[] = {&kRandom, &kGreedy};
}

std::span<const Bot* const> all() { return kAll; }

const Bot* find(std::string_view name) {
  for (const Bot* b : kAll)
    if (b->name == name) return b;
  return nullptr;
}

Choice ask(const Bot& bot, const Ruleset& rules, const State& state, Random& random, int millis) {
  State seen = state;
  resample(rules, seen, to_decide(state), random);
  return bot.choose(rules, seen, random, millis);
}

}  // namespace comares::bots
