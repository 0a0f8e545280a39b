// Money and what else can be paid with, as counts inside a Purse (engine/action.h).
//   Words 0–3 (denar, dirham, ducat, florin): bits 0–17 money cards, two bits per value 1–9; then
//   pieces worth three, pieces worth one, and lumps: single pieces spent whole, whose worth changes.
//   Word 4: bits 0–17 cards of the fifth currency; then single pieces that pay nothing themselves.
// Copies are interchangeable, so a hand is its counts, and paying is subtraction. A module that brings such
// pieces declares which place of this layout they take.
#pragma once
#include "engine/game.h"

namespace comares::alhambra {

inline constexpr u32 kCardBits = (1u << 18) - 1;
inline constexpr int kTripleShift = 18, kTripleWidth = 3;  // up to 4
inline constexpr int kSingleShift = 21, kSingleWidth = 3;  // up to 6
inline constexpr int kLumpShift = 24, kLumps = 3;          // one bit each

inline constexpr int kOddWord = 4;
inline constexpr int kPairShift = 18, kPairWidth = 6;  // one bit per card that joins two currencies
inline constexpr int kPassShift = 24, kPassWidth = 3;  // cards that open a passage
inline constexpr int kFreeShift = 27;                  // pays for a tile by itself

// Pieces that are no cards, for a module's list of them.
constexpr PieceKind worth_one(const char* id, u8 currency) { return {id, currency, kSingleShift, kSingleWidth}; }
constexpr PieceKind lump(const char* id, u8 currency, int number) {
  return {id, currency, static_cast<u8>(kLumpShift + number), 1};
}
constexpr u32 lump_bit(int number) { return 1u << (kLumpShift + number); }

constexpr u32 card_unit(int value) { return 1u << (2 * (value - 1)); }
constexpr u32 cards_of(u32 word, int value) { return (word >> (2 * (value - 1))) & 3u; }

namespace detail {
// Of the cards of values 1–5 (ten bits) and 6–9 (eight bits).
struct SumTable {
  u8 low_sum[1024]{}, high_sum[256]{}, low_count[1024]{}, high_count[256]{};
  constexpr SumTable() {
    for (int i = 0; i < 1024; ++i) {
      for (int k = 0; k < 5; ++k) {
        const int n = (i >> (2 * k)) & 3;
        low_sum[i] = static_cast<u8>(low_sum[i] + n * (k + 1));
        low_count[i] = static_cast<u8>(low_count[i] + n);
        if (i >= 256 || k == 4) continue;
        high_sum[i] = static_cast<u8>(high_sum[i] + n * (k + 6));
        high_count[i] = static_cast<u8>(high_count[i] + n);
      }
    }
  }
};
inline constexpr SumTable kSums{};
}  // namespace detail

constexpr int card_sum(u32 word) {
  return detail::kSums.low_sum[word & 1023] + detail::kSums.high_sum[(word >> 10) & 255];
}
constexpr int card_count(u32 word) {
  return detail::kSums.low_count[word & 1023] + detail::kSums.high_count[(word >> 10) & 255];
}

// Sums that cards of one currency can make up, as far as they matter for a tile of the market.
inline constexpr int kMostExact = 15;
namespace detail {
// A sum is one of the cheap cards and one of the dear ones; their bits stand in opposite order, so that those of
// the two that give a sum together lie over each other after a shift.
struct ExactTable {
  u16 low[1024]{};  // bit s
  u32 high[256]{};  // bit 31 - s
  static constexpr u32 sums(u32 cards, int cheapest) {
    u32 found = 1;
    for (int v = cheapest; cards; ++v, cards >>= 2)
      for (u32 n = cards & 3; n; --n) found |= found << v & ((2u << kMostExact) - 1);
    return found;
  }
  constexpr ExactTable() {
    for (u32 i = 0; i < 1024; ++i) low[i] = static_cast<u16>(sums(i, 1));
    for (u32 i = 0; i < 256; ++i)
      for (u32 s = 0, found = sums(i, 6); s <= kMostExact; ++s) high[i] |= (found >> s & 1) << (31 - s);
  }
};
inline constexpr ExactTable kExact{};
}  // namespace detail

// Can some of these cards, or none, be worth exactly this, which is at most kMostExact?
constexpr bool can_make(u32 cards, int sum) {
  return detail::kExact.low[cards & 1023] & detail::kExact.high[(cards >> 10) & 255] >> (31 - sum);
}

// The plain cards of a purse: two bits for each kind, as they are numbered (table.h).
class PlainCards {
 public:
  explicit constexpr PlainCards(const Purse& p)
      : low_((p.word[0] & kCardBits) | u64{p.word[1] & kCardBits} << 18 | u64{p.word[2] & kCardBits} << 36),
        high_(p.word[3] & kCardBits) {}
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr u8 first() const { return static_cast<u8>(std::countr_zero(low_ ? low_ : high_) / 2 + (low_ ? 0 : kLow)); }
  constexpr void drop(u8 kind) {
    low_ -= u64{kind < kLow} << (2 * kind & 63);
    high_ -= u64{kind >= kLow} << (2 * (kind - kLow) & 63);
  }

