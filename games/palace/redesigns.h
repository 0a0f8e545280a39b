// Every lawful redesign of a palace, in the order of docs/notation.md: tiles of the reserve added, tiles
// removed, tiles of the reserve put in the place of others.
#pragma once
#include "games/palace/fitting.h"
#include "games/palace/removal.h"

namespace comares::palace {

// Makes number n of the actions in a window of 64 cells, kWidth to a row. data: cells, left, top.
template <int kWidth>
Action make_in_cell(const ActionRun& run, u32 n) {
  const u32 p = nth_bit(run.data[0], n);
  return run.head.at(static_cast<int>(run.data[1] + p % kWidth), static_cast<int>(run.data[2] + p / kWidth)).pays();
}
template <int kWidth>
void add_window(ActionHead head, u64 cells, int left, int top, ActionList& out) {
  auto& data = out.add_run(make_in_cell<kWidth>, head, static_cast<u32>(std::popcount(cells)));
  data[0] = cells;
  data[1] = static_cast<u64>(left);
  data[2] = static_cast<u64>(top);
}

// One action for each of these cells, row by row, like `head`, which has none.
template <class Board>
void add_actions(const Board& b, const GridOf<Board>& cells, ActionHead head, ActionList& out) {
  if constexpr (std::is_same_v<GridOf<Board>, TightBits>) {
    add_window<8>(head, cells.w, b.left, b.top, out);
  } else if constexpr (std::is_same_v<GridOf<Board>, Bits>) {
    const Bits::Lines lines = cells.in_order();
    for (int i = 0; i < 4; ++i) add_window<16>(head, lines.w[i], b.left, b.top + 4 * i, out);
  } else {
    for_cells(b, cells, [&](Cell c) { out.add(head.at(c.x, c.y)); });
  }
}

// The same for every cell where a tile with these sides may be laid.
inline void list_places(const ConstRef& home, u8 sides, ActionHead head, ActionList& out) {
  on_board(home, [=, &out](const auto& b) { add_actions(b, places(b, sides), head, out); });
}

// `reserve`: a FixedVec of tiles that have `sides`. Calls add(tile, cells, board) for each of them;
// remove(cells, board); swap(tile, cells, board) for each. keep_in(cells, board) takes away tiles that
// must stay for another reason than the palace's own.
template <class Tiles, class Add, class KeepIn, class Remove, class Swap>
void for_redesigns(const ConstRef& home, const Tiles& reserve, Add add, KeepIn keep_in, Remove remove,
                   Swap swap) {
  on_board(home, [=, &home, &reserve](const auto& b) {
    using G = GridOf<std::remove_cvref_t<decltype(b)>>;
    FixedVec<G, Tiles::capacity()> swaps;
    swaps.clear();
    if (!reserve.empty()) {
      const Fitting fitting(b, home);
      for (const auto& tile : reserve) {
        const auto fits = fitting(tile.sides);
        swaps.push_back(fits.swap);
        add(tile, fits.lay, b);
      }
    }
    if (home.palace.tiles == 0) return;
    G going = free_tiles(b, home);
    keep_in(going, b);
    remove(going, b);
    for (std::size_t i = 0; i < reserve.size(); ++i) {
      keep_in(swaps[i], b);
      swap(reserve[i], swaps[i], b);
    }
  });
}

}  // namespace comares::palace
