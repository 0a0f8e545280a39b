// The whole table on one screen: palace, market, money, hand, scores, log and the menu of moves.
#pragma once
#include "cli/play/chooser.h"
#include "cli/play/layout.h"
#include "cli/play/palace_picture.h"
#include "cli/play/story.h"

namespace comares::cli::play {

struct TableView {
  const codec::Session& session;
  const Words& words;
  const Story& story;
  const std::vector<std::string>& bots;  // by seat; empty for the player's own
  Seat seen;                             // whose palace is shown; kDirk: his tiles
  const Step* step = nullptr;            // what is to be chosen
  std::size_t chosen = 0;
  const State* preview = nullptr;        // the palace as it would be
  PalaceLook look{};
  std::string message{};                 // over the menu
  std::string keys{};                    // in the bottom line
};

void draw_table(Canvas&, const TableView&);
// A menu that does not fit its height is set in columns, and in pages.
struct MenuShape {
  int top, rows, columns;
};
MenuShape menu_shape(const Step&, int width, int height);
void draw_menu(const Pane&, const Step&, std::size_t chosen);

// What modules put on the tiles of a palace, as short marks.
CellMarks tile_marks(const codec::Session&, Seat owner, Seat viewer);

}  // namespace comares::cli::play
