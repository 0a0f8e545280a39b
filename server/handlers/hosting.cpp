// What the host of a table may do: remove, mute, hand it on. And what all at a table may do when somebody keeps them
// waiting: let a bot play there, or take over from a host who never came back.
#include "server/handlers/handlers.h"

namespace comares::server::handlers {

using codec::Refused;

namespace {

u8 held_by(Table& t, const CallPtr& call) {
  const Subscriber* mine = t.subscriber(*call);
  if (!mine || !mine->seats)
    throw Refused("You hold no seat here; 'watch' with your token first.", "server.not-your-seat");
  return mine->seats;
}

Seat seat_named(const Table& t, const CallPtr& call) {
  return static_cast<Seat>(codec::as_integer(call->need("seat"), "seat", 0, t.info().players() - 1));
}

void check_person(const Table& t, Seat seat) {
  if (t.info().seats[seat].kind != SeatHolder::kPerson) throw Refused("Nobody sits there.", "server.no-person");
}

}  // namespace

void check_host(Table& t, const CallPtr& call) {
  if (!(held_by(t, call) >> t.info().host() & 1))
    throw Refused("Only the host of this table may do that.", "server.host");
}

// Before the game the seat is open again. Under way a bot has it for good, or the others would have to wait.
void remove(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, remove);
  check_host(t, call);
  const Seat seat = seat_named(t, call);
  if (seat == t.info().host()) throw Refused("To go yourself, leave your seat.", "server.host");
  if (t.info().status == TableInfo::kOver) throw Refused("The game is over.", "server.over");
  TableInfo next = t.info();
  if (next.status == TableInfo::kOpen) {
    next.seats[seat] = {};
  } else {
    if (next.seats[seat].kind != SeatHolder::kPerson) throw Refused("A bot plays there already.", "server.begun");
    SeatHolder bot;
    bot.kind = SeatHolder::kBot;
    bot.level = next.substitute;
    bot.name = "Bot (" + bot.level + ")";
    next.seats[seat] = std::move(bot);
    if (next.undo_ask && next.undo_ask->by == seat) next.undo_ask.reset();
  }
  t.change(std::move(next), answer_to(t, call, remove));
}

void mute(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, mute);
  check_host(t, call);
  const Seat seat = seat_named(t, call);
  check_person(t, seat);
  if (seat == t.info().host()) throw Refused("The host of a table cannot be muted.", "server.host");
  const json::value* on = call->given("on");
  TableInfo next = t.info();
  next.seats[seat].muted = !on || codec::as_bool(*on, "on");
  t.change(std::move(next), answer_to(t, call, mute));
}

// Handed on by the host. Where the game has not begun, nothing has happened for long and the host is not there, whoever
// sits at the table may take it over.
void host(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, host);
  const u8 mine = held_by(t, call);
  const Seat seat = seat_named(t, call);
  check_person(t, seat);
  const bool hosting = mine >> t.info().host() & 1;
  const bool left_alone = t.info().status == TableInfo::kOpen && !t.is_online(t.info().host()) &&
                          now_ms() - t.changed_at() >= 1000 * i64{t.hub().config().claim_seconds};
  if (!hosting && !(left_alone && mine >> seat & 1))
    throw Refused("Only the host of this table may do that.", "server.host");
  TableInfo next = t.info();
  next.opened_by = seat;
  if (next.seats[seat].away) throw Refused("A bot plays there; choose somebody who is there.", "server.away");
  next.seats[seat].muted = false;
  t.change(std::move(next), answer_to(t, call, host));
}

// A bot plays on for whoever the others have waited for too long, until they take their seat back.
void claim(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, claim);
  const u8 mine = held_by(t, call);
  const Seat seat = seat_named(t, call);
  check_person(t, seat);
  if (mine >> seat & 1) throw Refused("That is your own seat; leave it.", "server.claim");
  if (t.waited_for() != seat) throw Refused("Nobody waits for that seat, or a clock runs there.", "server.claim");
  const i64 since = std::max(t.playing().decision_since(), t.info().seats[seat].back);
  if (now_ms() - since < 1000 * i64{t.hub().config().claim_seconds})
    throw Refused("Wait a little longer before a bot plays there.", "server.claim");
  TableInfo next = t.info();
  next.seats[seat].away = next.seats[seat].late = true;
  t.change(std::move(next), answer_to(t, call, claim));
}

}  // namespace comares::server::handlers
