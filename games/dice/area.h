// The dice area: six columns of 24 fields in one order, (8,1) best to (1,3) worst (dice.3.3).
// Marking with the next lower free field, pushing a chain one field down (dice.3.4, R1, R2).
#pragma once
#include <bit>

#include "games/dice/data.h"

namespace comares::dice {

// A field is its place in the order, from 0 = (8,1) to 23 = (1,3).
inline constexpr u8 kOffTheArea = kFields;
constexpr u8 field_at(int line, int field) { return static_cast<u8>(kFieldsPerLine * (kLines - line) + field - 1); }
constexpr u8 line_of(u8 at) { return static_cast<u8>(kLines - at / kFieldsPerLine); }
constexpr u8 field_of(u8 at) { return static_cast<u8>(at % kFieldsPerLine + 1); }
// Where n symbols after so many throws belong; nine of a kind are as good as a first throw.
constexpr u8 target_of(int n, int throws) { return n > kLines ? u8{0} : field_at(n, throws); }
static_assert(field_at(8, 1) == 0 && field_at(5, 3) == 11 && field_at(4, 1) == 12 && field_at(1, 3) == 23);

struct Area {
  u32 taken[kBuildings];  // bit per field
  Seat owner[kBuildings][kFields];

  void clear() {
    for (u32& mask : taken) mask = 0;
    for (auto& column : owner)
      for (Seat& s : column) s = kNobody;
  }
  void put(int column, u8 at, Seat s) {
    taken[column] |= 1u << at;
    owner[column][at] = s;
  }
  Seat take(int column, u8 at) {
    const Seat s = owner[column][at];
    taken[column] &= ~(1u << at);
    owner[column][at] = kNobody;
    return s;
  }
  // The best free field from `at` down; kOffTheArea if there is none.
  u8 free_from(int column, u8 at) const {
    const u32 open = ~taken[column] & (~0u << at) & ((1u << kFields) - 1);
    return open ? static_cast<u8>(std::countr_zero(open)) : kOffTheArea;
  }
  u8 best(int column) const { return taken[column] ? static_cast<u8>(std::countr_zero(taken[column])) : kOffTheArea; }
  u8 second(int column) const {
    const u32 rest = taken[column] & (taken[column] - 1);
    return rest ? static_cast<u8>(std::countr_zero(rest)) : kOffTheArea;
  }
};

}  // namespace comares::dice
