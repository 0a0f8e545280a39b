// Questions that change nothing, so that clients need to know no rules.
#include "codec/facts.h"
#include "server/handlers/handlers.h"
#include "server/table/preview.h"

namespace comares::server::handlers {

using codec::Refused;

namespace {

Seat player(const Table& t, const CallPtr& call, const char* key) {
  return codec::or_throw(&codec::Notation::seat, t.playing().book().notation, call->need(key), key);
}

}  // namespace

void view(Table& t, const CallPtr& call) {
  const Seat seat = call->given("seat") ? t.seat_of(*call) : kSpectator;
  answer(*call, "view", {{"table", t.id()}, {"seq", t.playing().seq()}, {"view", t.playing().view_for(seat)}});
}

void facts(Table& t, const CallPtr& call) {
  const auto book = t.game() ? t.game()->shared_book() : rulebook(t.info().setup, t.info().players());
  answer(*call, "facts", {{"table", t.id()}, {"facts", codec::facts(*book->rules)}});
}

void check(Table& t, const CallPtr& call) {
  const Seat seat = t.seat_of(*call);
  (void)t.playing().propose(seat, call->need("action"));
  answer(*call, "ok", {{"table", t.id()}});
}

void placements(Table& t, const CallPtr& call) {
  const Seat seat = player(t, call, "player");
  json::object o = placements_of(t.playing(), seat, call->need("tile"));
  o["table"] = t.id();
  o["tile"] = call->need("tile");
  answer(*call, "placements", std::move(o));
}

void removable(Table& t, const CallPtr& call) {
  json::object o = removals_of(t.playing(), player(t, call, "player"));
  o["table"] = t.id();
  answer(*call, "removable", std::move(o));
}

void wall(Table& t, const CallPtr& call) {
  json::object o = wall_of(t.playing(), player(t, call, "player"));
  o["table"] = t.id();
  answer(*call, "wall", std::move(o));
}

void marks(Table& t, const CallPtr& call) {
  json::object o = marks_of(t.playing());
  o["table"] = t.id();
  answer(*call, "marks", std::move(o));
}

void score(Table& t, const CallPtr& call) {
  const json::value* v = call->given("round");
  const int round = v ? static_cast<int>(codec::as_integer(*v, "round", 1, 3)) : next_scoring(t.playing());
  json::object o = t.playing().book().notation.score(t.playing().shown(), round, true);
  o["table"] = t.id();
  o["round"] = round;
  answer(*call, "score", std::move(o));
}

}  // namespace comares::server::handlers
