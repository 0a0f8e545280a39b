// What a bot would do and why, as the protocol and the message `hint` tell it.
#pragma once
#include "bots/bot.h"
#include "codec/notation.h"

namespace comares::table {

// For the player to decide: `action`; where the bot weighs things up, `value`, `alternatives`, `playouts` and, with a
// clock, `millis`; and if `because` is wanted, where the choice differs from the next best. Depends on what the player can
// see and, unless it keeps to a time, the generator alone.
codec::json::object advice(const codec::Notation&, const State&, const bots::Spec&, Random&, bots::Clock, bool because);

}  // namespace comares::table
