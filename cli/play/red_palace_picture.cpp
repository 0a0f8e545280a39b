#include "cli/play/red_palace_picture.h"

#include "games/red_palace/red_palace.h"

namespace comares::cli::play {

using namespace alhambra;
using red_palace::Own;

namespace {

std::string letter_of(u8 type) {
  std::string letter;
  encode(kBuildingLetters[type], letter);
  return letter;
}

void draw_preview(const Pane& pane, const TableView& v, const Position& g, int y) {
  int x = pane.text(0, y, pane.width() >= 40 ? "Preview  " : "Next  ", kFaintText);
  for (const TileId t : red_palace::own(g).preview) {
    if (t == palace::kNoTile) continue;
    const u8 type = type_on(g, t);
    const std::string walls = codec::sides_text(static_cast<u8>(g.tile(t).sides & palace::kAllSides));
    const std::string name = type < kBuildings ? letter_of(type) : v.words.tile_name(t);
    x = pane.text(x, y, name + " " + std::to_string(g.tile(t).price) + walls,
                  type < kBuildings ? building_style(type) : kStrong);
    x = pane.text(x, y, "  ");
  }
}

void draw_guards(const Pane& pane, const TableView& v, const Position& g, int y) {
  int x = pane.text(0, y, pane.width() >= 40 ? "Guards   " : "Guards ", kFaintText);
  for (Seat p = 0; p < g.players(); ++p)
    x = pane.text(x, y, std::to_string(red_palace::guards_of(g, p)) + " ", p == v.words.me() ? kStrong : kPlain);
  const std::string posted = std::to_string(red_palace::own(g).posted),
                    worth = std::to_string(red_palace::value_of_guards(g));
  pane.text(x, y, pane.width() >= 40 ? "board " + posted + ", worth " + worth : "+ " + posted + " → " + worth,
            kFaintText);
}

// Those used in this turn are faint.
int draw_abilities(const Pane& pane, const Position& g, int y) {
  const Own& own = red_palace::own(g);
  for (int i = 0; i < red_palace::kAbilitiesInPlay; ++i)
    pane.text(1, y++, spaced(red_palace::kAbilityNames[own.abilities[i]]), own.used[i] ? kFaintText : kPlain);
  return y;
}

void draw_rows(const Pane& pane, const Position& g, int y) {
  const int next = std::min<int>(g.table().scorings_done, 2);
  int x = pane.text(0, y, pane.width() >= 40 ? "Scoring " + std::to_string(next + 1) + ", rows 1–6  " : "Rows 1–6  ",
                    kFaintText);
  for (const u8 type : red_palace::rows_of(g, next + 1)) x = pane.text(x, y, letter_of(type), building_style(type)) + 1;
}

}  // namespace

int draw_guard_board(const Pane& pane, const TableView& v, int y, bool roomy) {
  const Position g{v.words.rules(), v.session.state()};
  draw_preview(pane, v, g, y++);
  draw_guards(pane, v, g, y++);
  if (!roomy) return y;
  y = draw_abilities(pane, g, y);
  draw_rows(pane, g, y++);
  return y;
}

}  // namespace comares::cli::play
