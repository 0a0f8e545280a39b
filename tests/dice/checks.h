// What must hold at every moment of a game of the dice box; "" or what is wrong.
#pragma once
#include <memory>
#include <string>

#include "games/dice/alcazaba.h"
#include "games/dice/dice.h"
#include "modules/list.h"

namespace comares::dice_tests {

std::shared_ptr<const Ruleset> rules_of(const char* game, int players);

std::string broken(const Ruleset&, const State&);

// Majorities counted by another way: of the dice game by piles, of Alcazaba by tiles; no walls.
int slow_points(const Ruleset&, const State&, Seat, int round);

}  // namespace comares::dice_tests
