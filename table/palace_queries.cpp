#include "codec/palace_queries.h"

#include "games/parts.h"

namespace comares::codec {

namespace {

using palace::Cell;
using palace::TileId;

const PalaceParts* palaces_of(const Session& s, Refusal& why) {
  const PalaceParts* palaces = parts_of(s.rules()).palaces;
  if (!palaces) why.refuse("This game has no palaces.");
  return why ? nullptr : palaces;
}

json::array cell(Cell c, const std::string* variant) {
  json::array out{c.x, c.y};
  if (variant) out.emplace_back(*variant);
  return out;
}

// Where only a passage would make the place lawful, whether or not the player holds what opens one.
void list_passages(palace::ConstRef home, TileId t, u8 sides, const std::string* variant, json::array& out) {
  for (int y = home.palace.min_y - 1; y <= home.palace.max_y + 1; ++y) {
    for (int x = home.palace.min_x - 1; x <= home.palace.max_x + 1; ++x) {
      const Cell c{static_cast<i8>(x), static_cast<i8>(y)};
      const u8 borders = palace::passage_sides(home, t, sides, c);
      for (u8 side = 0; borders >> side; ++side) {
        if (!(borders >> side & 1)) continue;
        json::array way = cell(c, variant);
        way.push_back(Notation::side(side));
        out.push_back(std::move(way));
      }
    }
  }
}

}  // namespace

json::object placements(const Session& s, Seat p, const json::value& name, Refusal& why) {
  const PalaceParts* palaces = palaces_of(s, why);
  if (!palaces) return {};
  // A plaza may be named without its number (red-palace R22).
  const bool plaza = name.is_string() && name.get_string() == "plaza";
  const TileId t = s.notation().tile(plaza ? json::value("plaza-1") : name, "tile", why);
  if (why) return {};
  const palace::ConstRef home = palaces->home_seen(s.rules(), s.state(), p);
  u8 sides[4];
  const int ways = palaces->ways_to_lie(s.rules(), s.state(), t, sides);
  json::array cells, swaps, gates;
  for (int i = 0; i < ways; ++i) {
    const std::string text = way_text(home.pieces, t, sides[i]);
    const std::string* variant = ways > 1 ? &text : nullptr;
    palace::Cells found;
    found.clear();
    palace::legal_cells(home, sides[i], found);
    for (const Cell c : found)
      if (palaces->may_lie(s.rules(), s.state(), p, t, sides[i], c)) cells.push_back(cell(c, variant));
    found.clear();
    palace::swap_cells(home, sides[i], found);
    for (const Cell c : found)
      if (palaces->may_leave(s.rules(), s.state(), p, c, t, sides[i])) swaps.push_back(cell(c, variant));
    if (palaces->may_have_passage && palaces->may_have_passage(s.rules(), t))
      list_passages(home, t, sides[i], variant, gates);
  }
  return {{"cells", std::move(cells)}, {"swap", std::move(swaps)}, {"gate", std::move(gates)}};
}

json::object removable_cells(const Session& s, Seat p, Refusal& why) {
  const PalaceParts* palaces = palaces_of(s, why);
  if (!palaces) return {};
  palace::Cells found;
  found.clear();
  palace::removable(palaces->home_seen(s.rules(), s.state(), p), found);
  json::array cells;
  for (const Cell c : found)
    if (palaces->may_leave(s.rules(), s.state(), p, c)) cells.push_back(cell(c, nullptr));
  return {{"cells", std::move(cells)}};
}

json::object longest_wall_of(const Session& s, Seat p, Refusal& why) {
  const PalaceParts* palaces = palaces_of(s, why);
  if (!palaces) return {};
  palace::Wall wall;
  palace::longest_wall(palaces->home_seen(s.rules(), s.state(), p), wall);
  json::array segments;
  for (const palace::Segment& w : wall.segments) segments.push_back({w.cell.x, w.cell.y, Notation::side(w.side)});
  return {{"length", wall.length}, {"segments", std::move(segments)}};
}

}  // namespace comares::codec
