#include "cli/play/table_picture.h"

#include "cli/play/boxes.h"
#include "cli/play/dice_picture.h"
#include "cli/play/side_picture.h"
#include "codec/position.h"
#include "games/alhambra/moves.h"

namespace comares::cli::play {

using namespace alhambra;

namespace {

void draw_bar(const Pane& pane, const TableView& v) {
  const Table& t = v.session.state().at<Table>(0);
  std::string right = t.scorings_done < 3 ? "next scoring " + std::to_string(t.scorings_done + 1) + "   " : "";
  right += "bag " + std::to_string(t.bag_size) + "   pile " + std::to_string(t.pile) + "   discard " +
           std::to_string(t.discard);
  draw_title_bar(pane, v, right);
}

void draw_seen(const Pane& pane, const TableView& v) {
  const State& now = v.session.state();
  const Table& t = now.at<Table>(0);
  if (v.seen == kDirk) {
    pane.text(1, 0, owner_text(v, v.seen), kStrong);
    return draw_dirks_tiles(pane.part({0, 2, pane.width(), pane.height() - 2}), v.words, t.pieces);
  }
  std::string aside;
  if (to_decide(now) == v.seen)
    for (const TileId tile : t.aside) aside += (aside.empty() ? "" : ", ") + v.words.tile(tile);
  draw_seen_palace(pane, v,
                   {Position{v.words.rules(), now}.palace(v.seen),
                    Position{v.words.rules(), v.preview ? *v.preview : now}.palace(v.seen),
                    tiles_text(v.words, t.pieces, static_cast<u8>(palace::kInReserve + v.seen)), aside});
}

void draw_others(const Pane& pane, const TableView& v) {
  const int players = v.session.state().players;
  int shown = 0;
  const int each = pane.height() / std::max(1, players - 1);
  for (Seat p = 0; p < players; ++p) {
    if (p == v.seen || (v.seen == kDirk && p == v.words.me())) continue;
    const Position g{v.words.rules(), v.session.state()};
    draw_small_palace(pane.part({0, shown++ * each, pane.width(), each}), v, g.palace(p));
  }
}

}  // namespace

std::string tiles_text(const Words& words, const palace::Pieces& pieces, u8 place) {
  std::string out;
  for_tiles_at(pieces, place, [&](TileId t) { out += (out.empty() ? "" : ", ") + words.tile(t); });
  return out;
}

std::string owner_text(const TableView& v, Seat p) {
  if (p == v.words.me()) return "Your palace";
  if (p == kDirk) return "Dirk's tiles";
  return v.words.seat(p) + "'s palace (" + v.bots[p] + ")";
}

void draw_dirks_tiles(const Pane& pane, const Words& words, const palace::Pieces& pieces) {
  int y = 0;
  for (u8 type = 0; type < kBuildings; ++type) {
    std::string names;
    int count = 0;
    for_tiles_at(pieces, palace::kWithDirk, [&](TileId t) {
      if (words.kind(t)->type != type) return;
      names += (names.empty() ? "" : ", ") + std::to_string(words.kind(t)->price);
      ++count;
    });
    const std::string label =
        " " + std::string(kBuildingNames[type]) + std::string(10 - std::string(kBuildingNames[type]).size(), ' ');
    pane.text(2, y, label, building_style(type));
    pane.text(15, y, std::to_string(count) + (count ? "   of price " + names : ""));
    y += 2;
  }
}

void draw_seen_palace(const Pane& pane, const TableView& v, const PalaceText& p) {
  std::string wall = "longest wall " + std::to_string(palace::longest_wall(p.now));
  if (v.preview) wall += " → " + std::to_string(palace::longest_wall(p.shown));
  pane.text(1, 0, owner_text(v, v.seen), kStrong);
  pane.text_right(pane.width() - 1, 0, wall, {.fg = Colour::kLongest, .bold = true});

  std::vector<std::string> below;
  if (!p.reserve.empty()) below.push_back("Reserve: " + p.reserve);
  if (!p.aside.empty()) below.push_back("To place: " + p.aside);
  const int rows = static_cast<int>(below.size());
  for (int i = 0; i < rows; ++i)
    pane.text(1, pane.height() - rows + i, shortened(below[static_cast<std::size_t>(i)], pane.width() - 2), kFaintText);

  PalaceLook look = v.look;
  const CellMarks marks = tile_marks(v.session, v.seen, v.words.me());
  look.marks = &marks;
  // A tile to be taken away is shown where it lies, under the cursor.
  look.cursor_is_empty =
      look.cursor && v.preview && !palace::is_filled(p.shown, *look.cursor) && palace::is_filled(p.now, *look.cursor);
  draw_palace(pane.part({0, 1, pane.width(), pane.height() - 1 - rows}), v.words, p.shown, look);
}

void draw_small_palace(const Pane& pane, const TableView& v, palace::ConstRef home) {
  pane.text(1, 0, owner_text(v, home.owner), kStrong);
  pane.text_right(pane.width() - 1, 0, "wall " + std::to_string(palace::longest_wall(home)), {.fg = Colour::kLongest});
  PalaceLook look;
  look.largest = 1;
  draw_palace(pane.part({0, 1, pane.width(), pane.height() - 1}), v.words, home, look);
}

CellMarks tile_marks(const table::Session& s, Seat owner, Seat viewer) {
  CellMarks out;
  if (s.rules().schemas.size() == 1) return out;  // no modules
  const codec::json::object view = codec::view(s.notation(), s.state(), viewer);
  const codec::json::object& player = view.at("players").as_array()[owner].as_object();
  for (const codec::json::value& item : player.at("palace").as_array()) {
    const codec::json::object& tile = item.as_object();
    const codec::json::value* at = tile.if_contains("at");
    if (!at) continue;
    std::string marks;
    for (const auto& member : tile)
      if (member.key() != "tile" && member.key() != "at" && member.key() != "walls" && member.key() != "corner" &&
          member.key() != "building")
        marks += member.key()[0];
    if (!marks.empty())
      out[{static_cast<int>(at->as_array()[0].as_int64()), static_cast<int>(at->as_array()[1].as_int64())}] = marks;
  }
  return out;
}

MenuShape menu_shape(const Step& step, int width, int height) {
  MenuShape shape{static_cast<int>(wrapped(step.title, width - 6).size()), 1, 1};
  shape.rows = std::max(1, height - shape.top);
  int widest = 1;
  for (const Choice& c : step.choices)
    widest = std::max(widest, text_width(c.text) + text_width(c.note) + (c.note.empty() ? 5 : 7));
  const int count = static_cast<int>(step.choices.size());
  if (count > shape.rows) shape.columns = std::clamp(width / widest, 1, (count + shape.rows - 1) / shape.rows);
  return shape;
}

void draw_menu(const Pane& pane, const Step& step, std::size_t chosen) {
  int y = 0;
  for (const std::string& line : wrapped(step.title, pane.width() - 6)) pane.text(1, y++, line, kStrong);
  if (step.choices.empty()) return;
  const MenuShape shape = menu_shape(step, pane.width(), pane.height());
  const int rows = shape.rows, count = static_cast<int>(step.choices.size());
  const int room = pane.width() / shape.columns;
  const int page = rows * shape.columns, first = static_cast<int>(chosen) / page * page;
  for (int i = first; i < std::min(count, first + page); ++i) {
    const Choice& c = step.choices[static_cast<std::size_t>(i)];
    const int x = (i - first) / rows * room, row = y + (i - first) % rows;
    const bool here = static_cast<std::size_t>(i) == chosen;
    const Style style{.fg = c.good ? Colour::kGood : Colour::kDefault, .bold = here || c.good, .reverse = here};
    if (here) pane.fill({x, row, room - 1, 1}, U' ', style);
    const int hot = i - first + 1;
    if (hot <= 9) pane.text(x + 1, row, std::to_string(hot), here ? style : kFaintText);
    const int note = c.note.empty() ? 0 : text_width(c.note) + 2;
    pane.text(x + 3, row, shortened(c.text, room - 5 - note), style);
    if (note) pane.text_right(x + room - 2, row, c.note, here || c.good ? style : kFaintText);
  }
  if (count > page)
    pane.text_right(pane.width() - 1, 0,
                    " " + std::to_string(first / page + 1) + "/" + std::to_string((count + page - 1) / page),
                    kFaintText);
}

void draw_table(Canvas& canvas, const TableView& v) {
  const Layout l = layout(canvas.size());
  const Pane all(canvas);
  if (v.words.has_dice()) {
    draw_dice_table(all, l, v);
  } else {
    draw_bar(all.part(l.bar), v);
    draw_seen(all.part(l.palace), v);
    if (l.others.width) draw_others(all.part(l.others), v);
    draw_side(all.part(l.side), v);
  }

  for (int y = l.side.y; y < l.side.y + l.side.height; ++y) {
    all.put(l.side.x - 1, y, U'│', kFaintText);
    if (l.others.width) all.put(l.others.x - 1, y, U'│', kFaintText);
  }
  const Pane menu = all.part(l.menu);
  for (int x = 0; x < menu.width(); ++x) menu.put(x, 0, U'─', kFaintText);
  all.put(l.menu.x + l.menu.width, l.menu.y, U'┤', kFaintText);
  const Pane inside = menu.part({0, 1, menu.width(), menu.height() - 1});
  if (!v.message.empty()) menu.text(2, 0, " " + shortened(v.message, menu.width() - 6) + " ", kAccentText);
  if (v.step && !v.step->dice.empty() && v.kept) draw_keeping(inside, *v.step, v.chosen, *v.kept);
  else if (v.step) draw_menu(inside, *v.step, v.chosen);

  const Pane keys = all.part(l.keys);
  keys.fill({0, 0, keys.width(), 1}, U' ', {.fg = Colour::kWhite, .bg = Colour::kBar});
  keys.text(1, 0, shortened(v.keys, keys.width() - 2), {.fg = Colour::kWhite, .bg = Colour::kBar});
}

}  // namespace comares::cli::play
