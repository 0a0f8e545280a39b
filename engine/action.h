// An action: what a player chose at a decision. One small value for all games and modules; which
// fields a verb uses, and under which names they are written, is told by its Verb (schema.h).
#pragma once
#include <bit>
#include <cstddef>
#include <cstring>
#include <new>
#include <span>

#include "engine/fixed_vec.h"

namespace comares {

// Money and other things to pay with, or cards taken. Word 0–3: one currency each; word 4: the fifth
// currency and single pieces. The layout inside a word belongs to the game.
struct Purse {
  u32 word[5];
  friend constexpr bool operator==(const Purse&, const Purse&) = default;
  constexpr bool empty() const { return (word[0] | word[1] | word[2] | word[3] | word[4]) == 0; }
  // Exactly the piece(s) that `unit` counts in word w?
  constexpr bool is_only(int w, u32 unit) const {
    return word[w] == unit && u64{word[0]} + word[1] + word[2] + word[3] + word[4] == unit;
  }
};

inline constexpr u8 kNone = 0xFF;  // no tile, card, … in a field that could hold one

struct alignas(8) Action {
  u8 owner = 0;  // whose verb: 0 the game's, else 1 + place of the module among those in play
  u8 verb = 0;
  u8 tile = kNone;
  i8 x = 0, y = 0;
  u8 a = 0, b = 0, c = 0;
  Purse pay{};
  friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 32 && offsetof(Action, pay) == 8);

// All of an action but its payment, in one register.
struct ActionHead {
  u64 packed;

  constexpr ActionHead(u8 owner, u8 verb, u8 tile = kNone, int x = 0, int y = 0, u8 a = 0, u8 b = 0)
      : packed(u64{owner} | u64{verb} << 8 | u64{tile} << 16 | u64{static_cast<u8>(x)} << 24 |
               u64{static_cast<u8>(y)} << 32 | u64{a} << 40 | u64{b} << 48) {
    static_assert(std::endian::native == std::endian::little);
  }
  // The same in a cell, where x and y are still 0.
  constexpr ActionHead at(int x, int y) const {
    ActionHead there = *this;
    there.packed |= u64{static_cast<u8>(x)} << 24 | u64{static_cast<u8>(y)} << 32;
    return there;
  }
};

namespace detail {
// What each cell of an 8×8 window, row by row, adds to x and y of an ActionHead.
struct CellSteps {
  u64 of[64]{};
  constexpr CellSteps() {
    for (u64 p = 0; p < 64; ++p) of[p] = (p & 7) << 24 | (p >> 3) << 32;
  }
};
inline constexpr CellSteps kCellSteps{};
}  // namespace detail

// Room for what `legal` lists. Left uninitialised on purpose: it is refilled at every decision.
class ActionList {
 public:
  static constexpr std::size_t kRoom = 4096;
  ActionList() : size_(0), zeroed_(0), short_pay_(false) {}  // NOLINT: items_ stays raw
  // `short_pay`: no action of the list will pay with more than the first two words. Behind them all
  // entries that were listed so since the list was last used otherwise are zero already.
  void clear(bool short_pay = false) {
    zeroed_ = !short_pay || !short_pay_ ? 0 : size_ > zeroed_ ? size_ : zeroed_;
    short_pay_ = short_pay;
    size_ = 0;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == kRoom; }
  const Action& operator[](std::size_t i) const { return at()[i]; }
  const Action* begin() const { return at(); }
  const Action* end() const { return at() + size_; }
  void push_back(const Action& a) {
    // A list this long serves nobody; `apply` accepts more than `legal` lists (docs/notation.md).
    if (size_ < kRoom) std::memcpy(bytes_ + sizeof(Action) * size_++, &a, sizeof(Action));
  }
  // The same for an action that pays nothing, or whose payment the caller writes into what it gets.
  // Much faster than push_back: nothing is read again in other pieces than it was just written.
  Purse& add(ActionHead head) {
    unsigned char* place = bytes_ + sizeof(Action) * size_;
    size_ += size_ < kRoom;  // when full, what is written goes into the spare place
    write(place, head.packed);
    return *std::launder(reinterpret_cast<Purse*>(place + sizeof head.packed));
  }
  // For long lists of small sets. One action for each word of `inner` joined with one of `outer` that
  // is shifted left, inner words running fastest; this is the first word of its payment. The first
  // word of `outer` must be 0, and `inner` be readable up to an even number of words: two actions are
  // written at a time, and a last odd one is written over by what comes next.
  void add_pairs(ActionHead head, std::span<const u16> inner, std::span<const u16> outer, int shift) {
    const std::size_t n = inner.size() * outer.size();
    if (n >= kRoom - size_) return;
    unsigned char* const start = bytes_ + sizeof(Action) * size_;
    const std::size_t block = sizeof(Action) * inner.size();
    if (size_ + n < zeroed_) write_pairs<false>(start, block, head, inner, outer, shift);
    else write_pairs<true>(start, block, head, inner, outer, shift);
    size_ += n;
  }
  // Actions that pay nothing and differ in part `a`, counted up from `head`: those with their bit
  // (0, `stride`, 2 · `stride`, …) in `chosen`. No branch depends on the choice.
  template <int kCount>
  void add_chosen(ActionHead head, u32 chosen, int stride) {
    if (kRoom - size_ < kCount) return;
    unsigned char* place = bytes_ + sizeof(Action) * size_;
    for (int i = 0; i < kCount; ++i, chosen >>= stride) {
      write(place, Pair{head.packed + (u64{static_cast<u8>(i)} << 40), 0});
      place += sizeof(Action) * (chosen & 1);
    }
    size_ = static_cast<std::size_t>(place - bytes_) / sizeof(Action);
  }
  // Actions that pay nothing and differ in their cell: one for each bit of an 8×8 window, row by row,
  // whose first cell is (left, top). `head` has x = y = 0. Four are written at a time, whatever their
  // number: what is too much is written over by what comes next, and no branch depends on the last few.
  void add_cells(ActionHead head, u64 cells, int left, int top) {
    if (kRoom - size_ < 68) return;
    // Coordinates run from 0 here, so that adding to x never carries into y; the bias makes them signed.
    constexpr u64 kBias = u64{0x80} << 24 | u64{0x80} << 32;
    const u64 first = head.packed | u64{static_cast<u8>(left + 128)} << 24 | u64{static_cast<u8>(top + 128)} << 32;
    unsigned char* place = bytes_ + sizeof(Action) * size_;
    const auto next = [&] {
      const int p = std::countr_zero(cells | u64{1} << 63);  // of 0 it would be a branch
      write(place, (first + detail::kCellSteps.of[p]) ^ kBias);
      place += sizeof(Action);
      cells &= cells - 1;
    };
    size_ += count_of(cells);
    do {
      next();
      next();
      next();
      next();
    } while (cells);
  }
  void pop_back() { --size_; }

