// The column at the right: players, market, money display, hand and log.
#pragma once
#include "cli/play/table_picture.h"

namespace comares::cli::play {

void draw_title_bar(const Pane&, const TableView&,
                    const std::string& right);  // who decides; at the right how far it is
void draw_side(const Pane&, const TableView&);
void draw_heading(const Pane&, int y, std::string_view title);
void draw_log(const Pane&, const TableView&);  // its end

}  // namespace comares::cli::play
