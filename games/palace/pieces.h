// Small things every game with palaces needs beside the palace itself: who holds which tiles, the
// rule behind a refusal, the tiles as part of a state's hash.
#pragma once
#include <cstring>

#include "engine/hash.h"
#include "engine/reject.h"
#include "games/palace/palace.h"

namespace comares::palace {

// The base game's rule behind a Fit; accepted for kOk.
Reject refusal(Fit);

void digest(const Pieces&, Digest&);

// Tiles at a place, in ascending order of id. `tiles`: how many the game has.
template <class Do>
void for_tiles_at(const Pieces& pieces, u8 place, Do&& use, std::size_t tiles = kMaxTiles) {
  static_assert(kMaxTiles % 8 == 0);
  const u64 pattern = 0x0101010101010101ull * place;
  for (std::size_t base = 0; base < tiles; base += 8) {
    u64 word;
    std::memcpy(&word, pieces.place + base, 8);
    const u64 diff = word ^ pattern;
    u64 zero = ~(((diff & 0x7F7F7F7F7F7F7F7Full) + 0x7F7F7F7F7F7F7F7Full) | diff |
                 0x7F7F7F7F7F7F7F7Full);  // 0x80 in every byte that equals `place`
    for (; zero; zero &= zero - 1) use(static_cast<TileId>(base + (static_cast<unsigned>(__builtin_ctzll(zero)) >> 3)));
  }
}

}  // namespace comares::palace
