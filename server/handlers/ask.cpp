// Questions that change nothing, so that clients need to know no rules.
#include "codec/facts.h"
#include "server/handlers/handlers.h"

namespace comares::server::handlers {

void ask(Table& t, const CallPtr& call) {
  const std::string type(codec::as_string(call->need("type"), "type"));
  const bool for_seat = type == "check" || (type == "view" && call->given("seat"));
  const Seat viewer = for_seat ? t.seat_of(*call) : kSpectator;
  codec::Refusal why;
  json::object said = t.table::Table::answer(type, viewer, call->message, why);
  if (why) throw codec::Refused(why);
  server::answer(*call, type == "check" ? "ok" : type.c_str(), std::move(said));
}

void facts(Table& t, const CallPtr& call) {
  const auto book = t.game() ? t.game()->shared_book() : rulebook(t.info().setup, t.info().players());
  answer(*call, "facts", {{"table", t.id()}, {"facts", codec::facts(*book->rules)}});
}

}  // namespace comares::server::handlers
