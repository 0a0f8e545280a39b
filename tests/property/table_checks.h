// What must hold at every moment of every game of Alhambra, whatever modules are in play.
#pragma once
#include <string>
#include <vector>

#include "games/alhambra/moves.h"

namespace comares::property {

// Copies of every card on the table, in hands and with modules. Never changes once the cards are dealt.
std::vector<int> card_census(const alhambra::Position&);

// Empty when all is well, else what is wrong: every tile is in exactly one place, market, bag and
// set-aside tiles agree with it, every palace is lawful and its caches tell the truth.
// With the state before the action, only palaces that have changed are looked at.
std::string broken(const alhambra::Position&, const State* before = nullptr);

// Majorities and walls of scoring `round`, counted anew in the slowest way (no modules).
std::vector<int> slow_score(const alhambra::Position&, int round);

}  // namespace comares::property
