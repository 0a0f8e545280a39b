// The table of the dice game and of Alcazaba: dice area with its stones, dice, tracks, tiles, chips.
#pragma once
#include "cli/play/table_picture.h"

namespace comares::cli::play {

void draw_dice_table(const Pane& all, const Layout&, const TableView&);
// Which dice are kept; `chosen`: the die the cursor stands on.
void draw_keeping(const Pane&, const Step&, std::size_t chosen, const std::vector<bool>& kept);

}  // namespace comares::cli::play
