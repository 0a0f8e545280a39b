// Small things every game with palaces needs beside the palace itself: who holds which tiles, the
// rule behind a refusal, the tiles as part of a state's hash.
#pragma once
#include <cstring>
#include <iterator>
#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "engine/hash.h"
#include "engine/reject.h"
#include "games/palace/palace.h"

namespace comares::palace {

// The base game's rule behind a Fit; accepted for kOk.
Reject refusal(Fit);

void digest(const Pieces&, Digest&);

// 0x80 in every byte that is zero.
constexpr u64 zero_bytes(u64 word) {
  constexpr u64 low = 0x7F7F7F7F7F7F7F7Full;
  return ~(((word & low) + low) | word | low);
}

// Bit i: byte `from` + i of an array over all tiles has that value; of 64 tiles, or as many as there are.
inline u64 tiles_with(const void* bytes, u8 value, std::size_t from) {
  static_assert(kMaxTiles % 32 == 0);
  const u8* const first = static_cast<const u8*>(bytes);
  u64 found = 0;
#ifdef __AVX2__
  for (std::size_t i = from; i < from + 64 && i < kMaxTiles; i += 32) {
    const __m256i same = _mm256_cmpeq_epi8(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(first + i)),
                                           _mm256_set1_epi8(static_cast<char>(value)));
    found |= u64{static_cast<u32>(_mm256_movemask_epi8(same))} << (i - from);
  }
#else
  for (std::size_t i = from; i < from + 64 && i < kMaxTiles; i += 16) {
#ifdef __SSE2__
    const __m128i same = _mm_cmpeq_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(first + i)),
                                        _mm_set1_epi8(static_cast<char>(value)));
    found |= u64{static_cast<u32>(_mm_movemask_epi8(same))} << (i - from);
#else
    for (std::size_t k = 0; k < 16; k += 8) {
      u64 word;
      std::memcpy(&word, first + i + k, 8);
      found |= ((zero_bytes(word ^ 0x0101010101010101ull * value) >> 7) * 0x0102040810204080ull >> 56)
               << (i + k - from);
    }
#endif
  }
#endif
  return found;
}

// A set of tiles, a bit each.
struct TileSet {
  u64 word[(kMaxTiles + 63) / 64];
  constexpr void add(TileId t) { word[t / 64] |= u64{1} << t % 64; }
  constexpr void remove(TileId t) { word[t / 64] &= ~(u64{1} << t % 64); }
  constexpr bool contains(TileId t) const { return word[t / 64] >> t % 64 & 1; }
  constexpr int count() const {
    int n = 0;
    for (const u64 w : word) n += std::popcount(w);
    return n;
  }
  constexpr bool empty() const {
    u64 any = 0;
    for (const u64 w : word) any |= w;
    return any == 0;
  }
  friend constexpr TileSet operator|(TileSet a, const TileSet& b) {
    for (std::size_t i = 0; i < std::size(a.word); ++i) a.word[i] |= b.word[i];
    return a;
  }
  friend constexpr TileSet operator-(TileSet a, const TileSet& b) {
    for (std::size_t i = 0; i < std::size(a.word); ++i) a.word[i] &= ~b.word[i];
    return a;
  }
  friend constexpr TileSet operator&(TileSet a, const TileSet& b) {
    for (std::size_t i = 0; i < std::size(a.word); ++i) a.word[i] &= b.word[i];
    return a;
  }
  // In ascending order of id.
  template <class Do>
  void for_each(Do&& use) const {
    for (std::size_t i = 0; i < std::size(word); ++i)
      for (u64 left = word[i]; left; left &= left - 1)
        use(static_cast<TileId>(64 * i + static_cast<std::size_t>(std::countr_zero(left))));
  }
};
inline TileSet tiles_at(const Pieces& pieces, u8 place) {
  TileSet found;
  for (std::size_t i = 0; i < std::size(found.word); ++i) found.word[i] = tiles_with(pieces.place, place, 64 * i);
  return found;
}

// Tiles at a place, in ascending order of id. `tiles`: how many the game has.
template <class Do>
void for_tiles_at(const Pieces& pieces, u8 place, Do&& use, std::size_t tiles = kMaxTiles) {
  for (std::size_t base = 0; base < tiles; base += 64)
    for (u64 found = tiles_with(pieces.place, place, base); found; found &= found - 1)
      use(static_cast<TileId>(base + static_cast<std::size_t>(std::countr_zero(found))));
}

}  // namespace comares::palace
