#pragma once
#include "games/parts.h"

namespace comares::dice {

extern const GameParts kDiceParts, kAlcazabaParts;

}  // namespace comares::dice
