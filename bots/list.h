// All bots, by name.
#pragma once
#include <string_view>

#include "bots/bot.h"

namespace comares::bots {

std::span<const Bot* const> all();       // in the order of their strength, the yardsticks last
const Bot* find(std::string_view name);  // null: unknown
const Bot& usual();                      // who plays where nobody was named
const Bot& adviser();                    // who gives hints

// name[:key=value…], with the keys playouts, millis and seed. `bot` is null if there is no such bot; false if anything
// else is wrong.
bool read_spec(std::string_view text, Spec& out);

}  // namespace comares::bots
