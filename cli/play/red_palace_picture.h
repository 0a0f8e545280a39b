// What lies on the table of the Red Palace beside market and money.
#pragma once
#include "cli/play/table_picture.h"

namespace comares::cli::play {

// Preview, guards and, where there is room, abilities and the rows of the next scoring. Returns the row below.
int draw_guard_board(const Pane&, const TableView&, int y, bool roomy);

}  // namespace comares::cli::play
