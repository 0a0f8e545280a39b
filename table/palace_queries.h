// Questions about one player's palace, for games that have palaces; the same answers for the engine protocol and for
// tables, which add to them what the next scoring would bring (preview.h).
#pragma once
#include "codec/notation.h"
#include "games/parts.h"

namespace comares::table {

namespace json = boost::json;
using codec::Notation;
using codec::Refusal;

// Null, and a refusal by this rule, where the game has none.
const PalaceParts* palaces_of(const Ruleset&, Refusal&, std::string_view rule = {});

// Calls use(cell, sides, swaps) for every cell where the tile may be added and, with `swaps`, where it may take the place
// of another; way by way where it can be laid in several.
template <class Use>
void each_place(const Ruleset& r, const PalaceParts& palaces, const State& s, Seat p, palace::TileId t, Use&& use) {
  const palace::ConstRef home = palaces.home_seen(r, s, p);
  u8 sides[4];
  const int ways = palaces.ways_to_lie(r, s, t, sides);
  for (int i = 0; i < ways; ++i) {
    palace::Cells found;
    found.clear();
    palace::legal_cells(home, sides[i], found);
    for (const palace::Cell c : found)
      if (palaces.may_lie(r, s, p, t, sides[i], c)) use(c, sides[i], false);
    found.clear();
    palace::swap_cells(home, sides[i], found);
    for (const palace::Cell c : found)
      if (palaces.may_leave(r, s, p, c, t, sides[i])) use(c, sides[i], true);
  }
}

json::object placements(const Notation&, const State&, Seat, const json::value& tile, Refusal&);  // cells, swap, gate
json::object removable_cells(const Notation&, const State&, Seat, Refusal&);
json::object longest_wall_of(const Notation&, const State&, Seat, Refusal&);

}  // namespace comares::table
