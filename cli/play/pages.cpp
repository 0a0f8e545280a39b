#include "cli/play/pages.h"

#include "codec/position.h"
#include "games/parts.h"

namespace comares::cli::play {

using namespace alhambra;
namespace json = codec::json;

namespace {

constexpr int kTextWidth = 74;
constexpr const char* kClose = "any other key closes";

void add_text(Page& page, const std::string& text, Style style = {}, const std::string& indent = "") {
  for (const std::string& line : wrapped(text, kTextWidth - text_width(indent)))
    page.rows.push_back({{indent + line, style}});
}

void add_key(Page& page, const std::string& key, const std::string& text) {
  std::string padded = key;
  while (text_width(padded) < 16) padded += ' ';
  page.rows.push_back({{"  " + padded, kAccentText}, {text}});
}

std::string plain_text(const json::value& v) {
  if (v.is_string()) return spaced(v.as_string());
  if (v.is_bool()) return v.as_bool() ? "yes" : "no";
  if (v.is_null()) return "–";
  if (const auto* list = v.if_array()) {
    std::string out;
    for (const json::value& item : *list) out += (out.empty() ? "" : ", ") + plain_text(item);
    return out.empty() ? "none" : out;
  }
  if (const auto* object = v.if_object()) {
    std::string out;
    for (const auto& member : *object)
      out += (out.empty() ? "" : "; ") + spaced(member.key()) + " " + plain_text(member.value());
    return out;
  }
  return json::serialize(v);
}

}  // namespace

Page help_page(const Words& w) {
  Page page{"How to play", {}, kClose};
  add_text(page, parts_of(w.ruleset()).in_short);
  page.rows.push_back({});
  add_key(page, "↑ ↓ or 1–9", "choose in the menu");
  add_key(page, "arrow keys", "move over the cells to choose from; also n, p");
  add_key(page, "Enter, Space", "do it");
  add_key(page, "Esc, Backspace", "one step back");
  if (!w.ruleset().tiles.empty()) add_key(page, "Tab, Shift-Tab", "look at the palaces of the others (also F1 to F6)");
  add_key(page, "u", "take back your last move");
  add_key(page, "s", "scorings explained, and what a scoring now would give");
  add_key(page, "l", "the whole log");
  if (w.ruleset().schemas.size() > 1) add_key(page, "m", "what the modules have laid out");
  add_key(page, "?", "this help");
  add_key(page, "q", "quit");
  page.rows.push_back({});
  Row tiles{{"  "}};
  for (u8 type = 0; type < kBuildings; ++type) {
    std::string letter;
    encode(kBuildingLetters[type], letter);
    tiles.push_back({" " + letter + " " + kBuildingNames[type] + " ", building_style(type)});
    if (type + 1 < kBuildings) tiles.push_back({" "});
  }
  page.rows.push_back(tiles);
  if (!w.ruleset().tiles.empty())
    page.rows.push_back({{"  ━━━ wall   ", {.fg = Colour::kWall}},
                         {"━━━ longest wall   ", {.fg = Colour::kLongest, .bold = true}},
                         {"─── open side   ", kFaintText},
                         {"+", {.fg = Colour::kGood, .bold = true}},
                         {" a cell to choose"}});
  if (w.has_dice())
    add_text(page,
             "In the list of players: points, fields on the tracks or buildings of each type (bold: ahead), stones "
             "still to be placed (st). On the board: line 8 at the top, in each column fields for one, two and three "
             "throws with the numbers of the players, D for Dirk.",
             {}, "  ");
  else
    add_text(page,
             "In the list of players: points, buildings of each type in the palace (bold: the most), length of "
             "the longest wall (wal), cards in hand (cd).",
             {}, "  ");
  for (u8 o = 1; o < w.ruleset().schemas.size(); ++o) {
    page.rows.push_back({});
    const ModuleInfo& info = w.rules().owner(o).module->info;
    page.rows.push_back({{info.title, kStrong}});
    add_text(page, info.summary, {}, "  ");
  }
  return page;
}

Page log_page(const Story& story) {
  Page page{"Log", {}, kClose, true};
  for (const Line& line : story.lines())
    add_text(page, line.text, line.minor ? kFaintText : line.seat == kNobody ? kStrong : kPlain);
  return page;
}

Page modules_page(const table::Session& s, const Words& w) {
  Page page{"Modules", {}, kClose};
  const json::object view = codec::view(s.notation(), s.state(), w.me());
  for (u8 o = 1; o < w.ruleset().schemas.size(); ++o) {
    const ModuleInfo& info = w.rules().owner(o).module->info;
    if (o > 1) page.rows.push_back({});
    page.rows.push_back({{info.title, kStrong}});
    add_text(page, info.summary, kFaintText, "  ");
    if (!w.ruleset().schemas[o]->slug)  // the game's own: what lies beside market and hands
      for (const char* key : {"preview", "guard_board", "scoring_tiles", "bag_count", "sets"})
        if (const json::value* part = view.if_contains(key))
          add_text(page, with_capital(spaced(key)) + ": " + plain_text(*part), {}, "  ");
    if (const json::value* table = view.if_contains(info.slug))
      add_text(page, "Table: " + plain_text(*table), {}, "  ");
    Seat p = 0;
    for (const json::value& player : view.at("players").as_array()) {
      if (const json::value* own = player.as_object().if_contains(info.slug))
        add_text(page, w.seat(p) + ": " + plain_text(*own), {}, "  ");
      ++p;
    }
  }
  if (page.rows.empty()) page.rows.push_back({{"No modules are in play."}});
  return page;
}

namespace {

struct ScoreRow {
  u8 owner, detail;
  std::string rule;
  std::string label;
  Style style;
  int points[kMaxPlayers + 1] = {};
  int tiles[kMaxPlayers + 1] = {};
};

std::vector<ScoreRow> score_rows(const Words& w, const ScoreSheet& sheet) {
  std::vector<ScoreRow> rows;
  for (u8 type = 0; type < kBuildings; ++type)
    rows.push_back({0, type, "", kBuildingNames[type], building_style(type)});
  const bool walls = !w.ruleset().tiles.empty();
  rows.push_back({0,
                  kNone,
                  "",
                  walls ? "longest wall" : "chips",
                  {.fg = walls ? Colour::kLongest : Colour::kDefault, .bold = true}});
  for (const ScoreLine& line : sheet.lines) {
    ScoreRow* found = nullptr;
    for (ScoreRow& r : rows)
      if (r.owner == line.owner && r.detail == line.detail && (r.rule.empty() || r.rule == line.rule)) found = &r;
    if (!found) {
      std::string label = w.module_title(line.owner);
      if (line.detail < kBuildings) label += ", " + std::string(kBuildingNames[line.detail]);
      rows.push_back({line.owner, line.detail, line.rule, label, kPlain});
      found = &rows.back();
    }
    found->rule = line.rule;
    found->points[line.seat] += line.points;
    if (line.detail < kBuildings) found->tiles[line.seat] += line.marks;
  }
  return rows;
}

std::string padded_left(const std::string& text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - text_width(text))), ' ') + text;
}
std::string padded_right(const std::string& text, int width) {
  const std::string fit = shortened(text, width);
  return fit + std::string(static_cast<std::size_t>(std::max(0, width - text_width(fit))), ' ');
}

}  // namespace

