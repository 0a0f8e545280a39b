// Acting, taking back, talking.
#include "server/handlers/handlers.h"

namespace comares::server::handlers {

using codec::Refused;

namespace {

constexpr std::size_t kLongestLine = 500;

// An action names the seq it was decided at: a stale or doubled one is refused, never applied.
bool stale(const Table& t, const CallPtr& call) {
  const auto seq = codec::as_integer(call->need("seq"), "seq", 0, 1 << 30);
  if (seq == t.playing().seq()) return false;
  json::object o{{"code", "stale"}, {"error", "The game has moved on since you chose."}};
  o["table"] = t.id();
  o["seq"] = t.playing().seq();
  answer(*call, "error", std::move(o));
  return true;
}

}  // namespace

void act(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, act);
  const Seat seat = t.seat_of(*call);
  const Game& game = t.playing();
  if (stale(t, call)) return;
  if (t.info().seats[seat].away) throw Refused("A bot plays for you; 'return' to your seat first.", "server.away");
  Entry e = game.propose(seat, call->need("action"));
  if (game.window_open()) {
    t.answer_window(seat, e, [call, seat, self = t.shared_from_this()](Write::Result r) {
      if (r != Write::Result::kDone) return refuse(*call, "store", "It could not be stored; try again.");
      json::object o{{"table", self->id()}, {"seat", seat}};
      if (Subscriber* mine = self->subscriber(*call))
        for (auto& member : codec::written([&](codec::JsonText& out) { self->write_choices(*mine, out); }))
          o[member.key()] = std::move(member.value());
      answer(*call, "noted", std::move(o));
    });
    return;
  }
  t.append(
      std::move(e),
      [call](Write::Result r) {
        if (r == Write::Result::kDone) return;  // answered by the update
        if (r == Write::Result::kTaken) return refuse(*call, "stale", "The game has moved on since you chose.");
        refuse(*call, "store", "It is not known whether your action was stored; look what is shown next.");
      },
      call);
}

// At once, or with "ask" a question to all. What was asked is void as soon as the game has gone on.
void undo(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, undo);
  const Seat seat = t.seat_of(*call);
  const Game& game = t.playing();
  if (stale(t, call)) return;
  if (!t.info().undo) throw Refused("At this table nothing is taken back.", "server.undo");
  if (t.info().status != TableInfo::kPlaying) throw Refused("The game is over.", "server.over");
  const json::value* ask = call->given("ask");
  if (!ask || !codec::as_bool(*ask, "ask")) {
    t.append(
        game.propose_undo(seat),
        [call](Write::Result r) {
          if (r != Write::Result::kDone) refuse(*call, "stale", "The game has moved on meanwhile.");
        },
        call);
    return;
  }
  std::optional<u32> to;
  if (const json::value* v = call->given("to")) to = static_cast<u32>(codec::as_integer(*v, "to", 0, 1 << 30));
  const Entry e = game.propose_agreed_undo(seat, to);
  TableInfo next = t.info();
  next.undo_ask = UndoAsk{seat, game.seq(), e.keep, t.subscriber(*call)->seats, t.next_version()};
  t.change(std::move(next), answer_to(t, call, undo));
}

// To the question that is named: another might have been put in its place meanwhile.
void agree(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, agree);
  const Seat seat = t.seat_of(*call);
  if (stale(t, call)) return;
  TableInfo next = t.info();
  if (!next.undo_ask || next.undo_ask->seq != t.playing().seq())
    throw Refused("Nobody asks to take anything back.", "server.undo");
  const bool on = !call->given("on") || codec::as_bool(call->need("on"), "on");
  if ((on || call->given("ask")) && codec::as_integer(call->need("ask"), "ask", 0, i64{1} << 60) != next.undo_ask->id)
    throw Refused("Something else is asked for now; look at it first.", "server.undo");
  if (!on) next.undo_ask.reset();
  else next.undo_ask->agreed = static_cast<u8>(next.undo_ask->agreed | 1u << seat);
  t.change(std::move(next), answer_to(t, call, agree));
}

void chat(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, chat);
  const Seat seat = t.seat_of(*call);
  std::string text;
  for (const char c : codec::as_string(call->need("text"), "text"))
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) text += c;
  if (text.empty()) throw Refused("There is nothing to say.", "server.chat");
  if (text.size() > kLongestLine) throw Refused("That is too long to say at once.", "server.chat");
  t.say({{"seat", seat}, {"name", t.info().seats[seat].name}, {"text", text}}, answer_to(t, call, chat));
}

}  // namespace comares::server::handlers
