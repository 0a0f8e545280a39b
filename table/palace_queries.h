// Questions about one player's palace, for games that have palaces.
#pragma once
#include "codec/session.h"

namespace comares::codec {

json::object placements(const Session&, Seat, const json::value& tile, Refusal&);  // cells, swap, gate
json::object removable_cells(const Session&, Seat, Refusal&);
json::object longest_wall_of(const Session&, Seat, Refusal&);

}  // namespace comares::codec
