// Sets of cells of a square grid: TightBits (8×8, one word), Bits (16×16) and WideBits (64×64).
// Same operations, so that every algorithm of the palace is written once as a template.
// A cell's index is row by row: y · width + x. Moves do not look after the left and right edge:
// sets that are moved keep off the outermost cells.
#pragma once
#include <bit>
#include <cstring>

#include "engine/types.h"

namespace comares::palace {

struct Extent {
  int first_row, last_row;
  u16 columns;  // those with any cell
};

struct TightBits {
  static constexpr int kWidth = 8;
  static constexpr int kCells = 64;

  u64 w;

  static TightBits none() { return {0}; }
  static TightBits all_if(bool on) { return {u64{0} - u64{on}}; }

  // Cells outside the grid hold nothing, so neighbours may be asked for without a check.
  bool test(int p) const { return static_cast<unsigned>(p) < kCells && (w >> p & 1); }
  void set(int p) { w |= u64{1} << p; }
  void reset(int p) { w &= ~(u64{1} << p); }
  void put(int p, bool on) { w = (w & ~(u64{1} << p)) | u64{on} << p; }

  bool any() const { return w != 0; }
  bool none_set() const { return w == 0; }
  friend bool operator==(const TightBits&, const TightBits&) = default;

  int first() const { return std::countr_zero(w); }  // only where any() holds
  int count() const {
    u64 v = w - (w >> 1 & 0x5555555555555555u);
    v = (v & 0x3333333333333333u) + (v >> 2 & 0x3333333333333333u);
    return static_cast<int>(((v + (v >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u >> 56);
  }
  template <class F>
  void for_each(F f) const {
    for (u64 v = w; v != 0; v &= v - 1) f(std::countr_zero(v));
  }

  Extent extent() const {  // only where any() holds
    u64 columns = w | w >> 32;
    columns |= columns >> 16;
    columns |= columns >> 8;
    return {std::countr_zero(w) / 8, 7 - std::countl_zero(w) / 8, static_cast<u16>(columns & 0xFF)};
  }

  friend TightBits operator&(TightBits a, TightBits b) { return {a.w & b.w}; }
  friend TightBits operator|(TightBits a, TightBits b) { return {a.w | b.w}; }
  friend TightBits operator^(TightBits a, TightBits b) { return {a.w ^ b.w}; }
  friend TightBits operator-(TightBits a, TightBits b) { return {a.w & ~b.w}; }
  TightBits& operator|=(TightBits o) { return *this = *this | o; }
  TightBits& operator&=(TightBits o) { return *this = *this & o; }
  TightBits& operator-=(TightBits o) { return *this = *this - o; }

  TightBits to_south() const { return {w << 8}; }
  TightBits to_north() const { return {w >> 8}; }
  TightBits to_east() const { return {w << 1}; }
  TightBits to_west() const { return {w >> 1}; }
  // All cells moved by so many steps of the index, either way.
  TightBits moved(int by) const { return {by >= 0 ? w << by : w >> -by}; }
};

// Two words, worked on at once where the target has vector registers; without, the compiler splits
// them. The alignment is that of a word, so that structs of Bits have no padding.
using Pair __attribute__((vector_size(16), aligned(8))) = u64;
using Rows __attribute__((vector_size(16), aligned(8))) = u16;

// Even and odd rows lie apart: a move to the north or south then exchanges the two halves and
// shifts one of them, instead of carrying bits from word to word.
struct Bits {
  static constexpr int kWidth = 16;
  static constexpr int kCells = 256;

  Pair even, odd;  // rows 0, 2, … 14 and 1, 3, … 15, sixteen bits each

  static Bits none() { return {Pair{0, 0}, Pair{0, 0}}; }
  static Bits all_if(bool on) {
    const u64 v = u64{0} - u64{on};
    return {Pair{v, v}, Pair{v, v}};
  }

  // Cells outside the grid hold nothing, so neighbours may be asked for without a check.
  bool test(int p) const {
    if (static_cast<unsigned>(p) >= kCells) return false;
    return (word(spot(p)) >> shift(p)) & 1;
  }
  void set(int p) { write(spot(p), word(spot(p)) | u64{1} << shift(p)); }
  void reset(int p) { write(spot(p), word(spot(p)) & ~(u64{1} << shift(p))); }
  void put(int p, bool on) { write(spot(p), (word(spot(p)) & ~(u64{1} << shift(p))) | u64{on} << shift(p)); }

  bool any() const {
    const Pair all = even | odd;
    return (all[0] | all[1]) != 0;
  }
  bool none_set() const { return !any(); }
  friend bool operator==(const Bits& a, const Bits& b) { return (a ^ b).none_set(); }

  struct Lines {
    u64 w[4];  // the rows in their order
  };
  Lines in_order() const {
    const Rows a = (Rows)even, b = (Rows)odd;
    const Rows low = __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
    const Rows high = __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
    const Pair l = (Pair)low, h = (Pair)high;
    return {{l[0], l[1], h[0], h[1]}};
  }

  // Index of the first cell; only where any() holds.
  int first() const {
    const Lines lines = in_order();
    int i = 0;
    while (lines.w[i] == 0) ++i;
    return i * 64 + std::countr_zero(lines.w[i]);
  }

  // Not for all 256 cells at once: the sum is made in bytes.
  int count() const {
    const Pair bytes = in_bytes(even) + in_bytes(odd);
    return static_cast<int>(((bytes[0] + bytes[1]) * 0x0101010101010101u) >> 56);
  }

  // Row by row, from the first index to the last.
  template <class F>
  void for_each(F f) const {
    const Lines lines = in_order();
    for (int i = 0; i < 4; ++i)
      for (u64 v = lines.w[i]; v != 0; v &= v - 1) f(i * 64 + std::countr_zero(v));
  }

  Extent extent() const {  // only where any() holds
    const Lines lines = in_order();
    int low = 0, high = 3;
    while (lines.w[low] == 0) ++low;
    while (lines.w[high] == 0) --high;
    u64 columns = lines.w[0] | lines.w[1] | lines.w[2] | lines.w[3];
    columns |= columns >> 32;
    columns |= columns >> 16;
    return {low * 4 + std::countr_zero(lines.w[low]) / 16, high * 4 + 3 - std::countl_zero(lines.w[high]) / 16,
            static_cast<u16>(columns)};
  }

  friend Bits operator&(const Bits& a, const Bits& b) { return {a.even & b.even, a.odd & b.odd}; }
  friend Bits operator|(const Bits& a, const Bits& b) { return {a.even | b.even, a.odd | b.odd}; }
  friend Bits operator^(const Bits& a, const Bits& b) { return {a.even ^ b.even, a.odd ^ b.odd}; }
  friend Bits operator-(const Bits& a, const Bits& b) { return {a.even & ~b.even, a.odd & ~b.odd}; }
  Bits& operator|=(const Bits& o) { return *this = *this | o; }
  Bits& operator&=(const Bits& o) { return *this = *this & o; }
  Bits& operator-=(const Bits& o) { return *this = *this - o; }

  Bits to_south() const { return {next_row(odd), even}; }
  Bits to_north() const { return {odd, previous_row(even)}; }
  Bits to_east() const { return {even << 1, odd << 1}; }
  Bits to_west() const { return {even >> 1, odd >> 1}; }

 private:
#if defined(__wasm__) && !defined(__wasm_simd128__)  // rows would be moved one by one
  static Pair next_row(Pair half) { return {half[0] << 16, half[1] << 16 | half[0] >> 48}; }
  static Pair previous_row(Pair half) { return {half[0] >> 16 | half[1] << 48, half[1] >> 16}; }
#else
  static Pair next_row(Pair half) {
    const Rows none = {};
    return (Pair)__builtin_shufflevector(none, (Rows)half, 7, 8, 9, 10, 11, 12, 13, 14);
  }
  static Pair previous_row(Pair half) {
    const Rows none = {};
    return (Pair)__builtin_shufflevector((Rows)half, none, 1, 2, 3, 4, 5, 6, 7, 8);
  }
#endif
  static Pair in_bytes(Pair v) {
    v -= (v >> 1) & 0x5555555555555555u;
    v = (v & 0x3333333333333333u) + ((v >> 2) & 0x3333333333333333u);
    return (v + (v >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  }

  // Where cell p lies: byte offset of its word, and its bit there.
  static unsigned spot(int p) {
    const unsigned q = static_cast<unsigned>(p);
    return (q & 16) | ((q >> 4) & 8);
  }
  static unsigned shift(int p) {
    const unsigned q = static_cast<unsigned>(p);
    return ((q >> 1) & 48) | (q & 15);
  }
  u64 word(unsigned at_byte) const {
    u64 v;
    std::memcpy(&v, reinterpret_cast<const unsigned char*>(this) + at_byte, sizeof v);
    return v;
  }
  void write(unsigned at_byte, u64 v) { std::memcpy(reinterpret_cast<unsigned char*>(this) + at_byte, &v, sizeof v); }
};
static_assert(sizeof(Bits) == 32 && alignof(Bits) == 8);

struct WideBits {
  static constexpr int kWidth = 64;
  static constexpr int kCells = 64 * 64;

  u64 w[64];  // a row each

  static WideBits none() { return WideBits{}; }
  static WideBits all_if(bool on) {
    return none().each([on](u64, int) { return u64{0} - u64{on}; });
  }

  bool test(int p) const { return static_cast<unsigned>(p) < kCells && ((w[p / 64] >> (p % 64)) & 1); }
  void set(int p) { w[p / 64] |= u64{1} << (p % 64); }
  void reset(int p) { w[p / 64] &= ~(u64{1} << (p % 64)); }
  void put(int p, bool on) { on ? set(p) : reset(p); }

  bool any() const {
    u64 all = 0;
    for (const u64 v : w) all |= v;
    return all != 0;
  }
  bool none_set() const { return !any(); }
  friend bool operator==(const WideBits&, const WideBits&) = default;

  int first() const {
    int y = 0;
    while (w[y] == 0) ++y;
    return y * 64 + std::countr_zero(w[y]);
  }
  int count() const {
    int sum = 0;
    for (const u64 v : w) sum += std::popcount(v);
    return sum;
  }
  template <class F>
  void for_each(F f) const {
    for (int y = 0; y < 64; ++y)
      for (u64 v = w[y]; v != 0; v &= v - 1) f(y * 64 + std::countr_zero(v));
  }

  friend WideBits operator&(const WideBits& a, const WideBits& b) {
    return a.each([&](u64 v, int y) { return v & b.w[y]; });
  }
  friend WideBits operator|(const WideBits& a, const WideBits& b) {
    return a.each([&](u64 v, int y) { return v | b.w[y]; });
  }
  friend WideBits operator^(const WideBits& a, const WideBits& b) {
    return a.each([&](u64 v, int y) { return v ^ b.w[y]; });
  }
  friend WideBits operator-(const WideBits& a, const WideBits& b) {
    return a.each([&](u64 v, int y) { return v & ~b.w[y]; });
  }
  WideBits& operator|=(const WideBits& o) { return *this = *this | o; }
  WideBits& operator&=(const WideBits& o) { return *this = *this & o; }
  WideBits& operator-=(const WideBits& o) { return *this = *this - o; }

  WideBits to_south() const {
    return each([&](u64, int y) { return y > 0 ? w[y - 1] : 0; });
  }
  WideBits to_north() const {
    return each([&](u64, int y) { return y < 63 ? w[y + 1] : 0; });
  }
  WideBits to_east() const {
    return each([](u64 v, int) { return v << 1; });
  }
  WideBits to_west() const {
    return each([](u64 v, int) { return v >> 1; });
  }

 private:
  template <class F>
  WideBits each(F f) const {
    WideBits r;
    for (int y = 0; y < 64; ++y) r.w[y] = f(w[y], y);
    return r;
  }
};

}  // namespace comares::palace
