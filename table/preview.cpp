#include "table/preview.h"

#include "table/palace_queries.h"

namespace comares::table {

using palace::Cell;
using palace::TileId;

namespace {

constexpr std::string_view kNoPalace = "server.no-palace";

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
  const PalaceParts* palaces = palaces_of(*game.book().rules, why, kNoPalace);
  if (!palaces) return {};
  const TileId t = game.book().notation.tile(name, "tile", why);
  if (why) return {};
  const Ruleset& r = *game.book().rules;
  const palace::ConstRef home = palaces->home_seen(r, game.shown(), p);
  const int round = next_scoring(game);
  u8 ways_of[4];
  const int ways = palaces->ways_to_lie(r, game.shown(), t, ways_of);

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
  each_place(r, *palaces, game.shown(), p, t,
             [&](Cell c, u8 lies, bool swaps) { (swaps ? swap : cells).push_back(describe(c, lies, swaps)); });
  json::object out{{"player", p}, {"round", round}};
  out["wall"] = palace::longest_wall(home);
  out["points"] = points(r, game.shown(), p, round);
  out["cells"] = std::move(cells);
  out["swap"] = std::move(swap);
  return out;
}

json::object removals_of(const Game& game, Seat p, Refusal& why) {
  if (!palaces_of(*game.book().rules, why, kNoPalace)) return {};
  json::object out = removable_cells(game.book().notation, game.shown(), p, why);
  out["player"] = p;
  return out;
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
  if (!palaces_of(*game.book().rules, why, kNoPalace)) return {};
  json::object out = longest_wall_of(game.book().notation, game.shown(), p, why);
  out["player"] = p;
  return out;
}

}  // namespace comares::table
