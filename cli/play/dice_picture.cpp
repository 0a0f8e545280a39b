#include "cli/play/dice_picture.h"

#include "cli/play/dice_words.h"
#include "cli/play/side_picture.h"
#include "games/dice/alcazaba.h"
#include "games/dice/dice.h"
#include "games/palace/pieces.h"

namespace comares::cli::play {

using dice::Board;
using dice::kBuildings;
using dice::kFieldsPerLine;
using dice::kLines;

namespace {

bool has_tiles(const TableView& v) { return !dice::as_rules(v.session.rules()).tile.empty(); }

// Seats at the table, Dirk as the last one.
std::vector<Seat> seats(const State& s) {
  std::vector<Seat> all;
  for (Seat p = 0; p < s.players; ++p) all.push_back(p);
  if (s.players == 2) all.push_back(kDirk);
  return all;
}

std::string seat_letter(Seat p) { return p == kDirk ? "D" : std::to_string(p + 1); }

Style seat_style(const TableView& v, Seat p) {
  return {.fg = p == v.words.me() ? Colour::kAccent : Colour::kDefault, .bold = true};
}

void draw_die(const Pane& pane, int x, int y, u8 type) {
  Style style = building_style(type);
  style.bold = true;
  std::string letter;
  encode(kBuildingLetters[type], letter);
  pane.text(x, y, " " + letter + " ", style);
}

void draw_bar(const Pane& pane, const TableView& v) {
  const Board& b = dice_board(v.session.state());
  std::string right = "round " + std::to_string(b.round) + " of " + std::to_string(dice::kRounds);
  if (b.throws) right += "   throw " + std::to_string(b.throws) + " of " + std::to_string(dice::kMaxThrows);
  draw_title_bar(pane, v, right);
}

void draw_dice(const Pane& pane, const TableView& v) {
  const Board& b = dice_board(v.session.state());
  if (b.throws == 0) return;
  int x = pane.text(1, 0, "Dice ", kStrong) + 1;
  for (u8 type = 0; type < kBuildings; ++type)
    for (int n = dice::count_of(b.faces(), type); n > 0; --n, x += 4) draw_die(pane, x, 0, type);
  if (b.black == kNone) return;
  x = pane.text(x, 0, "+") + 1;
  draw_die(pane, x, 0, b.black);
}

// Six columns: name, chip, eight lines of three fields with the stones.
void draw_board(const Pane& pane, const TableView& v) {
  const Board& b = dice_board(v.session.state());
  const int left = 2, room = (pane.width() - left) / kBuildings;
  draw_dice(pane, v);
  for (u8 type = 0; type < kBuildings; ++type) {
    const int x = left + type * room;
    pane.fill({x, 2, room - 1, 1}, U' ', building_style(type));
    pane.text(x, 2, shortened(short_name(type, room - 1), room - 1), building_style(type));
    if (b.bonus[type] != dice::kNoChip)
      pane.text(x, 3, shortened(chip_text(b.bonus[type], room < 9), room - 1), kStrong);
    for (int line = kLines; line >= 1; --line) {
      const int y = 4 + kLines - line;
      if (type == 0) pane.text(0, y, std::to_string(line), kFaintText);
      for (int field = 1; field <= kFieldsPerLine; ++field) {
        const Seat p = b.area.owner[type][dice::field_at(line, field)];
        pane.text(x + 2 * (field - 1), y, p == kNobody ? "·" : seat_letter(p),
                  p == kNobody ? kFaintText : seat_style(v, p));
      }
    }
  }
}

void draw_seen(const Pane& pane, const TableView& v) {
  if (!has_tiles(v) || v.seen == kNobody) return draw_board(pane, v);
  const State& now = v.session.state();
  const alcazaba::Table& t = now.at<alcazaba::Table>(0);
  if (v.seen == kDirk) {
    pane.text(1, 0, owner_text(v, kDirk), kStrong);
    return draw_dirks_tiles(pane.part({0, 2, pane.width(), pane.height() - 2}), v.words, t.pieces);
  }
  const dice::Rules& rules = dice::as_rules(v.session.rules());
  const bool places = !is_over(now) && to_decide(now) == v.seen && t.aside != palace::kNoTile;
  draw_seen_palace(pane, v,
                   {alcazaba::palace_of(dice::Position{rules, now}, v.seen),
                    alcazaba::palace_of(dice::Position{rules, v.preview ? *v.preview : now}, v.seen),
                    tiles_text(v.words, t.pieces, static_cast<u8>(palace::kInReserve + v.seen)),
                    places ? v.words.tile(t.aside) : ""});
}

// What a player has of a type: his field on the track, or his tiles. 0: nothing.
int strength(const TableView& v, Seat p, u8 type) {
  const State& s = v.session.state();
  if (!has_tiles(v)) return s.at<dice::DiceTable>(0).tracks[type].field[p];
  int n = 0;
  const u8 place = p == kDirk ? u8{palace::kWithDirk} : static_cast<u8>(palace::kInPalace + p);
  palace::for_tiles_at(s.at<alcazaba::Table>(0).pieces, place, [&](u8 t) { n += v.words.kind(t)->type == type; });
  return n;
}

// Bold: nobody has more. On a track the lower stone of a pile is ahead.
bool leads(const TableView& v, Seat p, u8 type) {
  const int mine = strength(v, p, type);
  if (mine == 0) return false;
  if (!has_tiles(v)) return v.session.state().at<dice::DiceTable>(0).tracks[type].rank[0] == p;
  for (const Seat other : seats(v.session.state()))
    if (strength(v, other, type) > mine) return false;
  return true;
}

int draw_players(const Pane& pane, const TableView& v) {
  const State& s = v.session.state();
  const int wide = 3, types = pane.width() - 3 - kBuildings * wide;
  pane.text_right(types, 0, "pts", kFaintText);
  for (u8 type = 0; type < kBuildings; ++type) {
    std::string letter;
    encode(kBuildingLetters[type], letter);
    pane.text(types + wide * (type + 1) - 2, 0, " " + letter, building_style(type));
  }
  pane.text_right(pane.width(), 0, "st", kFaintText);
  int y = 1;
  for (const Seat p : seats(s)) {
    const bool turn = !is_over(s) && to_decide(s) == p;
    const Style style{.fg = turn ? Colour::kAccent : Colour::kDefault, .bold = turn || p == v.words.me()};
    if (turn) pane.text(0, y, "▶", style);
    pane.text(1, y, v.words.seat(p), style);
    pane.text_right(types, y, std::to_string(s.scores[p]), style);
    for (u8 type = 0; type < kBuildings; ++type) {
      const int n = strength(v, p, type);
      const Style count{.fg = n ? Colour::kDefault : Colour::kFaint, .bold = leads(v, p, type)};
      pane.text_right(types + wide * (type + 1), y, n ? std::to_string(n) : "·", count);
    }
    pane.text_right(pane.width(), y++, std::to_string(dice_board(s).stones[p]));
  }
  return y;
}

// Chips by player.
int draw_chips(const Pane& pane, const TableView& v, int y) {
  const dice::DiceTable& t = v.session.state().at<dice::DiceTable>(0);
  draw_heading(pane, y++, "Chips won");
  const int first = y;
  for (const Seat p : seats(v.session.state())) {
    std::string chips;
    for (u8 kind = 0; kind < dice::kOwnedKinds; ++kind)
      for (int n = t.chips[p][kind]; n > 0; --n) chips += (chips.empty() ? "" : ", ") + chip_text(kind, true);
    if (chips.empty()) continue;
    pane.text(0, y, v.words.seat(p), seat_style(v, p));
    pane.text(9, y++, shortened(chips, pane.width() - 9));
  }
  if (y == first) pane.text(0, y++, "none yet", kFaintText);
  return y;
}

// The tiles to be won, lowest first.
int draw_columns(const Pane& pane, const TableView& v, int y) {
  const alcazaba::Table& t = v.session.state().at<alcazaba::Table>(0);
  draw_heading(pane, y++, "Tiles to win");
  for (u8 type = 0; type < kBuildings; ++type) {
    std::string text;
    for (const u8 tile : t.column[type]) {
      if (tile == palace::kNoTile) break;
      const std::string full = v.words.tile(tile);
      text += (text.empty() ? "" : ", ") + full.substr(full.find(' ') + 1);
    }
    if (t.board.bonus[type] != dice::kNoChip) text += (text.empty() ? "" : ", ") + chip_text(t.board.bonus[type], true);
    pane.text(0, y, short_name(type, 7), building_style(type));
    pane.text(8, y++, shortened(text.empty() ? "–" : text, pane.width() - 8));
  }
  return y;
}

void draw_side_of_dice(const Pane& pane, const TableView& v) {
  int y = draw_players(pane, v);
  y = has_tiles(v) ? draw_columns(pane, v, y) : draw_chips(pane, v, y);
  draw_heading(pane, y++, "Log");
  draw_log(pane.part({0, y, pane.width(), pane.height() - y}), v);
}

// The building tracks, best first; on one field the lower stone first.
void draw_tracks(const Pane& pane, const TableView& v) {
  const dice::DiceTable& t = v.session.state().at<dice::DiceTable>(0);
  pane.text(1, 0, "Building tracks", kStrong);
  for (u8 type = 0; type < kBuildings; ++type) {
    const int y = 2 + 2 * type;
    pane.text(1, y, short_name(type, 7), building_style(type));
    std::string order;
    for (const Seat p : t.tracks[type].rank) {
      if (p == kNobody) break;
      order += (order.empty() ? "" : "  ") + seat_letter(p) + ":" + std::to_string(t.tracks[type].field[p]);
    }
    pane.text(10, y, shortened(order.empty() ? "–" : order, pane.width() - 11));
  }
}

void draw_others(const Pane& pane, const TableView& v) {
  if (!has_tiles(v)) return draw_tracks(pane, v);
  const State& s = v.session.state();
  const dice::Position g{dice::as_rules(v.session.rules()), s};
  const int each = pane.height() / s.players;
  int shown = 0;
  for (Seat p = 0; p < s.players; ++p)
    if (p != v.seen)
      draw_small_palace(pane.part({0, shown++ * each, pane.width(), each}), v, alcazaba::palace_of(g, p));
}

}  // namespace

void draw_dice_table(const Pane& all, const Layout& l, const TableView& v) {
  draw_bar(all.part(l.bar), v);
  draw_seen(all.part(l.palace), v);
  if (l.others.width) draw_others(all.part(l.others), v);
  draw_side_of_dice(all.part(l.side), v);
}

void draw_keeping(const Pane& pane, const Step& step, std::size_t chosen, const std::vector<bool>& kept) {
  int y = 0;
  for (const std::string& line : wrapped(step.title, pane.width() - 6)) pane.text(1, y++, line, kStrong);
  for (std::size_t i = 0; i < step.dice.size(); ++i) {
    const int x = 2 + 5 * static_cast<int>(i);
    pane.text(x, y, " " + std::to_string(i + 1) + " ", i == chosen ? kAccentText : kFaintText);
    draw_die(pane, x, y + 1, step.dice[i]);
    if (i == chosen) pane.put(x - 1, y + 1, U'▶', kAccentText);
    pane.text(x, y + 2, kept[i] ? "keep" : " · ", kept[i] ? Style{.fg = Colour::kGood, .bold = true} : kFaintText);
  }
  pane.text(1, y + 4, "1–8 keep a die, Enter throws the others.", kFaintText);
}

}  // namespace comares::cli::play
