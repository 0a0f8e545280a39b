// Chance. Every source of chance (money deck, reshuffles, bag, each module's) is a stream of its own, so what one
// stream yields does not depend on how often others were used. A state keeps only the seed and the number of draws
// made per stream.
//   seed a number:   key = mix(seed + name),   draw i (from 1) = high half of mix(key + i · golden)
//   seed of 128 bits: draw i = word i - 1 of the key stream of ChaCha8 with the seed as key, the name as nonce
// where name = mix(FNV-1a of the stream's name). mix is the finaliser of SplitMix64, which is fast but can be
// reckoned back from a few hundred draws; ChaCha8 cannot.
// Bounded draws use multiply-and-shift with rejection (no bias); shuffles are Fisher–Yates from the
// end. docs/notation.md repeats this for other languages.
#pragma once
#include <span>
#include <string_view>
#include <utility>

#include "engine/chacha.h"

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

// Uniform in 0 … n-1; n ≥ 1. `draw` gives 32 bits at a time.
template <class Draw>
constexpr u32 bounded(Draw& draw, u32 n) {
  u64 product = u64{draw.word()} * n;
  u32 low = static_cast<u32>(product);
  if (low < n) {
    const u32 reject_below = (0u - n) % n;
    while (low < reject_below) {
      product = u64{draw.word()} * n;
      low = static_cast<u32>(product);
    }
  }
  return static_cast<u32>(product >> 32);
}

template <class Draw, class T>
constexpr void shuffle_with(Draw& draw, std::span<T> items) {
  for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[bounded(draw, static_cast<u32>(i))]);
}

struct PlainDraws {
  u64 key;
  u32 drawn;

  constexpr u64 next() { return mix64(key + (u64{++drawn}) * 0x9E3779B97F4A7C15ull); }
  constexpr u32 word() { return static_cast<u32>(next() >> 32); }
};

struct SecretDraws {
  SecretDraws(Seed s, u64 n, u32 d) : seed(s), name(n), drawn(d) {
    if (drawn % kWords) fill();
  }

  u32 word() {
    if (drawn % kWords == 0) fill();
    return block.word[drawn++ % kWords];
  }

  Seed seed;
  u64 name;
  u32 drawn;

 private:
  static constexpr u32 kWords = 16;
  void fill() { chacha<8>(seed, name, drawn / kWords, block); }

  ChaChaBlock block;
};

class Stream {
 public:
  constexpr Stream(Seed seed, u64 name_hash, u32& drawn) : seed_(seed), name_(name_hash), drawn_(drawn) {}

  // Uniform in 0 … n-1; n ≥ 1.
  constexpr u32 below(u32 n) {
    if (!seed_.is_number()) return below_in_secret(n);
    PlainDraws draws{mix64(seed_.low + name_), drawn_};
    const u32 out = bounded(draws, n);
    drawn_ = draws.drawn;
    return out;
  }

  template <class T>
  constexpr void shuffle(std::span<T> items) {
    if (!seed_.is_number()) return shuffle_in_secret(items);
    // Counted in a register: writing bytes might change anything in memory, for all the compiler knows.
    PlainDraws draws{mix64(seed_.low + name_), drawn_};
    shuffle_with(draws, items);
    drawn_ = draws.drawn;
  }

 private:
  [[gnu::noinline]] u32 below_in_secret(u32 n) {
    SecretDraws draws{seed_, name_, drawn_};
    const u32 out = bounded(draws, n);
    drawn_ = draws.drawn;
    return out;
  }

  template <class T>
  [[gnu::noinline]] void shuffle_in_secret(std::span<T> items) {
    SecretDraws draws{seed_, name_, drawn_};
    shuffle_with(draws, items);
    drawn_ = draws.drawn;
  }

  Seed seed_;
  u64 name_;
  u32& drawn_;
};

// A free-standing generator for callers outside a game: bots, resampling, tests.
class Random {
 public:
  explicit constexpr Random(u64 seed) : draws_{mix64(seed), 0} {}
  Random(const Random&) = delete;
  Random& operator=(const Random&) = delete;
  constexpr u64 next() { return draws_.next(); }
  constexpr u32 below(u32 n) { return bounded(draws_, n); }
  template <class T>
  constexpr void shuffle(std::span<T> items) {
    // In registers, as in a stream.
    PlainDraws draws = draws_;
    shuffle_with(draws, items);
    draws_ = draws;
  }

 private:
  PlainDraws draws_;
};

}  // namespace comares
