// Majorities, shared by every game that ranks players by number: who is tied shares the points of
// the places they fill, rounded down; nobody with nothing has a place (base.5).
#pragma once
#include <span>

#include "engine/types.h"

namespace comares::majority {

// counts[i] of each participant, 0 = no place; prize[p] = points of place p + 1; out[i] gets the points.
inline void share(std::span<const i16> counts, std::span<const u8> prize, std::span<i16> out) {
  // Without a branch: who is ahead is anybody's guess.
  u32 up_to[kMaxPlayers + 1] = {};  // points of the first so many places
  for (std::size_t place = 0; place < counts.size(); ++place)
    up_to[place + 1] = up_to[place] + (place < prize.size() ? prize[place] : 0u);
  u32 ahead[kMaxPlayers] = {}, tied[kMaxPlayers] = {};  // others
  for (std::size_t i = 0; i < counts.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      const u32 same = counts[i] == counts[k];
      ahead[i] += counts[k] > counts[i];
      ahead[k] += counts[i] > counts[k];
      tied[i] += same;
      tied[k] += same;
    }
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    // Divided by multiplying, which is exact for numbers this small.
    constexpr u32 kShare[] = {65536, 32768, 21846, 16384, 13108, 10923};
    const u32 points = (up_to[ahead[i] + tied[i] + 1] - up_to[ahead[i]]) * kShare[tied[i]] >> 16;
    out[i] = static_cast<i16>(points & (0u - u32{counts[i] > 0}));
  }
}

}  // namespace comares::majority
