// greedy's choice among some of the legal actions; see greedy.cpp.
#pragma once
#include "bots/bot.h"

namespace comares::bots {

Choice choose_greedily(const Ruleset&, const State& seen, const ActionList& among, Random&);

}  // namespace comares::bots
