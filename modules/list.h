// Everything Comares can play. The only place that names all games and all modules is list.cpp.
#pragma once
#include <string_view>

#include "engine/game.h"

namespace comares {

std::span<const GameType* const> games();
const GameType& usual_game();  // the one that is meant where none is named
const GameType* find_game(std::string_view id);
int find_module(const GameType&, std::string_view slug);  // -1: unknown
std::unique_ptr<const Ruleset> create(const Setup&, Reject& why);

}  // namespace comares
