// Who sits where: watch, join, start, rematch.
#include "server/crypto.h"
#include "server/handlers/handlers.h"
#include "server/table/bots.h"

namespace comares::server::handlers {

using codec::Refused;

Table::Then or_again(Table& t, const CallPtr& call, Table::Handler again, std::function<void()> done) {
  return [&t, call, again, done = std::move(done)](Write::Result r) {
    if (r == Write::Result::kDone) done();
    else if (r == Write::Result::kTaken) t.later(call, again);
    else refuse(*call, "store", "It could not be stored; try again.");
  };
}

Table::Then answer_to(Table& t, const CallPtr& call, Table::Handler again) {
  return or_again(t, call, again, [call] { answer(*call, "ok"); });
}

namespace {

void open_seat(Table& t, Seat seat) {
  TableInfo next = t.info();
  next.seats[seat] = {};
  t.change(std::move(next), {});
}

}  // namespace

void watch(Table& t, const CallPtr& call) {
  u8 seats = 0;
  if (const json::value* tokens = call->given("tokens")) {
    const json::array& list = codec::as_array(*tokens, "tokens");
    if (list.size() > kMaxPlayers) throw Refused("A table has at most six seats.", "server.seats");
    for (const json::value& token : list) {
      const Seat seat = seat_of_token(t.info(), codec::as_string(token, "a token"));
      if (seat == kNobody) throw Refused("That token holds no seat at this table.", "server.token");
      seats = static_cast<u8>(seats | (1u << seat));
    }
  }
  std::optional<u32> last;
  if (const json::value* seq = call->given("seq")) last = static_cast<u32>(codec::as_integer(*seq, "seq", 0, 1 << 30));
  const bool news = !t.subscriber(*call);
  if (!t.subscribe(call, seats)) return;
  if (const json::value* want = call->given("want")) {
    const std::string_view word = codec::as_string(*want, "want");
    if (word != "views" && word != "events") throw Refused("'want' is 'views' or 'events'.", "server.message");
    t.subscriber(*call)->views = word == "views";
  }
  if (last && t.game() && *last < t.game()->seq()) call->who->charge(t.game()->seq() / 200);  // all is played again
  t.send_state(*t.subscriber(*call), last, call.get());
  if (news) t.tell_presence(call->who->number());
}

void unwatch(Table& t, const CallPtr& call) {
  t.unsubscribe(call->who->number());
  answer(*call, "ok");
}

void join(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, join);
  if (t.info().status != TableInfo::kOpen) throw Refused("The game has begun; you can watch it.", "server.begun");
  TableInfo next = t.info();
  Seat seat = kNobody;
  if (const json::value* v = call->given("seat")) {
    seat = static_cast<Seat>(codec::as_integer(*v, "seat", 0, next.players() - 1));
    if (next.seats[seat].kind != SeatHolder::kOpen) throw Refused("That seat is taken.", "server.seat-taken");
  } else {
    for (Seat s = 0; s < next.seats.size() && seat == kNobody; ++s)
      if (next.seats[s].kind == SeatHolder::kOpen) seat = s;
    if (seat == kNobody) throw Refused("All seats are taken.", "server.seat-taken");
  }
  const std::string token = random_hex(32);
  next.seats[seat] = {};
  next.seats[seat].kind = SeatHolder::kPerson;
  next.seats[seat].name = display_name(call->message, "Player " + std::to_string(seat + 1));
  next.seats[seat].token_hash = sha256_hex(token);
  t.change(std::move(next), or_again(t, call, join, [&t, call, token, seat] {
             // Nobody will ever have the token of who is gone already: the seat is free again.
             if (!t.subscribe(call, static_cast<u8>(1u << seat))) return open_seat(t, seat);
             answer(*call, "joined", {{"table", t.id()}, {"seat", seat}, {"token", token}});
             t.send_state(*t.subscriber(*call), {}, call.get());
           }));
}

void start(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, start);
  check_host(t, call);
  if (t.info().status != TableInfo::kOpen) throw Refused("The game has begun already.", "server.begun");
  const json::value* fill = call->given("fill");
  if (!fill) throw Refused("Seats are still open; wait, or name a bot to fill them: 'fill'.", "server.seats-open");
  const std::string level(codec::as_string(*fill, "fill"));
  check_bot(level);
  TableInfo next = t.info();
  for (SeatHolder& s : next.seats) {
    if (s.kind != SeatHolder::kOpen) continue;
    s.kind = SeatHolder::kBot;
    s.level = level;
    s.name = "Bot (" + level + ")";
  }
  t.change(std::move(next), answer_to(t, call, start));
}

void rematch(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, rematch);
  (void)t.seat_of(*call);
  if (t.info().status != TableInfo::kOver) throw Refused("The game is not over yet.", "server.not-over");
  if (!t.info().next.empty()) return answer(*call, "rematch", {{"table", t.info().next}});
  t.rematch(or_again(t, call, rematch, [&t, call] { answer(*call, "rematch", {{"table", t.info().next}}); }));
}

}  // namespace comares::server::handlers
