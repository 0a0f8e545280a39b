// The column at the right: players, market, money display, hand and log.
#pragma once
#include "cli/play/table_picture.h"

namespace comares::cli::play {

void draw_side(const Pane&, const TableView&);

}  // namespace comares::cli::play
