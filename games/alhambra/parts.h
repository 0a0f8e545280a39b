#pragma once
#include "games/parts.h"

namespace comares::alhambra {

extern const GameParts kParts;  // of the Red Palace, too

}  // namespace comares::alhambra
