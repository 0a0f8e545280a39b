// For games without an appraisal of their own: each action is tried in a number of games played on at
// random, and the one with the best margin over the others is chosen. Knows nothing of any game.
#pragma once
#include "bots/bot.h"

namespace comares::bots {

Choice choose_by_playouts(const Ruleset&, const State& seen, const ActionList& actions, Random&);

}  // namespace comares::bots
