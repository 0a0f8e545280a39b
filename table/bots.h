// The bots as tables use them: by level, on a copy of the game in which everything the seat
// cannot know has been redealt.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.h"
#include "engine/game.h"

namespace comares::table {

std::vector<std::string> bot_levels();
std::string default_bot();
inline constexpr const char* kAnyMove = "random";  // the level that plays any lawful move
void check_bot(std::string_view level, codec::Refusal&);

// What the bot does at the decision on top of `state`, which is its own.
Action bot_choice(const Ruleset&, const State& state, std::string_view level, u64 seed);

}  // namespace comares::table
