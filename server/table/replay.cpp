#include "server/table/replay.h"

#include "codec/position.h"
#include "server/table/preview.h"

namespace comares::server {

using codec::Refused;

namespace {

// What lies open and what was hidden, in the shape of a view.
json::object open_view(const Game& g) {
  json::object out = codec::position(g.book().notation, g.state());
  out.erase("resume");
  out.erase("seed");
  const json::object seen = g.view_for(kSpectator);
  for (const auto& member : seen)
    if (!out.contains(member.key())) out[member.key()] = member.value();
  json::array& players = out["players"].as_array();
  for (std::size_t i = 0; i < players.size(); ++i)
    for (const auto& member : seen.at("players").at(i).as_object())
      if (!players[i].as_object().contains(member.key())) players[i].as_object()[member.key()] = member.value();
  return out;
}

json::object told(const Game& g, const Step& step, Seat viewer) {
  json::object o{{"move", step.seq}};
  o["by"] = step.by == kNobody ? json::value() : json::value(step.by);
  o["events"] = g.events_for(step.told, viewer);
  return o;
}

// The end of a window: passes, and at most one move at the end.
Entry window_from(const Game& g, const json::array& actions, std::size_t& next) {
  Entry e{.kind = Entry::kWindow};
  const Rulebook& book = g.book();
  State s = g.state();
  while (g.anybody_asked() && next < actions.size() && book.same_poll(s, g.state())) {
    const Seat seat = s.agenda.back().seat;
    const Action move = codec::or_throw(&codec::Notation::read_action, book.notation, actions[next++]);
    e.actions.push_back(move);
    if (move != book.pass) {
      e.by = seat;
      break;
    }
    if (comares::apply(*book.rules, s, move)) break;
  }
  return e;
}

}  // namespace

Loaded load_with_origin(Store& store, const std::string& table, i64 version, i64 seq, i64 chat) {
  Loaded out = store.load(table, version, seq, chat);
  if (!out.found || seq > 0) return out;
  if (out.table.body.empty()) out.table.body = store.load(table, 0, 1 << 30, 1 << 30).table.body;
  const TableInfo info = info_from_stored(codec::parse(out.table.body));
  if (!info.origin_depth) return out;
  // What no undo has taken back there.
  std::vector<Row> moves;
  for (Row& row : load_with_origin(store, info.origin, 0, 0, 1 << 30).entries) {
    const json::value body = codec::parse(row.body);
    if (const json::value* keep = body.as_object().if_contains("u"))
      moves.resize(std::min(moves.size(), keep->to_number<std::size_t>()));
    else moves.push_back(std::move(row));
  }
  const auto first = static_cast<std::size_t>(info.origin_move);
  if (moves.size() < first) throw Refused("The game this table was begun from cannot be read.", "server.record");
  moves.resize(first);
  for (std::size_t i = 0; i < first; ++i) {
    moves[i].number = static_cast<i64>(i) + 1;
    moves[i].at = info.started;
  }
  moves.insert(moves.end(), std::make_move_iterator(out.entries.begin()), std::make_move_iterator(out.entries.end()));
  out.entries = std::move(moves);
  return out;
}

json::object replay_of(const Game& game, const Look& look) {
  const std::vector<Entry> moves = game.moves();
  if (look.move > static_cast<i64>(moves.size()))
    throw Refused("The game has no move of that number yet.", "server.no-move");
  Game again = game.at_start();
  json::array steps;
  if (look.since < 0)
    for (const Step& first : again.steps_after({})) steps.push_back(told(again, first, look.viewer));
  for (i64 i = 0; i < look.move; ++i) {
    const Step step = again.apply(moves[static_cast<std::size_t>(i)]);
    if (i >= look.since) steps.push_back(told(again, step, look.viewer));
  }
  json::object out{{"move", look.move}, {"moves", moves.size()}, {"open", look.open}};
  out["viewer"] = look.viewer < kMaxPlayers ? json::value(look.viewer) : json::value();
  out["steps"] = std::move(steps);
  out["view"] = look.open ? open_view(again) : again.view_for(look.viewer);
  out["decision"] = again.decision_for(look.viewer);
  json::array walls;
  for (Seat p = 0; p < again.state().players && out["view"].at("players").at(p).as_object().contains("palace"); ++p)
    walls.push_back(wall_of(again, p));
  out["walls"] = std::move(walls);
  return out;
}

std::vector<Entry> entries_from(Game& game, const json::array& actions) {
  std::size_t next = 0;
  while (next < actions.size()) {
    if (game.over()) throw Refused("The record goes on after the end of the game.", "base.6.over");
    if (game.window_open()) {
      game.apply(window_from(game, actions, next));
    } else {
      const Seat decider = game.decider();
      game.apply(game.propose(decider, actions[next++]));
    }
  }
  return game.moves();
}

std::vector<Row> rows_of(const Game& game, const std::vector<Entry>& entries, i64 at) {
  std::vector<Row> out;
  for (const Entry& e : entries) out.push_back({static_cast<i64>(out.size()) + 1, at, game.body(e)});
  return out;
}

}  // namespace comares::server
