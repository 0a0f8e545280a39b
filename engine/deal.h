// Redealing the pieces that somebody cannot see.
#pragma once
#include "engine/rng.h"

namespace comares {

// As a shuffle, but the same whatever order they lie in: the outcome must not depend on what is hidden.
constexpr void deal_anew(Random& random, std::span<u8> items) {
  u8 count[256] = {};
  for (const u8 item : items) ++count[item];
  std::size_t n = 0;
  for (u32 item = 0; n < items.size(); ++item)
    for (u32 i = count[item]; i; --i) items[n++] = static_cast<u8>(item);
  random.shuffle(items);
}

}  // namespace comares
