// The stream cipher ChaCha with a key of 128 bits as Bernstein published it: words 0 to 15 of a block are four
// constants, the key twice over, the number of the block and the nonce, each low half first. Four words are
// worked on at once; compilers know what to do with it where the processor has no such instructions.
#pragma once
#include <cstring>

#include "engine/seed.h"

namespace comares {

struct ChaChaBlock {
  u32 word[16];
};

template <int kRounds>
inline void chacha(Seed key, u64 nonce, u64 number, ChaChaBlock& out) {
  static_assert(kRounds % 2 == 0);
  using Row [[gnu::vector_size(16)]] = u32;
  const auto low = [](u64 v) { return static_cast<u32>(v); };
  const auto high = [](u64 v) { return static_cast<u32>(v >> 32); };
  const auto rotate = [](Row v, int by) { return (v << by) | (v >> (32 - by)); };
  const Row start[4] = {{0x61707865, 0x3120646E, 0x79622D36, 0x6B206574},
                        {low(key.low), high(key.low), low(key.high), high(key.high)},
                        {low(key.low), high(key.low), low(key.high), high(key.high)},
                        {low(number), high(number), low(nonce), high(nonce)}};
  Row a = start[0], b = start[1], c = start[2], d = start[3];
  const auto quarter_rounds = [&] {
    a += b, d = rotate(d ^ a, 16);
    c += d, b = rotate(b ^ c, 12);
    a += b, d = rotate(d ^ a, 8);
    c += d, b = rotate(b ^ c, 7);
  };
  for (int i = 0; i < kRounds; i += 2) {
    quarter_rounds();  // columns; then, shifted, diagonals
    b = __builtin_shufflevector(b, b, 1, 2, 3, 0);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 3, 0, 1, 2);
    quarter_rounds();
    b = __builtin_shufflevector(b, b, 3, 0, 1, 2);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 1, 2, 3, 0);
  }
  const Row end[4] = {a + start[0], b + start[1], c + start[2], d + start[3]};
  std::memcpy(out.word, end, sizeof end);
}

}  // namespace comares
