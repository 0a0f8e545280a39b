// Positions and views (docs/notation.md). A position is all of a game, hidden parts too; loading it
// gives back the same game, future shuffles included. A view is what one seat may know, no more.
#pragma once
#include <memory>
#include <optional>

#include "codec/notation.h"

namespace comares::codec {

json::object position(const Notation&, const State&);
json::object view(const Notation&, const State&, Seat viewer);           // kSpectator: what is public
void write_view(const Notation&, const State&, Seat viewer, JsonText&);  // its members but the decision

struct LoadedPosition {
  std::shared_ptr<const Ruleset> rules;
  State state;
};
std::optional<LoadedPosition> load_position(const json::value&, Refusal&);

// The part of the format that depends on a game's layout (games/parts.h); listed in position.cpp.
struct PositionFormat {
  void (*write)(const Notation&, const State&, Seat viewer, JsonText& out);
  void (*load)(const Notation&, const json::object& from, State&, Refusal&);
};
extern const PositionFormat kMarketFormat, kTracksFormat, kColumnsFormat;

}  // namespace comares::codec
