// Questions about one player's palace, for games that have palaces.
#pragma once
#include "codec/session.h"

namespace comares::codec {

json::object placements(const Session&, Seat, const json::value& tile);  // cells, swap, gate
json::object removable_cells(const Session&, Seat);
json::object longest_wall_of(const Session&, Seat);

}  // namespace comares::codec
