// Chance. Every source of chance (money deck, reshuffles, bag, each module's) is a stream of its own:
//   key(stream)  = mix(seed + mix(stream name)),   draw i of a stream = mix(key + (i + 1) · golden)
//   of a seed of more than 64 bits: seed = low half + mix(high half), or the low half where the other is 0;
// so what one stream yields does not depend on how often others were used. A state keeps only the
// seed and the number of draws made per stream. mix is the finaliser of SplitMix64.
// Bounded draws use multiply-and-shift with rejection (no bias); shuffles are Fisher–Yates from the
// end. docs/notation.md repeats this for other languages.
#pragma once
#include <span>
#include <string_view>
#include <utility>

#include "engine/types.h"

namespace comares {

constexpr u64 mix64(u64 z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

// mix of FNV-1a, so that a stream's key depends on its name and not on the modules in play.
constexpr u64 stream_name_hash(std::string_view name) {
  u64 h = 0xCBF29CE484222325ull;
  for (char c : name) h = (h ^ static_cast<u8>(c)) * 0x100000001B3ull;
  return mix64(h);
}

class Stream {
 public:
  constexpr Stream(u64 seed, u64 name_hash, u32& drawn) : key_(mix64(seed + name_hash)), drawn_(drawn) {}

  constexpr u64 next() { return draw(key_, drawn_); }

  // Uniform in 0 … n-1; n ≥ 1.
  constexpr u32 below(u32 n) { return bounded(key_, drawn_, n); }

  template <class T>
  constexpr void shuffle(std::span<T> items) {
    // Counted in a register: writing bytes might change anything in memory, for all the compiler knows.
    const u64 key = key_;
    u32 drawn = drawn_;
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[bounded(key, drawn, static_cast<u32>(i))]);
    drawn_ = drawn;
  }

 private:
  static constexpr u64 draw(u64 key, u32& drawn) { return mix64(key + (u64{++drawn}) * 0x9E3779B97F4A7C15ull); }
  static constexpr u32 bounded(u64 key, u32& drawn, u32 n) {
    u64 product = (draw(key, drawn) >> 32) * n;
    u32 low = static_cast<u32>(product);
    if (low < n) {
      const u32 reject_below = (0u - n) % n;
      while (low < reject_below) {
        product = (draw(key, drawn) >> 32) * n;
        low = static_cast<u32>(product);
      }
    }
    return static_cast<u32>(product >> 32);
  }

  u64 key_;
  u32& drawn_;
};

// A free-standing generator for callers outside a game: bots, resampling, tests.
class Random {
 public:
  explicit constexpr Random(u64 seed) : drawn_(0), stream_(seed, 0, drawn_) {}
  Random(const Random&) = delete;
  Random& operator=(const Random&) = delete;
  constexpr u64 next() { return stream_.next(); }
  constexpr u32 below(u32 n) { return stream_.below(n); }
  template <class T>
  constexpr void shuffle(std::span<T> items) {
    stream_.shuffle(items);
  }

 private:
  u32 drawn_;
  Stream stream_;
};

}  // namespace comares
