// An action: what a player chose at a decision. One small value for all games and modules; the Verb
// (schema.h) says which fields an action uses and under which names they are written.
#pragma once
#include <bit>
#include <cstddef>
#include <cstring>

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

// An action in one register where the processor has one that wide: put together in smaller pieces and then copied as
// a whole it would stall.
using WholeAction = u64 __attribute__((vector_size(sizeof(Action))));

// All of an action but its payment, in one register.
struct ActionHead {
  u64 packed;

  ActionHead() = default;
  constexpr ActionHead(u8 owner, u8 verb, u8 tile = kNone, int x = 0, int y = 0, u8 a = 0, u8 b = 0)
      : packed(u64{owner} | u64{verb} << 8 | u64{tile} << 16 | u64{static_cast<u8>(x)} << 24 |
               u64{static_cast<u8>(y)} << 32 | u64{a} << 40 | u64{b} << 48) {
    static_assert(std::endian::native == std::endian::little);
  }
  // The head of an action of that verb; its parts are added by name: of(owner, verb).part_a(slot).
  static constexpr ActionHead of(u8 owner, u8 verb) { return {owner, verb}; }
  constexpr ActionHead with_tile(u8 tile) const {
    ActionHead there = *this;
    there.packed = (packed & ~(u64{0xFF} << 16)) | u64{tile} << 16;
    return there;
  }
  constexpr ActionHead part_a(u8 value) const { return with(40, value); }
  constexpr ActionHead part_b(u8 value) const { return with(48, value); }
  constexpr ActionHead part_c(u8 value) const { return with(56, value); }

  constexpr u8 owner() const { return static_cast<u8>(packed); }
  constexpr u8 verb() const { return static_cast<u8>(packed >> 8); }
  constexpr u8 value_a() const { return static_cast<u8>(packed >> 40); }
  friend constexpr bool operator==(ActionHead, ActionHead) = default;
  // The same so many cells further on.
  constexpr ActionHead moved(u32 x, u32 y) const {
    ActionHead there = *this;
    there.packed &= ~(u64{0xFFFF} << 24);
    there.packed |= u64{static_cast<u8>((packed >> 24) + x)} << 24 | u64{static_cast<u8>((packed >> 32) + y)} << 32;
    return there;
  }
  // The same in a cell, where x and y are still 0.
  constexpr ActionHead at(int x, int y) const {
    ActionHead there = *this;
    there.packed |= u64{static_cast<u8>(x)} << 24 | u64{static_cast<u8>(y)} << 32;
    return there;
  }
  constexpr ActionHead with(int shift, u8 value) const {
    ActionHead there = *this;
    there.packed = (packed & ~(u64{0xFF} << shift)) | u64{value} << shift;
    return there;
  }
  // Part `a` counted up.
  constexpr ActionHead plus(u32 more) const {
    ActionHead there = *this;
    there.packed += u64{more} << 40;
    return there;
  }
  // The action it is the head of, paid with these words.
  Action pays(u32 word0 = 0, u32 word1 = 0, u32 word2 = 0, u32 word3 = 0) const {
    return std::bit_cast<Action>(WholeAction{packed, word0 | u64{word1} << 32, word2 | u64{word3} << 32, 0});
  }
};

// The head of an action that was made.
inline ActionHead head_of(const Action& a) {
  ActionHead head;
  std::memcpy(&head.packed, &a, sizeof head.packed);
  return head;
}

}  // namespace comares
