// Palaces drawn as plans: tiles as coloured blocks on a grid, walls as heavy lines along its edges, so
// that a wall is one unbroken line. The longest one is highlighted.
#pragma once
#include <map>
#include <optional>
#include <vector>

#include "cli/play/canvas.h"
#include "cli/play/words.h"

namespace comares::cli::play {

// Distance from one tile to the next; one column and row of it is the line between them.
struct Stride {
  int x, y;
};
inline constexpr Stride kStrides[] = {{8, 4}, {6, 3}, {4, 2}};

using CellMarks = std::map<std::pair<int, int>, std::string>;  // letters of what modules put on a tile

struct PalaceLook {
  std::vector<palace::Cell> candidates;  // cells to choose from
  std::optional<palace::Cell> cursor;
  bool cursor_is_empty = false;  // draw the cursor's cell as one that will be cleared
  const CellMarks* marks = nullptr;
  int largest = 0;  // first of kStrides to try
};

void draw_palace(const Pane&, const Words&, palace::ConstRef, const PalaceLook&);

// One tile with its walls, its corner at x, y: of the market, the reserve, …
void draw_tile(const Pane&, const Words&, int x, int y, u8 tile, u8 sides, Stride);

}  // namespace comares::cli::play
