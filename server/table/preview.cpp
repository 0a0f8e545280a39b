#include "server/table/preview.h"

#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"
#include "games/dice/alcazaba.h"

namespace comares::server {

using codec::Refused;
using palace::Cell;
using palace::TileId;

namespace {

bool is_game(const Ruleset& r, std::string_view id) { return id == r.game->id; }
bool has_market(const Ruleset& r) { return alhambra::rules_of(r) != nullptr; }

// The palaces of a position, whichever game has built them.
palace::Ref home_of(const Ruleset& r, State& s, Seat p) {
  if (is_game(r, "alcazaba")) return alcazaba::palace_of(dice::Game{dice::as_rules(r), s}, p);
  if (has_market(r)) return alhambra::Game{alhambra::as_rules(r), s}.palace(p);
  throw Refused("This game has no palaces.", "server.no-palace");
}

palace::ConstRef home_of(const Ruleset& r, const State& s, Seat p) {
  if (is_game(r, "alcazaba")) return alcazaba::palace_of(dice::Position{dice::as_rules(r), s}, p);
  if (has_market(r)) return alhambra::Position{alhambra::as_rules(r), s}.palace(p);
  throw Refused("This game has no palaces.", "server.no-palace");
}

// The ways in which a tile may be laid; its number of entries in `sides`.
int ways_to_lie(const Ruleset& r, const State& s, TileId t, u8 (&sides)[4]) {
  if (!has_market(r)) {
    sides[0] = dice::as_rules(r).tile[t].sides;
    return 1;
  }
  const alhambra::Position now{alhambra::as_rules(r), s};
  sides[0] = now.table().pieces.sides[t];
  const u8 owner = now.tile(t).owner;
  if (!owner || !now.rules.owner(owner).module->variants) return 1;
  return now.rules.owner(owner).module->variants({now.rules, s, owner}, t, sides);
}

bool may_leave(const Ruleset& r, const State& s, Seat p, Cell c, TileId in = palace::kNoTile, u8 sides = 0) {
  if (!has_market(r)) return true;
  return !alhambra::check_leaving({alhambra::as_rules(r), s}, p, c, in, sides);
}

bool may_lie(const Ruleset& r, const State& s, const alhambra::Laying& how) {
  return !is_game(r, "alhambra") || !alhambra::check_lying({alhambra::as_rules(r), s}, how);
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
  const int done = has_market(r) ? alhambra::Position{alhambra::as_rules(r), g.shown()}.table().scorings_done
                                 : dice::Position{dice::as_rules(r), g.shown()}.board().scorings_done;
  return std::min(3, done + 1);
}

json::object placements_of(const Game& game, Seat p, const json::value& name) {
  const Ruleset& r = *game.book().rules;
  const palace::ConstRef home = home_of(r, game.shown(), p);
  const TileId t = codec::or_throw(&codec::Notation::tile, game.book().notation, name, "tile");
  const int round = next_scoring(game);
  u8 sides[4];
  const int ways = ways_to_lie(r, game.shown(), t, sides);

  auto state = std::make_unique<State>();
  const auto describe = [&](Cell c, u8 lies, bool swaps) {
    *state = game.shown();
    const palace::Ref mine = home_of(r, *state, p);
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
      if (may_lie(r, game.shown(), {p, t, sides[i], c})) cells.push_back(describe(c, sides[i], false));
    found.clear();
    palace::swap_cells(home, sides[i], found);
    for (const Cell c : found)
      if (may_leave(r, game.shown(), p, c, t, sides[i])) swap.push_back(describe(c, sides[i], true));
  }
  json::object out{{"player", p}, {"round", round}};
  out["wall"] = palace::longest_wall(home);
  out["points"] = points(r, game.shown(), p, round);
  out["cells"] = std::move(cells);
  out["swap"] = std::move(swap);
  return out;
}

json::object removals_of(const Game& game, Seat p) {
  const Ruleset& r = *game.book().rules;
  palace::Cells found;
  found.clear();
  palace::removable(home_of(r, game.shown(), p), found);
  json::array cells;
  for (const Cell c : found)
    if (may_leave(r, game.shown(), p, c)) cells.push_back({c.x, c.y});
  return {{"player", p}, {"cells", std::move(cells)}};
}

json::object marks_of(const Game& game) {
  const Ruleset& r = *game.book().rules;
  if (has_market(r)) throw Refused("This game has no dice area.", "server.no-dice");
  const dice::Board& board = dice::Position{dice::as_rules(r), game.shown()}.board();
  auto list = std::make_unique<ActionList>();
  if (!game.over()) legal(r, game.shown(), *list);
  json::array marks;
  for (const Action& a : *list) {
    if (a.owner != 0 || a.verb != dice::kMark) continue;
    const u8 target = dice::target_of(board.symbols(a.a), board.throws);
    const u8 at = a.b ? target : board.area.free_from(a.a, target);
    json::object one = game.book().notation.action(a);
    one.erase("kind");
    one["at"] = nullptr;
    if (at != dice::kOffTheArea) one["at"] = {dice::line_of(at), dice::field_of(at)};
    marks.push_back(std::move(one));
  }
  return {{"marks", std::move(marks)}};
}

json::object wall_of(const Game& game, Seat p) {
  palace::Wall wall;
  palace::longest_wall(home_of(*game.book().rules, game.shown(), p), wall);
  json::array segments;
  for (const palace::Segment& s : wall.segments)
    segments.push_back({s.cell.x, s.cell.y, codec::Notation::side(s.side)});
  return {{"player", p}, {"length", wall.length}, {"segments", std::move(segments)}};
}

}  // namespace comares::server
