// Thirty-two small numbers at once.
#pragma once
#ifdef __AVX2__
#include <immintrin.h>
#endif
#include <cstring>

#include "engine/types.h"

namespace comares::alhambra {

using Bytes = i8 __attribute__((vector_size(32)));

// Bit i: byte i is -1 and not 0.
inline u32 bits_of(Bytes yes) {
#ifdef __AVX2__
  return static_cast<u32>(_mm256_movemask_epi8(__m256i(yes)));
#else
  u64 part[4];
  std::memcpy(part, &yes, sizeof part);
  u32 bits = 0;
  for (int i = 0; i < 4; ++i)
    bits |= static_cast<u32>((part[i] & 0x8040201008040201u) * 0x0101010101010101u >> 56) << 8 * i;
  return bits;
#endif
}

}  // namespace comares::alhambra
