#include "codec/palace_queries.h"

#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"
#include "games/dice/alcazaba.h"

namespace comares::codec {

namespace {

using namespace alhambra;

bool is_alcazaba(const Session& s) { return std::string_view(s.rules().game->id) == "alcazaba"; }
palace::ConstRef alcazaba_palace(const Session& s, Seat p) {
  return alcazaba::palace_of(dice::Position{dice::as_rules(s.rules()), s.state()}, p);
}

bool is_alhambra(const Session& s) { return rules_of(s.rules()) != nullptr; }
Position of(const Session& s) { return {as_rules(s.rules()), s.state()}; }

bool has_palaces(const Session& s, Refusal& why) {
  if (!is_alhambra(s) && !is_alcazaba(s)) why.refuse("This game has no palaces.");
  return !why;
}

json::value cell(Cell c, const std::string* variant) {
  if (variant) return {c.x, c.y, *variant};
  return {c.x, c.y};
}

json::array list_of(const palace::Cells& found) {
  json::array out;
  for (const Cell c : found) out.push_back({c.x, c.y});
  return out;
}

}  // namespace

json::object placements(const Session& s, Seat p, const json::value& name, Refusal& why) {
  if (!has_palaces(s, why)) return {};
  // A plaza may be named without its number (red-palace R22).
  const bool plaza = name.is_string() && name.get_string() == "plaza";
  const TileId t = s.notation().tile(plaza ? json::value("plaza-1") : name, "tile", why);
  if (why) return {};
  if (is_alcazaba(s)) {
    const u8 walls = dice::as_rules(s.rules()).tile[t].sides;
    palace::Cells cells, swaps;
    palace::legal_cells(alcazaba_palace(s, p), walls, cells);
    palace::swap_cells(alcazaba_palace(s, p), walls, swaps);
    return {{"cells", list_of(cells)}, {"swap", list_of(swaps)}, {"gate", json::array()}};
  }
  const Position g = of(s);
  u8 sides[4] = {g.table().pieces.sides[t]};
  int n = 1;
  const u8 owner = g.tile(t).owner;
  if (owner && g.rules.owner(owner).module->variants)
    n = g.rules.owner(owner).module->variants({g.rules, g.state, owner}, t, sides);

  json::array cells, swaps, gates;
  const palace::Palace& home = g.palace(p).palace;
  for (int i = 0; i < n; ++i) {
    const std::string text = way_text(g.table().pieces, t, sides[i]);
    const std::string* variant = n > 1 ? &text : nullptr;
    palace::Cells found;
    found.clear();
    palace::legal_cells(g.palace(p), sides[i], found);
    for (const Cell c : found)
      if (!check_lying(g, {p, t, sides[i], c})) cells.push_back(cell(c, variant));
    found.clear();
    palace::swap_cells(g.palace(p), sides[i], found);
    for (const Cell c : found)
      if (!check_leaving(g, p, c, t, sides[i])) swaps.push_back(cell(c, variant));
    // Where a gate would do, whether or not the player holds a card for it.
    if (!users_of<&Module::may_pass>(g.rules) || g.tile(t).sides & (palace::kOutwork | palace::kHalfTile)) continue;
    for (int y = home.min_y - 1; y <= home.max_y + 1; ++y) {
      for (int x = home.min_x - 1; x <= home.max_x + 1; ++x) {
        const Cell c{static_cast<i8>(x), static_cast<i8>(y)};
        const u8 borders = palace::passage_sides(g.palace(p), t, sides[i], c);
        for (u8 side = 0; borders >> side; ++side)
          if (borders >> side & 1) {
            json::array way{c.x, c.y};
            if (variant) way.emplace_back(*variant);
            way.push_back(Notation::side(side));
            gates.push_back(std::move(way));
          }
      }
    }
  }
  return {{"cells", std::move(cells)}, {"swap", std::move(swaps)}, {"gate", std::move(gates)}};
}

json::object removable_cells(const Session& s, Seat p, Refusal& why) {
  if (!has_palaces(s, why)) return {};
  palace::Cells found;
  found.clear();
  if (is_alcazaba(s)) {
    palace::removable(alcazaba_palace(s, p), found);
    return {{"cells", list_of(found)}};
  }
  const Position g = of(s);
  palace::removable(g.palace(p), found);
  json::array cells;
  for (const Cell c : found)
    if (!check_leaving(g, p, c, kNoTile, 0)) cells.push_back({c.x, c.y});
  return {{"cells", std::move(cells)}};
}

json::object longest_wall_of(const Session& s, Seat p, Refusal& why) {
  if (!has_palaces(s, why)) return {};
  palace::Wall wall;
  palace::longest_wall(is_alcazaba(s) ? alcazaba_palace(s, p) : of(s).palace(p), wall);
  json::array segments;
  for (const palace::Segment& w : wall.segments) segments.push_back({w.cell.x, w.cell.y, Notation::side(w.side)});
  return {{"length", wall.length}, {"segments", std::move(segments)}};
}

}  // namespace comares::codec
