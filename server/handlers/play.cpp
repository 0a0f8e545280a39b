// Acting, taking back, talking.
#include "server/handlers/handlers.h"

namespace comares::server::handlers {

using codec::Refused;

namespace {

constexpr std::size_t kLongestLine = 500;

// An action names the seq it was decided at: a stale or doubled one is refused, never applied.
bool stale(const Table& t, const CallPtr& call) {
  codec::Refusal why;
  const bool is = t.is_stale(call->message, why);
  if (why) throw Refused(why);
  if (!is) return false;
  json::object o{{"code", "stale"}, {"error", "The game has moved on since you chose."}};
  o["table"] = t.id();
  o["seq"] = t.playing().seq();
  answer(*call, "error", std::move(o));
  return true;
}

void note_answer(Table& t, const CallPtr& call, const table::Proposal& p) {
  t.answer_window(p.seat, p.entry, [call, seat = p.seat, self = t.shared_from_this()](Write::Result r) {
    if (r != Write::Result::kDone) return refuse(*call, "store", "It could not be stored; try again.");
    json::object o{{"table", self->id()}, {"seat", seat}};
    if (Subscriber* mine = self->subscriber(*call))
      for (auto& member : codec::written([&](codec::JsonText& out) { self->write_choices(*mine, out); }))
        o[member.key()] = std::move(member.value());
    answer(*call, "noted", std::move(o));
  });
}

void append(Table& t, const CallPtr& call, table::Proposal p) {
  t.append(
      std::move(p.entry),
      [call](Write::Result r) {
        if (r == Write::Result::kDone) return;  // answered by the update
        if (r == Write::Result::kTaken) return refuse(*call, "stale", "The game has moved on since you chose.");
        refuse(*call, "store", "It is not known whether your action was stored; look what is shown next.");
      },
      call);
}

}  // namespace

void change(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, change);
  const std::string_view type = codec::as_string(call->need("type"), "type");
  const Seat seat = t.seat_of(*call);
  if ((type == "act" || type == "undo" || type == "agree") && stale(t, call)) return;
  table::Proposal p = codec::or_throw([&](codec::Refusal& why) {
    return t.propose(type, *t.subscriber(*call), seat, call->message, t.next_version(), why);
  });
  switch (p.kind) {
    case table::Proposal::kEntry: return append(t, call, std::move(p));
    case table::Proposal::kAnswer: return note_answer(t, call, p);
    case table::Proposal::kInfo:
      if (type == "return") p.info.seats[seat].back = now_ms();
      return t.change(std::move(p.info), answer_to(t, call, change));
  }
}

void chat(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, chat);
  const Seat seat = t.seat_of(*call);
  if (t.info().seats[seat].muted) throw Refused("The host of this table has muted you.", "server.muted");
  std::string text;
  for (const char c : codec::as_string(call->need("text"), "text"))
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) text += c;
  if (text.empty()) throw Refused("There is nothing to say.", "server.chat");
  if (text.size() > kLongestLine) throw Refused("That is too long to say at once.", "server.chat");
  t.say({{"seat", seat}, {"name", t.info().seats[seat].name}, {"text", text}}, answer_to(t, call, chat));
}

}  // namespace comares::server::handlers
