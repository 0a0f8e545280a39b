// All bots, by name.
#pragma once
#include <string_view>

#include "bots/bot.h"

namespace comares::bots {

std::span<const Bot* const> all();
const Bot* find(std::string_view name);  // null: unknown

}  // namespace comares::bots
