// Every lawful redesign of a palace, in the order of docs/notation.md: tiles of the reserve added, tiles
// removed, tiles of the reserve put in the place of others.
#pragma once
#include "games/palace/fitting.h"
#include "games/palace/removal.h"

namespace comares::palace {

// One action for each of these cells, row by row, like `head`, which has none.
template <class Board>
void add_actions(const Board& b, const GridOf<Board>& cells, ActionHead head, ActionList& out) {
  if constexpr (std::is_same_v<GridOf<Board>, TightBits>)
    out.add_cells(head, cells.w, b.left, b.top);
  else
    for_cells(b, cells, [&](Cell c) { out.add(head.at(c.x, c.y)); });
}

// `reserve`: a FixedVec of tiles that have `sides`. Calls add(tile, cells, board) for each of them;
// remove(cells, board); swap(tile, cells, board) for each. keep_in(cells, board) takes away tiles that
// must stay for another reason than the palace's own.
template <class Tiles, class Add, class KeepIn, class Remove, class Swap>
void for_redesigns(const ConstRef& home, const Tiles& reserve, Add add, KeepIn keep_in, Remove remove,
                   Swap swap) {
  on_board(home, [&](const auto& b) {
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
