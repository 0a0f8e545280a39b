// Dice as a multiset: how many of them show each building, four bits a type from the lowest.
// Which die is which never matters, so neither state nor actions nor bots know more.
#pragma once
#include <array>
#include <span>

#include "engine/rng.h"
#include "games/dice/data.h"

namespace comares::dice {

using Faces = u32;

constexpr Faces one_of(int type) { return 1u << (4 * type); }
constexpr int count_of(Faces f, int type) { return static_cast<int>(f >> (4 * type) & 15u); }
constexpr int total(Faces f) {
  const u32 pairs = (f & 0x0F0F0Fu) + (f >> 4 & 0x0F0F0Fu);
  return static_cast<int>((pairs * 0x010101u >> 16) & 0xFFu);
}
// Bit 4·type for every type that some die shows.
constexpr u32 shown(Faces f) { return (f | f >> 1 | f >> 2 | f >> 3) & 0x111111u; }
// Bit `type` for every type that some die shows.
constexpr u32 types_of(Faces f) {
  const u32 pairs = shown(f) | shown(f) >> 3;
  return (pairs & 3) | (pairs >> 6 & 12) | (pairs >> 12 & 48);
}
// Is `want` a part of `have`?
constexpr bool holds(Faces have, Faces want) {
  if (want >> 24) return false;
  const u32 low = ((have & 0x0F0F0Fu) | 0x101010u) - (want & 0x0F0F0Fu);
  const u32 high = ((have >> 4 & 0x0F0F0Fu) | 0x101010u) - (want >> 4 & 0x0F0F0Fu);
  return (low & high & 0x101010u) == 0x101010u;
}

// All parts of a set of dice that show three types: the empty one first, the set itself last, the
// count of the first type running fastest. The parts of six types are the sums of two such halves.
// Small enough to stay in the fastest cache: `legal` reads it at every throw.
struct HalfParts {
  static constexpr int kTotal = 3003;  // of all sets of up to eight dice
  struct Range {
    u16 first, size;
  };
  Range of[9 * 9 * 9];
  u16 parts[kTotal];
  static constexpr u32 place(u32 half) { return (half & 15) + 9 * (half >> 4 & 15) + 81 * (half >> 8); }
};
inline constexpr HalfParts kHalfParts = [] {
  HalfParts all{};
  u16 n = 0;
  for (u32 c = 0; c <= 8; ++c)
    for (u32 b = 0; b + c <= 8; ++b)
      for (u32 a = 0; a + b + c <= 8; ++a) {
        HalfParts::Range& range = all.of[HalfParts::place(a | b << 4 | c << 8)];
        range.first = n;
        for (u32 k = 0; k <= c; ++k)
          for (u32 j = 0; j <= b; ++j)
            for (u32 i = 0; i <= a; ++i) all.parts[n++] = static_cast<u16>(i | j << 4 | k << 8);
        range.size = static_cast<u16>(n - range.first);
      }
  return all;
}();
inline std::span<const u16> parts_of_half(u32 half) {
  const HalfParts::Range range = kHalfParts.of[HalfParts::place(half)];
  return {kHalfParts.parts + range.first, range.size};
}

// What four dice show for each number below 6⁴: its digits to the base 6, the last one first.
inline constexpr auto kFourDice = [] {
  std::array<Faces, 1296> all{};
  for (u32 i = 0; i < all.size(); ++i)
    for (u32 rest = i, k = 0; k < 4; ++k, rest /= 6) all[i] += one_of(static_cast<int>(rest % 6));
  return all;
}();
inline constexpr u32 kSixTo[kDice + 1] = {1, 6, 36, 216, 1296, 7776, 46656, 279936, 1679616};

// One draw of the stream throws all n dice: a number below 6ⁿ.
inline Faces throw_dice(Stream chance, int n) {
  const u32 drawn = chance.below(kSixTo[n]);
  // Digits that are not there count as zeros, that is as pavilions.
  return kFourDice[drawn % 1296] + kFourDice[drawn / 1296] - static_cast<u32>(kDice - n);
}

}  // namespace comares::dice
