// A 64-bit digest of a state: same on every platform, equal exactly (but for chance) when two states
// are the same game. Caches and unused room are not part of it.
#pragma once
#include <cstring>
#include <span>

#include "engine/rng.h"

namespace comares {

class Digest {
 public:
  constexpr void add(u64 v) { h_ = mix64((h_ ^ v) + 0x9E3779B97F4A7C15ull); }
  void add_bytes(const void* data, std::size_t n) {
    const auto* p = static_cast<const unsigned char*>(data);
    for (; n >= 8; p += 8, n -= 8) {
      u64 v;
      std::memcpy(&v, p, 8);
      add(v);
    }
    u64 tail = 0;
    std::memcpy(&tail, p, n);
    if (n) add(tail ^ (u64{n} << 56));
  }
  template <class Vec>
  void add_list(const Vec& v) {
    add(v.size());
    add_bytes(v.begin(), v.size() * sizeof(*v.begin()));
  }
  constexpr u64 value() const { return h_; }

 private:
  u64 h_ = 0x436F6D61726573ull;
};

}  // namespace comares
