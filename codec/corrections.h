// Printed values that owners of a box read off their own pieces, as JSON (docs/corrections.md). What can be corrected is
// what the game's table names as reconstructed.
#pragma once
#include <vector>

#include "codec/json.h"
#include "engine/game.h"

namespace comares::codec {

// Everything of a game that can be corrected, with the values used without corrections.
json::object reconstructed(const GameType&);

// Checked against all pieces of the game, whatever is in play later. Null where nothing is different from the values
// used anyway, and where there are faults: one sentence for each.
std::shared_ptr<const Corrections> read_corrections(const GameType&, const json::object& from,
                                                    std::vector<std::string>& faults);
const json::object& values(const Corrections&);  // only what differs, in the order of the pieces
const std::string& digest(const Corrections&);   // equal for equal values

}  // namespace comares::codec
