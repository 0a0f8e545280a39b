// Everything Comares can play. The only place that names all games and all modules is list.cpp.
#pragma once
#include <string_view>

#include "engine/game.h"

namespace comares {

std::span<const GameType* const> games();
const GameType& usual_game();  // the one that is meant where none is named
// A game or module whose rules were corrected may stay in the list as it was, with its lower version, so that games begun
// with it can be finished. Whoever names no version gets the newest.
inline constexpr int kNewest = -1;
const GameType* find_game(std::string_view id, int version = kNewest);           // null: unknown
int find_module(const GameType&, std::string_view slug, int version = kNewest);  // -1: unknown
bool is_newest(const GameType&);
bool is_newest(const GameType&, std::size_t module);
u32 newest_modules(const GameType&);  // all of them together
std::unique_ptr<const Ruleset> create(const Setup&, Reject& why);

}  // namespace comares
