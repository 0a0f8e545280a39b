#include "bots/dice_throws.h"

#include <algorithm>
#include <array>

namespace comares::bots {

using namespace dice;

namespace {

// The sets in a fixed order, and which set follows when one die comes to it.
struct Sets {
  static constexpr int kAll = ThrowValues::kSets;
  u16 below[kBuildings][kDice + 2][kDice + 2]{};  // of rank: sets that come before, by type, room, count
  Faces faces[kAll]{};
  u16 more[kAll][kBuildings]{};
  u16 by_size[kAll]{};        // the empty set first
  u16 first_of[kDice + 2]{};  // place in by_size of the first set of a size

  constexpr int rank(Faces f) const {
    int r = 0, room = kDice;
    for (int type = 0; type < kBuildings; ++type) {
      const int n = count_of(f, type);
      r += below[type][room][n];
      room -= n;
    }
    return r;
  }

  constexpr Sets() {
    int ways[kBuildings + 1][kDice + 1]{};  // sets of at most so many dice of that many types
    for (int room = 0; room <= kDice; ++room) ways[0][room] = 1;
    for (int types = 1; types <= kBuildings; ++types)
      for (int room = 0; room <= kDice; ++room)
        for (int n = 0; n <= room; ++n) ways[types][room] += ways[types - 1][room - n];
    for (int type = 0; type < kBuildings; ++type)
      for (int room = 0; room <= kDice; ++room)
        for (int n = 0; n < room; ++n)
          below[type][room][n + 1] = static_cast<u16>(below[type][room][n] + ways[kBuildings - 1 - type][room - n]);
    list(0, 0, kDice);
    int at = 0;
    for (int size = 0; size <= kDice; ++size) {
      first_of[size] = static_cast<u16>(at);
      for (int i = 0; i < kAll; ++i)
        if (total(faces[i]) == size) by_size[at++] = static_cast<u16>(i);
    }
    first_of[kDice + 1] = static_cast<u16>(at);
    for (int i = 0; i < first_of[kDice]; ++i)
      for (int type = 0; type < kBuildings; ++type)
        more[by_size[i]][type] = static_cast<u16>(rank(faces[by_size[i]] + one_of(type)));
  }
  constexpr void list(int type, Faces so_far, int room) {
    if (type == kBuildings) {
      faces[rank(so_far)] = so_far;
      return;
    }
    for (int n = 0; n <= room; ++n) list(type + 1, so_far + static_cast<u32>(n) * one_of(type), room - n);
  }
};
constexpr Sets kAllSets{};

constexpr i64 kSixToEight = kSixTo[kDice];

// From the sums of all sets of eight dice to those of the smaller ones.
void sum_up(i64 (&sum)[ThrowValues::kSets]) {
  for (int i = kAllSets.first_of[kDice]; i-- > 0;) {
    const int set = kAllSets.by_size[i];
    i64 all = 0;
    for (const u16 next : kAllSets.more[set]) all += sum[next];
    sum[set] = all;
  }
}

}  // namespace

ThrowValues::ThrowValues(const MarkWorth& worth, u8 black) : worth_(worth), black_(black) {
  for (int i = kAllSets.first_of[kDice]; i < kSets; ++i)
    third_[kAllSets.by_size[i]] = mark(kAllSets.faces[kAllSets.by_size[i]], kMaxThrows);
  sum_up(third_);

  // The best part to keep of each set: the best of its smaller sets and of itself.
  i64 best_part[kSets];
  std::fill(best_part, best_part + kSets, INT64_MIN);
  for (int i = 0; i < kAllSets.first_of[kDice]; ++i) {
    const int set = kAllSets.by_size[i];
    best_part[set] = std::max(best_part[set], third_[set] * kSixTo[total(kAllSets.faces[set])]);
    for (const u16 next : kAllSets.more[set]) best_part[next] = std::max(best_part[next], best_part[set]);
  }
  for (int i = kAllSets.first_of[kDice]; i < kSets; ++i) {
    const int set = kAllSets.by_size[i];
    second_[set] = std::max(best_part[set], mark(kAllSets.faces[set], 2) * kSixToEight);
  }
  sum_up(second_);
}

int ThrowValues::mark(Faces f, int throws) const {
  int best = INT32_MIN;
  for (u8 type = 0; type < kBuildings; ++type) {
    const int n = count_of(f, type) + (type == black_);
    if (n) best = std::max(best, worth_.of[throws - 1][type][n]);
  }
  return best;
}

int ThrowValues::keep(Faces kept, int throws) const {
  const int set = kAllSets.rank(kept);
  const i64 outcomes = kSixTo[kDice - total(kept)];
  return static_cast<int>(throws == 2 ? third_[set] / outcomes : second_[set] / (outcomes * kSixToEight));
}

int ThrowValues::best(Faces shown, int throws) const {
  int value = mark(shown, throws);
  if (throws == kMaxThrows) return value;
  for (const Faces low : parts_of_half(shown & 0xFFF))
    for (const Faces high : parts_of_half(shown >> 12))
      if (const Faces kept = low | high << 12; kept != shown) value = std::max(value, keep(kept, throws));
  return value;
}

int ThrowValues::first_throw() const {
  i64 sum[kSets];
  for (int i = kAllSets.first_of[kDice]; i < kSets; ++i) {
    const Faces f = kAllSets.faces[kAllSets.by_size[i]];
    sum[kAllSets.by_size[i]] = best(f, 1);
  }
  sum_up(sum);
  return static_cast<int>(sum[kAllSets.rank(0)] / kSixToEight);
}

}  // namespace comares::bots
