// Majorities, shared by every game that ranks players by number: who is tied shares the points of
// the places they fill, rounded down; nobody with nothing has a place (base.5).
#pragma once
#include <span>

#include "engine/types.h"

namespace comares::majority {

// counts[i] of each participant, 0 = no place; prize[p] = points of place p + 1; out[i] gets the points.
inline void share(std::span<const i16> counts, std::span<const u8> prize, std::span<i16> out) {
  for (std::size_t i = 0; i < counts.size(); ++i) {
    out[i] = 0;
    if (counts[i] <= 0) continue;
    std::size_t ahead = 0, tied = 0;
    for (i16 other : counts) {
      ahead += other > counts[i];
      tied += other == counts[i];
    }
    int pot = 0;
    for (std::size_t place = ahead; place < ahead + tied && place < prize.size(); ++place)
      pot += prize[place];
    out[i] = static_cast<i16>(tied == 1 ? pot : pot / static_cast<int>(tied));  // a division takes long
  }
}

}  // namespace comares::majority
