// The whole table on one screen: palace, market, money, hand, scores, log and the menu of moves.
#pragma once
#include "cli/play/chooser.h"
#include "cli/play/layout.h"
#include "cli/play/palace_picture.h"
#include "cli/play/story.h"

namespace comares::cli::play {

struct TableView {
  const table::Session& session;
  const Words& words;
  const Story& story;
  const std::vector<std::string>& bots;  // by seat; empty for the player's own
  Seat seen;                             // whose palace is shown; kDirk: his tiles; kNobody: the dice board
  const Step* step = nullptr;            // what is to be chosen
  std::size_t chosen = 0;
  const std::vector<bool>* kept = nullptr;  // of the step's dice
  const State* preview = nullptr;           // the palace as it would be
  PalaceLook look{};
  std::string message{};  // over the menu
  std::string keys{};     // in the bottom line
};

void draw_table(Canvas&, const TableView&);
// A menu that does not fit its height is set in columns, and in pages.
struct MenuShape {
  int top, rows, columns;
};
MenuShape menu_shape(const Step&, int width, int height);
void draw_menu(const Pane&, const Step&, std::size_t chosen);

// A palace with its head, reserve and what is to be placed; for the pictures of all games.
struct PalaceText {
  palace::ConstRef now, shown;  // shown: as it would be
  std::string reserve, aside;
};
void draw_seen_palace(const Pane&, const TableView&, const PalaceText&);
std::string tiles_text(const Words&, const palace::Pieces&, u8 place);
std::string owner_text(const TableView&, Seat);
void draw_dirks_tiles(const Pane&, const Words&, const palace::Pieces&);
void draw_small_palace(const Pane&, const TableView&, palace::ConstRef);

// What modules put on the tiles of a palace, as short marks.
CellMarks tile_marks(const table::Session&, Seat owner, Seat viewer);

}  // namespace comares::cli::play
