// The board that the dice game and Alcazaba share, as part of a position: dice area, dice, stones,
// bonus fields, round (docs/notation.md).
#pragma once
#include "codec/position.h"
#include "games/dice/rules.h"

namespace comares::codec {

void write_board(const dice::Position&, json::object& out);
json::object write_stones(const dice::Position&, Seat);  // the stones of a player, with his score

// Does the position say anything of the round under way? If not, the round starts from its beginning.
bool is_under_way(const json::object& from);
void load_board(const json::object& from, const dice::Game&, Refusal&);  // players, stones, area, dice, …
Seat mover_of(const json::object& from, const dice::Game&, Refusal&);    // whose turn it is: to_move, or the starter

int number_of(const json::object& from, const char* key, int otherwise, int low, int high, Refusal&);
u8 building_of(std::string_view name, const char* what, Refusal&);
const json::array& players_of(const json::object& from, Refusal&);  // as many as were counted before

json::value chip_value(u8 chip);  // 1 to 3 for a number chip, else its name
u8 chip_of(const json::value&, const char* what, Refusal&);

}  // namespace comares::codec