 private:
  static constexpr std::size_t count_of(u64 v) {  // in line, whatever the processor has
    v -= v >> 1 & 0x5555555555555555u;
    v = (v & 0x3333333333333333u) + (v >> 2 & 0x3333333333333333u);
    return ((v + (v >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u >> 56;
  }
  using Pair = u64 __attribute__((vector_size(16)));  // head, and the first two words of the payment
  using Whole = u64 __attribute__((vector_size(sizeof(Action))));
  static void write(unsigned char* place, u64 head) {
    const Whole action = {head};  // one store where the processor has registers that wide
    std::memcpy(place, &action, sizeof action);
  }
  template <bool kWhole = true>
  static void write(unsigned char* place, Pair front) {
    std::memcpy(place, &front, sizeof front);
    if (kWhole) std::memset(place + sizeof front, 0, sizeof(Action) - sizeof front);
  }
  template <bool kWhole>
  static void write_pairs(unsigned char* start, std::size_t block, ActionHead head, std::span<const u16> inner,
                          std::span<const u16> outer, int shift) {
    for (std::size_t at = 0, i = 0; at < block; at += 2 * sizeof(Action), i += 2) {
      write<kWhole>(start + at, Pair{head.packed, inner.data()[i]});
      write<kWhole>(start + at + sizeof(Action), Pair{head.packed, inner.data()[i + 1]});
    }
    unsigned char* place = start;
    for (const u16 word : outer.subspan(1)) {
      const Pair more = {0, u64{word} << shift};
      place += block;
      for (std::size_t at = 0; at < block; at += 2 * sizeof(Action)) {
        Pair one, other;
        std::memcpy(&one, start + at, sizeof one);
        std::memcpy(&other, start + at + sizeof(Action), sizeof other);
        write<kWhole>(place + at, one + more);
        write<kWhole>(place + at + sizeof(Action), other + more);
      }
    }
  }
  const Action* at() const { return reinterpret_cast<const Action*>(bytes_); }
  std::size_t size_, zeroed_;
  bool short_pay_;
  alignas(32) unsigned char bytes_[(kRoom + 1) * sizeof(Action)];
};

}  // namespace comares
