// Every lawful redesign of a palace, in the order of docs/notation.md: tiles of the reserve added, tiles
// removed, tiles of the reserve put in the place of others.
#pragma once
#include "games/palace/fitting.h"
#include "games/palace/removal.h"

namespace comares::palace {

// Makes number n of the actions in the cells of a window; the head is in its first cell.
inline Action make_in_tight(const ActionRun& run, u32 n) {
  const u32 p = nth_bit(run.data[0], n);
  return run.head.moved(p % TightBits::kWidth, p / TightBits::kWidth).pays();
}
inline Action make_in_roomy(const ActionRun& run, u32 n) {
  u32 word = 0;
  for (u32 here; n >= (here = static_cast<u32>(std::popcount(run.data[word]))); ++word) n -= here;
  const u32 p = 64 * word + nth_bit(run.data[word], n);
  return run.head.moved(p % Bits::kWidth, p / Bits::kWidth).pays();
}

// One action for each of these cells, row by row, like `head`, which has none.
template <class Board>
void add_actions(const Board& b, const GridOf<Board>& cells, ActionHead head, Actions& out) {
  if constexpr (std::is_same_v<GridOf<Board>, TightBits>) {
    out.add_run(make_in_tight, head.at(b.left, b.top), static_cast<u32>(std::popcount(cells.w)))[0] = cells.w;
  } else if constexpr (std::is_same_v<GridOf<Board>, Bits>) {
    if (cells.none_set()) return;
    const Bits::Lines lines = cells.in_order();
    u32 count = 0;
    for (const u64 line : lines.w) count += static_cast<u32>(std::popcount(line));
    std::memcpy(out.add_run(make_in_roomy, head.at(b.left, b.top), count), lines.w, sizeof lines.w);
  } else {
    for_cells(b, cells, [&](Cell c) { out.add(head.at(c.x, c.y)); });
  }
}

// The same for every cell where a tile with these sides may be laid.
inline void list_places(const ConstRef& home, u8 sides, ActionHead head, Actions& out) {
  on_board(home, [=, &out](const auto& b) { add_actions(b, places(b, sides), head, out); });
}

// `reserve`: a FixedVec of tiles that have `sides`. Calls add(tile, cells, board) for each of them;
// remove(cells, board); swap(tile, cells, board) for each. keep_in(cells, board, in) takes away tiles that must
// stay for another reason than the palace's own; `in`: the tile that would come in their place, or null.
template <class Tiles, class Add, class KeepIn, class Remove, class Swap>
void for_redesigns(const ConstRef& home, const Tiles& reserve, Add add, KeepIn keep_in, Remove remove, Swap swap) {
  on_board(home, [=, &home, &reserve](const auto& b) {
    using G = GridOf<std::remove_cvref_t<decltype(b)>>;
    // Grids of the widest board are too large to keep one for every tile: they are found a second time.
    constexpr bool kKept = sizeof(G) <= sizeof(Bits);
    FixedVec<G, kKept ? Tiles::capacity() : 1> swaps;
    swaps.clear();
    if (!reserve.empty()) {
      const Fitting fitting(b, home);
      for (const auto& tile : reserve) {
        const auto fits = fitting(tile.sides);
        if constexpr (kKept) swaps.push_back(fits.swap);
        add(tile, fits.lay, b);
      }
    }
    if (home.palace.tiles == 0) return;
    G going = free_tiles(b, home);
    keep_in(going, b, static_cast<decltype(reserve.begin())>(nullptr));
    remove(going, b);
    if (reserve.empty()) return;
    if constexpr (kKept) {
      for (std::size_t i = 0; i < reserve.size(); ++i) {
        keep_in(swaps[i], b, &reserve[i]);
        swap(reserve[i], swaps[i], b);
      }
    } else {
      const Fitting fitting(b, home);
      for (std::size_t i = 0; i < reserve.size(); ++i) {
        G cells = fitting(reserve[i].sides).swap;
        keep_in(cells, b, &reserve[i]);
        swap(reserve[i], cells, b);
      }
    }
  });
}

}  // namespace comares::palace
