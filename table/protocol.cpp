#include "table/protocol.h"

#include "codec/archive_json.h"
#include "codec/position.h"
#include "codec/setup.h"
#include "modules/list.h"
#include "table/palace_queries.h"

namespace comares::table {

using codec::as_integer;
using codec::as_object;
using codec::as_string;
using codec::kSeesAll;
using codec::quoted;

namespace {

const json::value& need(const json::object& o, const char* key, Refusal& why) {
  static const json::value kNothing;
  if (const json::value* v = o.if_contains(key)) return *v;
  why.refuse("This command needs the field '" + std::string(key) + "'.");
  return kNothing;
}

json::object with_decision(const Session& s) { return {{"decision", s.notation().decision(s.state())}}; }

json::array legal_list(const Session& s) {
  auto list = std::make_unique<ActionList>();
  legal(s.rules(), s.state(), *list);
  json::array out;
  for (const Action& a : *list) out.push_back(s.notation().action(a));
  return out;
}

}  // namespace

json::object Protocol::begin(std::optional<Session> s) {
  if (!s) return {};
  session_ = std::move(s);
  return with_decision(*session_);
}

std::optional<Session> Protocol::started(const json::object& request, Refusal& why) const {
  const json::value* game = request.if_contains("game");
  const bool meant = corrections_.is_object() && !request.contains("corrections") &&
                     corrections_.get_object().at("game") == (game ? *game : json::value(usual_game().id));
  if (!meant) return Session::from_setup(request, why);
  json::object corrected = request;
  corrected["corrections"] = corrections_;
  return Session::from_setup(corrected, why);
}

json::object Protocol::handle(std::string_view cmd, const json::object& request, Refusal& why) {
  if (cmd == "rules") return {{"games", codec::rules_list()}};
  if (cmd == "new") return begin(started(request, why));
  if (cmd == "load") return begin(Session::from_position(need(request, "position", why), why));
  if (cmd == "replay") {
    json::object out = begin(Session::from_record(need(request, "record", why), why));
    if (!why) out["scores"] = session_->notation().scores(session_->state());
    return out;
  }
  static constexpr std::string_view kGameCommands[] = {"position",   "view",      "decision", "legal", "apply",  "undo",
                                                       "placements", "removable", "wall",     "score", "record", "bot"};
  if (std::find(std::begin(kGameCommands), std::end(kGameCommands), cmd) == std::end(kGameCommands))
    why.refuse("There is no command " + quoted(cmd) +
               "; known are rules, new, load, position, view, decision, legal, apply, undo, "
               "placements, removable, wall, score, record, replay and bot.");
  if (!session_) why.refuse("There is no game yet; begin one with 'new', 'load' or 'replay'.");
  return why ? json::object() : ask(cmd, request, why);
}

json::object Protocol::ask(std::string_view cmd, const json::object& request, Refusal& why) {
  Session& s = *session_;
  const Notation& n = s.notation();
  const auto player = [&] { return n.seat(need(request, "player", why), "player", why); };
  if (cmd == "position") return {{"position", codec::position(n, s.state())}};
  if (cmd == "view") {
    const json::value* who = request.if_contains("player");
    const Seat viewer = who && who->is_null() ? kSpectator : player();
    return {{"view", codec::view(n, s.state(), viewer)}};
  }
  if (cmd == "decision") {
    json::object out = n.decision(s.state());
    out["decision"] = n.decision(s.state());
    return out;
  }
  if (cmd == "legal") return {{"actions", legal_list(s)}};
  if (cmd == "apply") {
    EventLog log(n, kSeesAll);
    const Action a = s.read_action(need(request, "action", why), why);
    if (why) return {};
    if (const Reject reject = s.apply(a, &log)) why.refuse(reject);
    json::object out = with_decision(s);
    out["events"] = log.take();
    return out;
  }
  if (cmd == "undo") {
    if (!s.undo()) why.refuse("There is nothing to take back.");
    return with_decision(s);
  }
  if (cmd == "placements") {
    const Seat p = player();
    return placements(n, s.state(), p, need(request, "tile", why), why);
  }
  if (cmd == "removable") return removable_cells(n, s.state(), player(), why);
  if (cmd == "wall") return longest_wall_of(n, s.state(), player(), why);
  if (cmd == "score") {
    const auto round = static_cast<int>(as_integer(need(request, "round", why), "round", 1, 3, why));
    return n.score(s.state(), round, true);
  }
  if (cmd == "record") return {{"record", s.record()}};

  if (is_over(s.state())) why.refuse("The game is over; there is nothing to choose.");
  if (!bot_) why.refuse("There are no bots here.");
  const json::value* level = request.if_contains("level");
  const json::value* millis = request.if_contains("millis");
  const json::value* because = request.if_contains("because");
  BotWish wish;
  if (level) wish.level = as_string(*level, "level", why);
  if (millis) wish.millis = static_cast<int>(as_integer(*millis, "millis", 0, 3'600'000, why));
  wish.because = because ? as_bool(*because, "because", why) : wish.millis == 0;
  return why ? json::object() : bot_(s, wish, why);
}

std::string Protocol::answer(std::string_view line) {
  Refusal why;
  const json::value request = codec::parse(line, why);
  const json::object& o = as_object(request, "A request", why);
  const std::string_view cmd = as_string(need(o, "cmd", why), "cmd", why);
  json::object said;
  if (!why) said = handle(cmd, o, why);
  json::object out{{"ok", !why}};
  if (why) {
    out["error"] = why.sentence;
    if (!why.rule.empty()) out["rule"] = why.rule;
  } else {
    for (auto& member : said) out[member.key()] = std::move(member.value());
  }
  if (const json::value* id = o.if_contains("id")) out["id"] = *id;
  return json::serialize(out);
}

}  // namespace comares::table
