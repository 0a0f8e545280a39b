// What fixes all of chance in a game.
#pragma once
#include "engine/types.h"

namespace comares {

// A whole number of 64 bits (high = 0), as scripts and tests use; or, among people, all 128 bits, of which the high
// half is not 0: then nobody can work back to it from what was seen (engine/rng.h).
struct Seed {
  u64 low, high;
  Seed() = default;
  constexpr Seed(u64 l, u64 h = 0) : low(l), high(h) {}
  constexpr bool operator==(const Seed&) const = default;
  constexpr bool is_number() const { return high == 0; }
};

}  // namespace comares
