// Payments with at most five plain cards of one currency, which is nearly every purchase. For each of
// the 1912 hands there are a table knows what each choice of its cards is worth, so that listing payments
// is comparing 32 bytes with a price.
#pragma once
#include <bit>

#include "games/alhambra/bytes.h"
#include "games/alhambra/purse.h"

namespace comares::alhambra {

namespace few_cards {

inline constexpr int kMost = 5, kChoices = 1 << kMost;
inline constexpr int kLowBits = 10, kHighBits = 8;  // cards of values 1–5 and of 6–9
inline constexpr int kHands = 1912;
inline constexpr int kMostPrice = 100;
inline constexpr u64 kExact = (u64{1} << kChoices) - 1;  // of what choices() finds

// A choice has a bit less for each card it holds: choice 0 is all of them, 1 all but the cheapest, … 31
// none. This is the order in which choosing from the dearest finds them.
struct Hand {
  alignas(64) i8 sum[kChoices];  // 0 for a choice that is another one already: it has a copy of a card
                                 // without the card itself, or more cards than there are
  i8 next[kChoices];             // most that dropping a card, or giving a cheaper one instead, would still pay
};

// Hands with the same dear cards stand together, ordered by the number of their cheap ones; so the place
// of a hand is a sum, and those of too many cards are known by the order.
struct Table {
  u16 rank[1 << kLowBits]{};      // of the cheap cards among all sets of cheap cards, fewest first
  u16 first[1 << kHighBits]{};    // place of the first hand with these dear cards
  u16 allowed[1 << kHighBits]{};  // how many sets of cheap cards may join them
  Hand hand[kHands]{};

  constexpr Table() {
    u32 by_rank[1 << kLowBits]{};
    u16 up_to[kMost + 1]{};  // sets of cheap cards, at most so many
    u16 ranks = 0;
    for (int count = 0; count <= 3 * 5; ++count) {
      for (u32 low = 0; low < 1 << kLowBits; ++low) {
        if (card_count(low) != count) continue;
        by_rank[ranks] = low;
        rank[low] = ranks++;
      }
      if (count <= kMost) up_to[count] = ranks;
    }
    u16 place = 0;
    for (u32 high = 0; high < 1 << kHighBits; ++high) {
      const int count = card_count(high << kLowBits);
      first[high] = place;
      if (count > kMost) continue;
      allowed[high] = up_to[kMost - count];
      for (u16 i = 0; i < allowed[high]; ++i) weigh(high << kLowBits | by_rank[i], hand[place++]);
    }
  }

  // Card by card from the cheapest, each with all choices among those before it.
  static constexpr void weigh(u32 cards, Hand& h) {
    int value[kMost + 1]{};  // dearest first
    for (int k = 0; cards; ++k) {
      value[k] = (33 - std::countl_zero(cards)) / 2;
      cards -= card_unit(value[k]);
    }
    struct Choice {
      int sum, saved;        // `saved`: by the smallest change that still gives something
      int kept, kept_below;  // dearest card kept, and the next value below it
      bool another;
    } choice[kChoices]{{0, kMostPrice, 0, 0, false}};
    for (int k = kMost - 1, n = 1; k >= 0; --k, n *= 2) {
      const int v = value[k];
      for (int i = 0; i < n; ++i) {
        const Choice c = choice[i];
        const bool copy_given = k + 1 < kMost && v == value[k + 1] && !(i & n / 2);
        choice[n + i] = {c.sum, c.saved, v, v == c.kept ? c.kept_below : c.kept, c.another || copy_given};
        const int saved = v - (v == c.kept ? c.kept_below : c.kept);
        choice[i] = {c.sum + v, saved < c.saved ? saved : c.saved, c.kept, c.kept_below, c.another || v == 0};
      }
    }
    for (int i = 0; i < kChoices; ++i) {
      h.sum[i] = static_cast<i8>(choice[i].another ? 0 : choice[i].sum);
      h.next[i] = static_cast<i8>(choice[i].sum - choice[i].saved);
    }
  }
};
inline constexpr Table kTable{};

}  // namespace few_cards

// The place of these cards of one currency in the table; 0 where they are not few (or none).
inline u32 find_few(u32 cards) {
  using namespace few_cards;
  const u32 low = cards & ((1 << kLowBits) - 1), high = cards >> kLowBits & ((1 << kHighBits) - 1);
  const u32 rank = kTable.rank[low];
  const u32 few = u32{cards <= kCardBits} & u32{rank < kTable.allowed[high]};
  return (kTable.first[high] + rank) & (0 - few);  // no branch: it would be a guess
}

// The choices worth listing, a bit each: in the lower half those that pay exactly, in the upper half
// overpayments that no other beats. 0 < price ≤ kMostPrice.
inline u64 choices(const few_cards::Hand& h, int price) {
  static_assert(sizeof(Bytes) == few_cards::kChoices);
  Bytes sum, next;
  std::memcpy(&sum, h.sum, sizeof sum);
  std::memcpy(&next, h.next, sizeof next);
  const i8 due = static_cast<i8>(price);
  return bits_of(sum == due) | u64{bits_of((sum > due) & (next < due))} << few_cards::kChoices;
}

// What a choice gives of these cards.
inline u32 given(u32 cards, u32 choice) {
  u32 sum = 0;
  for (int k = few_cards::kMost - 1; k >= 0; --k) {
    const u32 dearest = 1u << ((31 - std::countl_zero(cards | 1)) & ~1);
    sum += dearest * (~choice >> k & 1);
    cards -= dearest;
  }
  return sum;
}

}  // namespace comares::alhambra