Page scoring_page(const Words& w, const ScoreSheet& sheet, int round, int players, const int* before) {
  Page page;
  page.title = before ? "Scoring " + std::to_string(round) : "If scoring " + std::to_string(round) + " came now";
  std::vector<Seat> seats;
  for (Seat p = 0; p < players; ++p) seats.push_back(p);
  if (players == 2) seats.push_back(kDirk);
  const int column = seats.size() > 4 ? 9 : 11;
  constexpr int kLabel = 13;

  Row head{{padded_right("", kLabel)}};
  for (const Seat p : seats) head.push_back({padded_left(w.seat(p), column), kStrong});
  head.push_back({"  rule", kFaintText});
  page.rows.push_back(head);
  int total[kMaxPlayers + 1] = {};
  for (const ScoreRow& r : score_rows(w, sheet)) {
    Row row{{padded_right(r.label, kLabel), r.style}};
    int most = 0;
    for (const Seat p : seats) most = std::max(most, r.points[p]);
    for (const Seat p : seats) {
      total[p] += r.points[p];
      std::string text = r.tiles[p] ? "(" + std::to_string(r.tiles[p]) + ") " : "";
      text += padded_left(std::to_string(r.points[p]), 3);
      row.push_back(
          {padded_left(text, column),
           {.fg = r.points[p] ? Colour::kDefault : Colour::kFaint, .bold = r.points[p] && r.points[p] == most}});
    }
    row.push_back({"  " + r.rule, kFaintText});
    page.rows.push_back(row);
  }
  const auto sums = [&](const char* label, auto value, Style style) {
    Row row{{padded_right(label, kLabel), style}};
    for (const Seat p : seats) row.push_back({padded_left(std::to_string(value(p)), column), style});
    page.rows.push_back(row);
  };
  page.rows.push_back({});
  sums("together", [&](Seat p) { return total[p]; }, kStrong);
  if (before) {
    sums("before", [&](Seat p) { return before[p]; }, kFaintText);
    sums("score now", [&](Seat p) { return before[p] + total[p]; }, kAccentText);
  }
  page.rows.push_back({});
  page.rows.push_back({{"In brackets: buildings that count. Bold: the most points of a row.", kFaintText}});
  page.footer = "← → other scorings   any other key closes";
  return page;
}

}  // namespace comares::cli::play
