// What building somewhere would bring: wall and points if a scoring came now. All of it follows from
// what lies open on the table; nothing is drawn to find out.
#pragma once
#include "table/game.h"

namespace comares::table {

int next_scoring(const Game&);  // 1 to 3

// cells: where the tile may be added, swap: where it may take another's place; each
// {"at":[x,y], "walls":"NE" where it can be turned, "wall":n, "points":n}, and as it is now.
json::object placements_of(const Game&, Seat, const json::value& tile, Refusal&);
json::object removals_of(const Game&, Seat, Refusal&);
json::object wall_of(const Game&, Seat, Refusal&);
// Where each marker stone that may be placed now would come to lie: {"type", "at":[line,field]}, null
// where it would be out of the round; "push" with the chip.
json::object marks_of(const Game&, Refusal&);

}  // namespace comares::table