 private:
  static constexpr int kLow = 3 * 9;  // kinds of three currencies
  u64 low_, high_;
};

// Money cards of the hand, those worth three included (README section 3: "money card").
constexpr int money_cards(const Purse& p) {
  int n = 0;
  for (u32 w : p.word) n += card_count(w);
  for (int c = 0; c < 4; ++c) n += static_cast<int>((p.word[c] >> kTripleShift) & 7u);
  return n;
}

// Nothing but plain cards of the four currencies?
constexpr bool holds_cards_only(const Purse& p) {
  return (p.word[0] | p.word[1] | p.word[2] | p.word[3]) <= kCardBits && p.word[kOddWord] == 0;
}

constexpr bool holds_lumps(const Purse& p) { return (p.word[0] | p.word[1] | p.word[2] | p.word[3]) >> kLumpShift; }

// Worth of one word without lumps.
constexpr int word_sum(u32 word, int index) {
  int sum = card_sum(word);
  if (index < kOddWord)
    sum += 3 * static_cast<int>((word >> kTripleShift) & 7u) + static_cast<int>((word >> kSingleShift) & 7u);
  return sum;
}

// Does `have` hold everything in `want`, piece by piece?
constexpr bool word_holds(u32 have, u32 want, bool odd) {
  constexpr u32 kEven = 0x33333, kGuard = 0x44444;
  const u32 h0 = have & kEven & kCardBits, w0 = want & kEven & kCardBits;
  const u32 h1 = (have & kCardBits) >> 2 & kEven, w1 = (want & kCardBits) >> 2 & kEven;
  if ((((h0 | kGuard) - w0) & kGuard) != kGuard) return false;
  if ((((h1 | kGuard) - w1) & kGuard) != kGuard) return false;
  if ((want >> 18) == 0) return true;
  if (odd) {
    const u32 singles = 0x3Fu << kPairShift | ~0u << kFreeShift;
    if (want & singles & ~have) return false;
    return ((want >> kPassShift) & 7u) <= ((have >> kPassShift) & 7u);
  }
  if (want & ~have & (~0u << kLumpShift)) return false;
  return ((want >> kTripleShift) & 7u) <= ((have >> kTripleShift) & 7u) &&
         ((want >> kSingleShift) & 7u) <= ((have >> kSingleShift) & 7u);
}

constexpr bool holds(const Purse& have, const Purse& want) {
  for (int i = 0; i < 5; ++i)
    if (want.word[i] && !word_holds(have.word[i], want.word[i], i == kOddWord)) return false;
  return true;
}

constexpr Purse operator+(Purse a, const Purse& b) {
  for (int i = 0; i < 5; ++i) a.word[i] += b.word[i];
  return a;
}
constexpr Purse operator-(Purse a, const Purse& b) {
  for (int i = 0; i < 5; ++i) a.word[i] -= b.word[i];
  return a;
}

}  // namespace comares::alhambra
