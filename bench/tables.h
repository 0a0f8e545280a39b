// Tables to play at in benchmarks and for the signature.
#pragma once
#include "modules/list.h"

namespace comares::bench {

inline constexpr u32 kTooLong = 20'000;  // actions; nothing forces a game to end (base R26)

constexpr u32 all_modules(std::size_t count) { return static_cast<u32>((u64{1} << count) - 1); }

// A table with these modules; where they have no room together, the last are left out.
inline std::unique_ptr<const Ruleset> table(const GameType& game, u8 players, u32 modules = 0) {
  for (u32 last = 31;; --last) {
    Reject why;
    auto rules = create({.game = &game, .players = players, .modules = modules}, why);
    if (rules || modules == 0) return rules;
    while (!(modules >> last & 1)) --last;
    modules &= ~(u32{1} << last);
  }
}

}  // namespace comares::bench
