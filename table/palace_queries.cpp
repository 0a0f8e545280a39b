#include "table/palace_queries.h"

namespace comares::table {

namespace {

using palace::Cell;
using palace::TileId;

// `way`: where the tile can be laid in several.
json::array cell(Cell c, const std::string& way) {
  json::array out{c.x, c.y};
  if (!way.empty()) out.emplace_back(way);
  return out;
}

// Where only a passage would make the place lawful, whether or not the player holds what opens one.
void list_passages(palace::ConstRef home, TileId t, u8 sides, const std::string& way, json::array& out) {
  for (int y = home.palace.min_y - 1; y <= home.palace.max_y + 1; ++y) {
    for (int x = home.palace.min_x - 1; x <= home.palace.max_x + 1; ++x) {
      const Cell c{static_cast<i8>(x), static_cast<i8>(y)};
      const u8 borders = palace::passage_sides(home, t, sides, c);
      for (u8 side = 0; borders >> side; ++side) {
        if (!(borders >> side & 1)) continue;
        json::array place = cell(c, way);
        place.push_back(Notation::side(side));
        out.push_back(std::move(place));
      }
    }
  }
}

}  // namespace

const PalaceParts* palaces_of(const Ruleset& r, Refusal& why, std::string_view rule) {
  const PalaceParts* palaces = parts_of(r).palaces;
  if (!palaces) why.refuse("This game has no palaces.", rule);
  return why ? nullptr : palaces;
}

json::object placements(const Notation& n, const State& s, Seat p, const json::value& name, Refusal& why) {
  const Ruleset& r = n.rules();
  const PalaceParts* palaces = palaces_of(r, why);
  if (!palaces) return {};
  const char* unnumbered = parts_of(r).unnumbered;  // all of that name lie alike
  const bool any = unnumbered && name.is_string() && name.get_string() == unnumbered;
  const TileId t = n.tile(any ? json::value(std::string(unnumbered) + "-1") : name, "tile", why);
  if (why) return {};
  const palace::ConstRef home = palaces->home_seen(r, s, p);
  u8 sides[4];
  const int ways = palaces->ways_to_lie(r, s, t, sides);
  const auto named = [&](u8 lies) { return ways > 1 ? codec::way_text(home.pieces, t, lies) : std::string(); };
  json::array cells, swaps, passages;
  each_place(r, *palaces, s, p, t,
             [&](Cell c, u8 lies, bool swap) { (swap ? swaps : cells).push_back(cell(c, named(lies))); });
  if (palaces->may_have_passage && palaces->may_have_passage(r, t))
    for (int i = 0; i < ways; ++i) list_passages(home, t, sides[i], named(sides[i]), passages);
  return {{"cells", std::move(cells)}, {"swap", std::move(swaps)}, {"gate", std::move(passages)}};
}

json::object removable_cells(const Notation& n, const State& s, Seat p, Refusal& why) {
  const Ruleset& r = n.rules();
  const PalaceParts* palaces = palaces_of(r, why);
  if (!palaces) return {};
  palace::Cells found;
  found.clear();
  palace::removable(palaces->home_seen(r, s, p), found);
  json::array cells;
  for (const Cell c : found)
    if (palaces->may_leave(r, s, p, c)) cells.push_back(cell(c, ""));
  return {{"cells", std::move(cells)}};
}

json::object longest_wall_of(const Notation& n, const State& s, Seat p, Refusal& why) {
  const Ruleset& r = n.rules();
  const PalaceParts* palaces = palaces_of(r, why);
  if (!palaces) return {};
  palace::Wall wall;
  palace::longest_wall(palaces->home_seen(r, s, p), wall);
  json::array segments;
  for (const palace::Segment& w : wall.segments) segments.push_back({w.cell.x, w.cell.y, Notation::side(w.side)});
  return {{"length", wall.length}, {"segments", std::move(segments)}};
}

}  // namespace comares::table
