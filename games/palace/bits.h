// A square grid of cells as a set of bits, row by row: Bits (16×16) and WideBits (64×64).
// One template, so that every algorithm of the palace is written once for both sizes.
// Plain loops over 64-bit words: compilers turn them into vector code where the target has any.
// No shift looks after the left and right edge: sets that are shifted keep off the outermost cells.
#pragma once
#include <bit>

#include "engine/types.h"

namespace comares::palace {

template <int Width>
struct Grid {
  static_assert(Width == 16 || Width == 64);
  static constexpr int kWidth = Width;
  static constexpr int kCells = Width * Width;
  static constexpr int kWords = kCells / 64;

  u64 w[kWords];

  static constexpr Grid none() {
    Grid r;
    for (int i = 0; i < kWords; ++i) r.w[i] = 0;
    return r;
  }

  // Cells outside the grid hold nothing, so neighbours may be asked for without a check.
  constexpr bool test(int p) const {
    if (static_cast<unsigned>(p) >= kCells) return false;
    return (w[static_cast<unsigned>(p) / 64] >> (p & 63)) & 1;
  }
  constexpr void set(int p) { w[static_cast<unsigned>(p) / 64] |= u64{1} << (p & 63); }
  constexpr void reset(int p) { w[static_cast<unsigned>(p) / 64] &= ~(u64{1} << (p & 63)); }
  constexpr void put(int p, bool on) {
    u64& word = w[static_cast<unsigned>(p) / 64];
    word = (word & ~(u64{1} << (p & 63))) | (u64{on} << (p & 63));
  }

  constexpr bool any() const {
    u64 all = 0;
    for (int i = 0; i < kWords; ++i) all |= w[i];
    return all != 0;
  }
  constexpr bool none_set() const { return !any(); }

  // Index of the first cell; only where any() holds.
  constexpr int first() const {
    int i = 0;
    while (w[i] == 0) ++i;
    return i * 64 + std::countr_zero(w[i]);
  }

  // Without the instruction a library call would be made; sums of bytes are enough for our sizes.
  constexpr int count() const {
    int sum = 0;
    for (int i = 0; i < kWords; ++i) {
      u64 v = w[i];
      v -= (v >> 1) & 0x5555555555555555u;
      v = (v & 0x3333333333333333u) + ((v >> 2) & 0x3333333333333333u);
      v = (v + (v >> 4)) & 0x0f0f0f0f0f0f0f0fu;
      sum += static_cast<int>((v * 0x0101010101010101u) >> 56);
    }
    return sum;
  }

  template <class F>
  constexpr void for_each(F f) const {
    for (int i = 0; i < kWords; ++i)
      for (u64 v = w[i]; v != 0; v &= v - 1) f(i * 64 + std::countr_zero(v));
  }

  friend constexpr Grid operator&(const Grid& a, const Grid& b) {
    Grid r;
    for (int i = 0; i < kWords; ++i) r.w[i] = a.w[i] & b.w[i];
    return r;
  }
  friend constexpr Grid operator|(const Grid& a, const Grid& b) {
    Grid r;
    for (int i = 0; i < kWords; ++i) r.w[i] = a.w[i] | b.w[i];
    return r;
  }
  friend constexpr Grid operator^(const Grid& a, const Grid& b) {
    Grid r;
    for (int i = 0; i < kWords; ++i) r.w[i] = a.w[i] ^ b.w[i];
    return r;
  }
  friend constexpr Grid operator-(const Grid& a, const Grid& b) {  // a without b
    Grid r;
    for (int i = 0; i < kWords; ++i) r.w[i] = a.w[i] & ~b.w[i];
    return r;
  }
  constexpr Grid& operator|=(const Grid& o) { return *this = *this | o; }
  constexpr Grid& operator&=(const Grid& o) { return *this = *this & o; }
  constexpr Grid& operator-=(const Grid& o) { return *this = *this - o; }
  friend constexpr bool operator==(const Grid&, const Grid&) = default;

  // Moved by one cell.
  constexpr Grid to_south() const {
    Grid r;
    if constexpr (Width == 64) {
      r.w[0] = 0;
      for (int i = 1; i < kWords; ++i) r.w[i] = w[i - 1];
    } else {
      r.w[0] = w[0] << Width;
      for (int i = 1; i < kWords; ++i) r.w[i] = (w[i] << Width) | (w[i - 1] >> (64 - Width));
    }
    return r;
  }
  constexpr Grid to_north() const {
    Grid r;
    if constexpr (Width == 64) {
      r.w[kWords - 1] = 0;
      for (int i = 0; i + 1 < kWords; ++i) r.w[i] = w[i + 1];
    } else {
      r.w[kWords - 1] = w[kWords - 1] >> Width;
      for (int i = 0; i + 1 < kWords; ++i) r.w[i] = (w[i] >> Width) | (w[i + 1] << (64 - Width));
    }
    return r;
  }
  constexpr Grid to_east() const {
    Grid r;
    for (int i = 0; i < kWords; ++i) r.w[i] = w[i] << 1;
    return r;
  }
  constexpr Grid to_west() const {
    Grid r;
    for (int i = 0; i < kWords; ++i) r.w[i] = w[i] >> 1;
    return r;
  }
};

using Bits = Grid<16>;
using WideBits = Grid<64>;

}  // namespace comares::palace
