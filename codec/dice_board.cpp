#include "codec/dice_board.h"

#include <charconv>

namespace comares::codec {

using namespace dice;

namespace {

json::value owner_name(Seat s) { return s == kDirk ? json::value("dirk") : json::value(s); }

Seat owner_of(const json::value& v, const char* what, int players, Refusal& why) {
  const Seat s = seat_of(v, what, players, why, true);
  if (s == kDirk && players != 2) why.refuse("Dirk takes part with two players only.", "dice.7");
  return s;
}

// "5,3"
u8 field_named(std::string_view name, Refusal& why) {
  const char* end = name.data() + name.size();
  int line = 0, field = 0;
  const auto [comma, wrong] = std::from_chars(name.data(), end, line);
  if (wrong == std::errc() && comma != end && *comma == ',') {
    const auto [rest, also] = std::from_chars(comma + 1, end, field);
    if (also == std::errc() && rest == end && line >= 1 && line <= kLines && field >= 1 && field <= kFieldsPerLine)
      return field_at(line, field);
  }
  why.refuse("A field of the dice area is written \"line,field\", 1 to 8 and 1 to 3.");
  return 0;
}

Faces eight_dice(const json::value& v, const char* what, Refusal& why) {
  const Faces faces = faces_of(v, what, why);
  if (total(faces) != kDice) why.refuse("There are eight white dice.", "dice.1");
  return faces;
}

void load_area(const json::object& from, const Game& g, Refusal& why) {
  const json::value* v = from.if_contains("area");
  if (!v) return;
  for (const auto& column : as_object(*v, "area", why)) {
    const u8 type = building_of(column.key(), "area", why);
    for (const auto& stone : as_object(column.value(), "a column of the dice area", why)) {
      const u8 at = field_named(stone.key(), why);
      if (g.board().area.owner[type][at] != kNobody)
        return why.refuse("A field of the dice area holds one stone.", "dice.3.3");
      g.board().area.put(type, at, owner_of(stone.value(), "area", g.players(), why));
    }
  }
}

void load_stones(const json::object& from, const Game& g, Refusal& why) {
  Board& b = g.board();
  int used[kSeats] = {};
  for (const auto& column : b.area.owner)
    for (const Seat s : column)
      if (s != kNobody) ++used[s];
  const json::array& players = players_of(from, why);
  const auto load = [&](Seat p, const json::object& o, const char* stones, const char* out, const char* resting) {
    const int all = p == kDirk ? kDirkStones : g.rules.stones;
    b.out[p] = static_cast<u8>(number_of(o, out, 0, 0, all, why));
    if (resting) b.resting[p] = static_cast<u8>(number_of(o, resting, 0, 0, all, why));
    const int left = all - used[p] - b.out[p] - b.resting[p];
    const int otherwise = p == kDirk || left < 0 ? 0 : left;  // Dirk's come with the start of a round
    b.stones[p] = static_cast<u8>(number_of(o, stones, otherwise, 0, all, why));
    if (left < 0 || b.stones[p] > left) why.refuse("There are too many marker stones of one player.", "dice.2");
  };
  for (Seat p = 0; p < g.players(); ++p) load(p, as_object(players[p], "A player", why), "stones", "out", "resting");
  if (g.players() == 2) load(kDirk, from, "dirk_stones", "dirk_out", nullptr);
}

void load_dice(const json::object& from, const Game& g, Refusal& why) {
  Board& b = g.board();
  const json::value* v = from.if_contains("dice");
  if (!v || v->is_null()) return;
  const json::object& o = as_object(*v, "dice", why);
  const json::value* faces = o.if_contains("faces");
  if (!faces) return why.refuse("Say what the dice show under 'faces'.");
  b.throws = static_cast<u8>(number_of(o, "throws", 1, 1, kMaxThrows, why));
  const Faces now = eight_dice(*faces, "faces", why);
  for (int i = 0; i < b.throws; ++i) b.thrown[i] = now;
  if (const json::value* earlier = o.if_contains("earlier")) {
    const json::array& list = as_array(*earlier, "earlier", why);
    if (list.size() + 1 != b.throws) return why.refuse("'earlier' has one entry for each throw before the last.");
    for (std::size_t i = 0; i < list.size(); ++i) b.thrown[i] = eight_dice(list[i], "earlier", why);
  }
  if (const json::value* black = o.if_contains("black"))
    b.black = building_of(as_string(*black, "black", why), "black", why);
}

}  // namespace

int number_of(const json::object& from, const char* key, int otherwise, int low, int high, Refusal& why) {
  const json::value* v = from.if_contains(key);
  return v && !v->is_null() ? static_cast<int>(as_integer(*v, key, low, high, why)) : otherwise;
}

u8 building_of(std::string_view name, const char* what, Refusal& why) {
  for (u8 i = 0; i < kBuildings; ++i)
    if (name == kBuildingNames[i]) return i;
  why.refuse(std::string(what) + " " + quoted(name) + " is not known.");
  return 0;
}

const json::array& players_of(const json::object& from, Refusal& why) {
  return as_array(*from.if_contains("players"), "players", why);
}

json::value chip_value(u8 chip) {
  if (chip == kNoChip) return {};
  return is_number(chip) ? json::value(value_of(chip)) : json::value(kChipNames[chip]);
}

u8 chip_of(const json::value& v, const char* what, Refusal& why) {
  if (v.is_null()) return kNoChip;
  const json::string* name = v.if_string();
  if (!name) return static_cast<u8>(as_integer(v, what, 1, 3, why) - 1);
  for (u8 i = 0; i < std::size(kChipNames); ++i)
    if (*name == kChipNames[i]) return i;
  why.refuse("There is no chip " + quoted(*name) + ".");
  return 0;
}

json::object write_stones(const dice::Position& g, Seat p) {
  const Board& b = g.board();
  json::object o{{"score", g.state.scores[p]}, {"stones", b.stones[p]}};
  if (b.out[p]) o["out"] = b.out[p];
  if (b.resting[p]) o["resting"] = b.resting[p];
  return o;
}

void write_board(const dice::Position& g, json::object& out) {
  const Board& b = g.board();
  json::object area, bonus;
  for (int type = 0; type < kBuildings; ++type) {
    json::object column;
    for (u8 at = 0; at < kFields; ++at)
      if (b.area.owner[type][at] != kNobody)
        column[std::to_string(line_of(at)) + "," + std::to_string(field_of(at))] = owner_name(b.area.owner[type][at]);
    if (!column.empty()) area[kBuildingNames[type]] = std::move(column);
    if (b.bonus[type] != kNoChip) bonus[kBuildingNames[type]] = chip_value(b.bonus[type]);
  }
  out["area"] = std::move(area);
  out["bonus"] = std::move(bonus);
  if (b.throws) {
    json::object dice{{"throws", b.throws}, {"faces", faces_list(b.faces())}};
    json::array earlier;
    for (int i = 0; i + 1 < b.throws; ++i) earlier.push_back(faces_list(b.thrown[i]));
    if (!earlier.empty()) dice["earlier"] = std::move(earlier);
    if (b.black != kNone) dice["black"] = kBuildingNames[b.black];
    out["dice"] = std::move(dice);
  }
  if (g.players() == 2) {
    out["dirk_score"] = g.state.scores[kDirk];
    out["dirk_stones"] = b.stones[kDirk];
    if (b.out[kDirk]) out["dirk_out"] = b.out[kDirk];
  }
  if (!g.state.agenda.empty() && g.state.agenda[0].step == kResults && g.state.agenda[0].d[0] < kBuildings)
    out["results"] = kBuildingNames[g.state.agenda[0].d[0]];
  out["round"] = b.round;
  out["starter"] = b.starter;
  out["scorings_done"] = b.scorings_done;
  if (!g.state.agenda.empty() && g.state.agenda[0].seat < g.players()) out["to_move"] = g.state.agenda[0].seat;
}

bool is_under_way(const json::object& from) {
  for (const char* key : {"area", "bonus", "columns", "dice"})
    if (const json::value* v = from.if_contains(key); v && !v->is_null()) return true;
  return false;
}

void load_board(const json::object& from, const dice::Game& g, Refusal& why) {
  Board& b = g.board();
  clear_board(b);
  const auto number = [&](const json::object& in, const char* key, int otherwise, int low, int high) {
    return number_of(in, key, otherwise, low, high, why);
  };
  b.round = static_cast<u8>(number(from, "round", 1, 1, kRounds));
  b.scorings_done = static_cast<u8>(number(from, "scorings_done", b.round > 3 ? 2 : b.round > 1 ? 1 : 0, 0, 3));
  const int to_move = number(from, "to_move", 0, 0, g.players() - 1);
  b.starter = static_cast<Seat>(number(from, "starter", to_move, 0, g.players() - 1));
  const json::array& players = players_of(from, why);
  for (Seat p = 0; p < g.players(); ++p)
    g.state.scores[p] = static_cast<i16>(number(as_object(players[p], "A player", why), "score", 0, -999, 9999));
  g.state.scores[kDirk] = static_cast<i16>(number(from, "dirk_score", 0, -999, 9999));
  if (!is_under_way(from)) {
    return_stones(g);
    return;
  }
  load_area(from, g, why);
  load_stones(from, g, why);
  load_dice(from, g, why);
  if (const json::value* v = from.if_contains("bonus"))
    for (const auto& chip : as_object(*v, "bonus", why))
      b.bonus[building_of(chip.key(), "bonus", why)] = chip_of(chip.value(), "bonus", why);
}

Seat mover_of(const json::object& from, const dice::Game& g, Refusal& why) {
  return static_cast<Seat>(number_of(from, "to_move", g.board().starter, 0, g.players() - 1, why));
}

}  // namespace comares::codec
