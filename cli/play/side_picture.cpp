#include "cli/play/side_picture.h"

#include "cli/play/red_palace_picture.h"
#include "games/alhambra/moves.h"

namespace comares::cli::play {

using namespace alhambra;

namespace {

constexpr const char* kShortCurrency[] = {"den", "dir", "duc", "flo", "dia"};

int hand_size(const Position& g, Seat p) {
  int n = 0;
  for (const PieceKind& k : g.rules.pieces)
    n += static_cast<int>(g.table().hand[p].word[k.word] >> k.shift & ((1u << k.width) - 1u));
  return n;
}

// Points, buildings by type, wall and cards of everybody: what majorities are fought by.
int draw_players(const Pane& pane, const TableView& v) {
  const State& s = v.session.state();
  const Position g{v.words.rules(), s};
  const int wide = pane.width() >= 42 ? 3 : 2;  // columns per building type
  const int types = pane.width() - 7 - 6 * wide;
  pane.text_right(types, 0, pane.width() >= 42 ? "points" : "pts", kFaintText);
  for (int type = 0; type < kBuildings; ++type) {
    std::string letter;
    encode(kBuildingLetters[type], letter);
    const int x = types + wide * (type + 1);
    pane.text(x - wide + 1, 0, wide == 3 ? " " + letter : letter, {.fg = kFaintText.fg, .bold = true});
    pane.restyle(x - 1, 0, building_style(type));
  }
  pane.text_right(pane.width() - 3, 0, "wal", kFaintText);
  pane.text_right(pane.width(), 0, "cd", kFaintText);

  i16 halves[kMaxPlayers + 1][kBuildings];
  count_buildings(g, halves);
  int y = 1;
  for (int i = 0; i < s.players + (s.players == 2 ? 1 : 0); ++i, ++y) {
    const Seat p = static_cast<Seat>(i == s.players ? kDirk : i);
    const bool turn = !is_over(s) && to_decide(s) == p;
    const Style style{.fg = turn ? Colour::kAccent : Colour::kDefault,
                      .bold = turn || p == v.words.me(),
                      .underline = p == v.seen && p != v.words.me()};
    if (turn) pane.text(0, y, "▶", style);
    pane.text(1, y, v.words.seat(p), style);
    pane.text_right(types, y, std::to_string(s.scores[p]), style);
    for (int type = 0; type < kBuildings; ++type) {
      const int n = halves[p][type] / 2, x = types + wide * (type + 1);
      int most = 0;
      for (const auto& row : halves) most = std::max<int>(most, row[type]);
      const Style count{.fg = n == 0 ? Colour::kFaint : Colour::kDefault, .bold = n && halves[p][type] == most};
      pane.text_right(x, y, n ? std::to_string(n) : "·", count);
      if (halves[p][type] % 2) pane.put(x, y, U'½', count);
    }
    if (p == kDirk) continue;
    pane.text_right(pane.width() - 3, y, std::to_string(palace::longest_wall(g.palace(p))), {.fg = Colour::kLongest});
    pane.text_right(pane.width(), y, std::to_string(hand_size(g, p)));
  }
  return y;
}

int draw_market(const Pane& pane, const TableView& v, int y) {
  const Table& t = v.session.state().at<Table>(0);
  const bool large = pane.width() >= 40 && pane.height() >= 34;
  const Stride stride = large ? kStrides[0] : kStrides[1];
  const int step = pane.width() / kSlots;
  for (int slot = 0; slot < kSlots; ++slot) {
    const int currency = v.words.rules().slot_currency[slot];
    const int x = slot * step;
    pane.text(x + 1, y, kCurrencyNames[currency], currency_style(currency));
    if (t.market[slot] != kNoTile)
      draw_tile(pane, v.words, x, y + 1, t.market[slot], t.pieces.sides[t.market[slot]], stride);
    else pane.text(x + 2, y + 1 + stride.y / 2, "empty", kFaintText);
  }
  return y + 2 + stride.y;
}

int currency_of(const char* id) {
  const std::string_view name = id;
  for (int c = 0; c < 5; ++c)
    if (name.substr(0, name.find('-')) == kCurrencyNames[c]) return c;
  return -1;
}

void draw_display(const Pane& pane, const TableView& v, int y) {
  const Table& t = v.session.state().at<Table>(0);
  int x = pane.text(0, y, pane.width() >= 40 ? "Display  " : "Money ", kFaintText);
  const int room = (pane.width() - x) / 4;
  for (const CardId c : t.display) {
    const std::string id = v.words.rules().cards[c];
    const int currency = currency_of(id.c_str());
    std::string label = v.words.card(c);
    if (currency >= 0 && room < 10) label = kShortCurrency[currency] + label.substr(label.find(' '));
    Style style = currency >= 0 ? currency_style(currency) : kStrong;
    style.reverse = true;
    pane.text(x, y, shortened(label, room - 1), style);
    x += room;
  }
}

// Cards by currency with their sums; then whatever else can be paid with.
int draw_hand(const Pane& pane, const TableView& v, int y) {
  const Seat me = v.words.me();
  const Purse& hand = v.session.state().at<Table>(0).hand[me];
  std::string rest;
  std::string values[5];
  for (const PieceKind& k : v.words.rules().pieces) {
    const u32 n = hand.word[k.word] >> k.shift & ((1u << k.width) - 1u);
    const std::string_view id = k.id;
    const std::size_t dash = id.find('-');
    const int currency = currency_of(k.id);
    const bool card = currency == k.word && dash != id.npos && id.find('-', dash + 1) == id.npos;
    for (u32 i = 0; i < n; ++i) {
      if (card) values[currency] += (values[currency].empty() ? "" : " ") + std::string(id.substr(dash + 1));
      else rest += (rest.empty() ? "" : ", ") + spaced(id);
    }
  }
  for (int c = 0; c < 5; ++c) {
    if (c == 4 && values[c].empty()) continue;
    pane.text(0, y, kCurrencyNames[c], currency_style(c));
    pane.text(8, y, shortened(values[c].empty() ? "–" : values[c], pane.width() - 13), currency_style(c));
    if (!values[c].empty())
      pane.text_right(pane.width(), y, "= " + std::to_string(word_sum(hand.word[c] & kCardBits, c)), currency_style(c));
    ++y;
  }
  if (!rest.empty()) {
    pane.text(0, y, "also", kFaintText);
    pane.text(8, y++, shortened(rest, pane.width() - 8));
  }
  return y;
}

}  // namespace

void draw_title_bar(const Pane& pane, const TableView& v, const std::string& right) {
  const State& s = v.session.state();
  pane.fill({0, 0, pane.width(), 1}, U' ', kBarText);
  std::string left = " COMARES  ";
  if (is_over(s)) left += "Game over";
  else if (to_decide(s) == v.words.me()) left += "Your move";
  else left += v.words.seat(to_decide(s)) + " decides";
  pane.text(0, 0, left, kBarText);
  pane.text_right(pane.width(), 0, right + " ", {.fg = Colour::kWhite, .bg = Colour::kBar});
}

void draw_heading(const Pane& pane, int y, std::string_view title) {
  for (int x = 0; x < pane.width(); ++x) pane.put(x, y, U'─', kFaintText);
  pane.text(1, y, " " + std::string(title) + " ", kFaintText);
}

void draw_log(const Pane& pane, const TableView& v) {
  std::vector<std::pair<std::string, Style>> rows;
  const auto& lines = v.story.lines();
  for (std::size_t i = lines.size(); i-- > 0 && static_cast<int>(rows.size()) < pane.height();) {
    if (lines[i].minor) continue;
    const Style style = lines[i].seat == v.words.me() ? kPlain : lines[i].seat == kNobody ? kStrong : kFaintText;
    const std::vector<std::string> parts = wrapped(lines[i].text, pane.width() - 1);
    for (std::size_t k = parts.size(); k-- > 0;) rows.emplace_back((k ? " " : "") + parts[k], style);
  }
  const int shown = std::min<int>(static_cast<int>(rows.size()), pane.height());
  for (int i = 0; i < shown; ++i) {
    const auto& [text, style] = rows[static_cast<std::size_t>(i)];
    pane.text(0, shown - 1 - i, text, style);
  }
}

void draw_side(const Pane& pane, const TableView& v) {
  const bool roomy = pane.height() >= 30;
  int y = draw_players(pane, v);
  if (roomy) ++y;
  if (roomy) draw_heading(pane, y++, "Market");
  y = draw_market(pane, v, y);
  if (roomy) ++y;
  draw_display(pane, v, y++);
  if (v.words.has_guard_board()) y = draw_guard_board(pane, v, y, roomy);
  if (v.words.me() != kNobody) {
    if (roomy) ++y;
    draw_heading(pane, y++, "Your hand");
    y = draw_hand(pane, v, y);
  }
  if (roomy) ++y;
  draw_heading(pane, y++, "Log");
  draw_log(pane.part({0, y, pane.width(), pane.height() - y}), v);
}

}  // namespace comares::cli::play
