// random: any legal action, all equally likely.
#include <memory>

#include "bots/bot.h"

namespace comares::bots {

namespace {

Choice choose(const Ruleset& rules, const State& seen, Random& random, const Budget&) {
  const auto actions = std::make_unique<ActionList>();
  legal(rules, seen, *actions);
  return {.action = (*actions)[random.below(static_cast<u32>(actions->size()))]};
}

}  // namespace

extern const Bot kRandom;
constinit const Bot kRandom = {"random", "plays any legal move", true, choose};

}  // namespace comares::bots
