#include "server/table/preview.h"

#include "games/alhambra/moves.h"

namespace comares::server {

using codec::Refused;
using namespace alhambra;

namespace {

const Rules& rules_of(const Game& g) {
  if (g.book().rules->game->id != std::string_view("alhambra")) throw Refused("This game has no palaces.");
  return as_rules(*g.book().rules);
}

int points(const Rules& r, const State& s, Seat p, int round) {
  auto sheet = std::make_unique<ScoreSheet>();
  sheet->clear(false);
  comares::score(r, s, round, *sheet);
  return sheet->total(p);
}

}  // namespace

int next_scoring(const Game& g) {
  if (g.book().rules->game->id != std::string_view("alhambra")) return 1;
  const Position now{rules_of(g), g.state()};
  return std::min(3, now.table().scorings_done + 1);
}

json::object placements_of(const Game& game, Seat p, const json::value& name) {
  const Rules& r = rules_of(game);
  const Position now{r, game.state()};
  const TileId t = game.book().notation.tile(name, "tile");
  const int round = next_scoring(game);
  u8 sides[4] = {now.table().pieces.sides[t]};
  int variants = 1;
  if (const u8 owner = now.tile(t).owner; owner && r.owner(owner).module->variants)
    variants = r.owner(owner).module->variants({r, game.state(), owner}, t, sides);

  auto state = std::make_unique<State>();
  const auto describe = [&](Cell c, u8 lies, bool swaps) {
    *state = game.state();
    const ::comares::alhambra::Game g{r, *state};
    if (swaps) palace::remove(g.palace(p), palace::tile_at(g.palace(p), c), palace::kOutOfGame);
    if (g.table().pieces.place[t] == palace::kInPalace + p) palace::remove(g.palace(p), t, palace::kOutOfGame);
    palace::add(g.palace(p), t, c, lies);
    json::object one{{"at", json::array{c.x, c.y}}};
    if (variants > 1) one["walls"] = codec::sides_text(lies);
    one["wall"] = palace::longest_wall(g.palace(p));
    one["points"] = points(r, *state, p, round);
    return one;
  };

  json::array cells, swap;
  for (int i = 0; i < variants; ++i) {
    palace::Cells found;
    found.clear();
    palace::legal_cells(now.palace(p), sides[i], found);
    for (const Cell c : found) cells.push_back(describe(c, sides[i], false));
    found.clear();
    palace::swap_cells(now.palace(p), sides[i], found);
    for (const Cell c : found)
      if (!first(now, &Module::may_leave, p, palace::tile_at(now.palace(p), c)))
        swap.push_back(describe(c, sides[i], true));
  }
  json::object out{{"player", p}, {"round", round}};
  out["wall"] = palace::longest_wall(now.palace(p));
  out["points"] = points(r, game.state(), p, round);
  out["cells"] = std::move(cells);
  out["swap"] = std::move(swap);
  return out;
}

json::object removals_of(const Game& game, Seat p) {
  const Position now{rules_of(game), game.state()};
  palace::Cells found;
  found.clear();
  palace::removable(now.palace(p), found);
  json::array cells;
  for (const Cell c : found)
    if (!first(now, &Module::may_leave, p, palace::tile_at(now.palace(p), c))) cells.push_back({c.x, c.y});
  return {{"player", p}, {"cells", std::move(cells)}};
}

json::object wall_of(const Game& game, Seat p) {
  const Position now{rules_of(game), game.state()};
  palace::Wall wall;
  palace::longest_wall(now.palace(p), wall);
  json::array segments;
  for (const palace::Segment& s : wall.segments)
    segments.push_back({s.cell.x, s.cell.y, codec::Notation::side(s.side)});
  return {{"player", p}, {"length", wall.length}, {"segments", std::move(segments)}};
}

}  // namespace comares::server
