// greedy's choice among some of the legal actions; see greedy.cpp.
#pragma once
#include "bots/bot.h"

namespace comares::bots {

// Can it value actions of this game without trying them in playouts?
bool knows_game(const Ruleset&);
Choice choose_greedily(const Ruleset&, const State& seen, const ActionList& among, Random&);

}  // namespace comares::bots
