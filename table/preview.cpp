#include "table/preview.h"

#include "games/parts.h"

namespace comares::table {

using palace::Cell;
using palace::TileId;

namespace {

const PalaceParts* palaces_of(const Game& game, Refusal& why) {
  if (!game.book().parts.palaces) why.refuse("This game has no palaces.", "server.no-palace");
  return game.book().parts.palaces;
}

int points(const Ruleset& r, const State& s, Seat p, int round) {
  auto sheet = std::make_unique<ScoreSheet>();
  sheet->clear(false);
  comares::score(r, s, round, *sheet);
  return sheet->total(p);
}

}  // namespace

int next_scoring(const Game& g) {
  const Ruleset& r = *g.book().rules;
  return std::min(3, g.book().parts.scorings_done(r, g.shown()) + 1);
}

json::object placements_of(const Game& game, Seat p, const json::value& name, Refusal& why) {
  const PalaceParts* palaces = palaces_of(game, why);
  if (!palaces) return {};
  const TileId t = game.book().notation.tile(name, "tile", why);
  if (why) return {};
  const Ruleset& r = *game.book().rules;
  const palace::ConstRef home = palaces->home_seen(r, game.shown(), p);
  const int round = next_scoring(game);
  u8 sides[4];
  const int ways = palaces->ways_to_lie(r, game.shown(), t, sides);

  auto state = std::make_unique<State>();
  const auto describe = [&](Cell c, u8 lies, bool swaps) {
    *state = game.shown();
    const palace::Ref mine = palaces->home(r, *state, p);
    if (swaps) palace::remove(mine, palace::tile_at(mine, c), palace::kOutOfGame);
    if (mine.pieces.place[t] == palace::kInPalace + p) palace::remove(mine, t, palace::kOutOfGame);
    palace::add(mine, t, c, lies);
    json::object one{{"at", json::array{c.x, c.y}}};
    if (ways > 1) one[lies & palace::kHalfTile ? "half" : "walls"] = codec::way_text(mine.pieces, t, lies);
    one["wall"] = palace::longest_wall(mine);
    one["points"] = points(r, *state, p, round);
    return one;
  };

  json::array cells, swap;
  for (int i = 0; i < ways; ++i) {
    palace::Cells found;
    found.clear();
    palace::legal_cells(home, sides[i], found);
    for (const Cell c : found)
      if (palaces->may_lie(r, game.shown(), p, t, sides[i], c)) cells.push_back(describe(c, sides[i], false));
    found.clear();
    palace::swap_cells(home, sides[i], found);
    for (const Cell c : found)
      if (palaces->may_leave(r, game.shown(), p, c, t, sides[i])) swap.push_back(describe(c, sides[i], true));
  }
  json::object out{{"player", p}, {"round", round}};
  out["wall"] = palace::longest_wall(home);
  out["points"] = points(r, game.shown(), p, round);
  out["cells"] = std::move(cells);
  out["swap"] = std::move(swap);
  return out;
}

json::object removals_of(const Game& game, Seat p, Refusal& why) {
  const PalaceParts* palaces = palaces_of(game, why);
  if (!palaces) return {};
  const Ruleset& r = *game.book().rules;
  palace::Cells found;
  found.clear();
  palace::removable(palaces->home_seen(r, game.shown(), p), found);
  json::array cells;
  for (const Cell c : found)
    if (palaces->may_leave(r, game.shown(), p, c)) cells.push_back({c.x, c.y});
  return {{"player", p}, {"cells", std::move(cells)}};
}

json::object marks_of(const Game& game, Refusal& why) {
  const Ruleset& r = *game.book().rules;
  const auto lays = game.book().parts.marks;
  if (!lays) {
    why.refuse("This game has no dice area.", "server.no-dice");
    return {};
  }
  auto list = std::make_unique<ActionList>();
  if (!game.over()) legal(r, game.shown(), *list);
  json::array marks;
  for (const Action& a : *list) {
    Mark where;
    if (!lays(r, game.shown(), a, where)) continue;
    json::object one = game.book().notation.action(a);
    one.erase("kind");
    one["at"] = nullptr;
    if (where.field) one["at"] = {where.line, where.field};
    marks.push_back(std::move(one));
  }
  return {{"marks", std::move(marks)}};
}

json::object wall_of(const Game& game, Seat p, Refusal& why) {
  const PalaceParts* palaces = palaces_of(game, why);
  if (!palaces) return {};
  const Ruleset& r = *game.book().rules;
  palace::Wall wall;
  palace::longest_wall(palaces->home_seen(r, game.shown(), p), wall);
  json::array segments;
  for (const palace::Segment& s : wall.segments)
    segments.push_back({s.cell.x, s.cell.y, codec::Notation::side(s.side)});
  return {{"player", p}, {"length", wall.length}, {"segments", std::move(segments)}};
}

}  // namespace comares::table
