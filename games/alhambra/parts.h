#pragma once
#include "games/parts.h"

namespace comares::alhambra {

extern const GameParts kParts;

// For other games on the same functions.
extern const PalaceParts kPalaceParts;
extern const WindowParts kWindowParts;
int scorings_done(const Ruleset&, const State&);

}  // namespace comares::alhambra
