#include "table/replay.h"

#include "codec/position.h"
#include "engine/poll.h"
#include "table/preview.h"
#include "table/session.h"

namespace comares::table {

namespace {

// What lies open and what was hidden, in the shape of a view.
json::object open_view(const Game& g) {
  json::object out = codec::position(g.book().notation, g.state());
  out.erase("resume");
  out.erase("seed");
  const json::object seen = g.view_for(kSpectator);
  for (const auto& member : seen)
    if (!out.contains(member.key())) out[member.key()] = member.value();
  json::array& players = out["players"].get_array();
  for (std::size_t i = 0; i < players.size(); ++i)
    for (const auto& member : seen.find("players")->value().get_array()[i].get_object())
      if (!players[i].get_object().contains(member.key())) players[i].get_object()[member.key()] = member.value();
  return out;
}

json::object told(const Game& g, const Step& step, Seat viewer) {
  json::object o{{"move", step.seq}};
  o["by"] = step.by == kNobody ? json::value() : json::value(step.by);
  o["events"] = g.events_for(step.told, viewer);
  return o;
}

// The end of a window: passes, and at most one move at the end.
Entry window_from(const Game& g, std::span<const Action> actions, std::size_t& next) {
  Entry e{.kind = Entry::kWindow};
  const Rulebook& book = g.book();
  State s = g.state();
  while (g.anybody_asked() && next < actions.size() && same_poll(*book.rules, s, g.state())) {
    const Seat seat = s.agenda.back().seat;
    const Action& move = e.actions.emplace_back(actions[next++]);
    if (move != book.pass) {
      e.by = seat;
      break;
    }
    if (comares::apply(*book.rules, s, move)) break;
  }
  return e;
}

}  // namespace

json::object replay_of(const Game& game, const Look& look, Refusal& why) {
  const std::vector<Entry> moves = game.moves();
  if (look.move > static_cast<i64>(moves.size())) {
    why.refuse("The game has no move of that number yet.", "server.no-move");
    return {};
  }
  Game again = game.at_start();
  json::array steps;
  if (look.since < 0)
    for (const Step& first : again.steps_after({})) steps.push_back(told(again, first, look.viewer));
  for (i64 i = 0; i < look.move; ++i) {
    const Step step = again.apply(moves[static_cast<std::size_t>(i)], why);
    if (i >= look.since) steps.push_back(told(again, step, look.viewer));
  }
  json::object out{{"move", look.move}, {"moves", moves.size()}, {"open", look.open}};
  out["viewer"] = look.viewer < kMaxPlayers ? json::value(look.viewer) : json::value();
  out["steps"] = std::move(steps);
  out["view"] = look.open ? open_view(again) : again.view_for(look.viewer);
  out["decision"] = again.decision_for(look.viewer);
  json::array walls;
  if (again.book().parts.palaces)
    for (Seat p = 0; p < again.state().players; ++p) walls.push_back(wall_of(again, p, why));
  out["walls"] = std::move(walls);
  return out;
}

std::vector<Entry> entries_from(Game& game, const json::array& record, Refusal& why) {
  Session played(game.book().rules, game.seed());
  played.play(record, {}, why);
  const std::vector<Action>& actions = played.actions();
  for (std::size_t next = 0; next < actions.size() && !why;) {
    if (game.window_open()) {
      game.apply(window_from(game, actions, next), why);
    } else if (auto e = game.propose_move(game.decider(), actions[next++], why)) {
      game.apply(std::move(*e), why);
    }
  }
  return game.moves();
}

}  // namespace comares::table
