#include "codec/protocol.h"

#include "codec/archive_json.h"
#include "codec/palace_queries.h"
#include "codec/position.h"
#include "codec/setup.h"

namespace comares::codec {

namespace {

const json::value& need(const json::object& o, const char* key) {
  if (const json::value* v = o.if_contains(key)) return *v;
  throw Refused("This command needs the field '" + std::string(key) + "'.");
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

Session& Protocol::game() {
  if (!session_) throw Refused("There is no game yet; begin one with 'new', 'load' or 'replay'.");
  return *session_;
}

json::object Protocol::handle(std::string_view cmd, const json::object& request) {
  if (cmd == "rules") return {{"games", rules_list()}};
  if (cmd == "new") {
    session_.emplace(Session::from_setup(request));
    return with_decision(*session_);
  }
  if (cmd == "load") {
    session_.emplace(Session::from_position(need(request, "position")));
    return with_decision(*session_);
  }
  if (cmd == "replay") {
    session_.emplace(Session::from_record(need(request, "record")));
    json::object out = with_decision(*session_);
    out["scores"] = session_->notation().scores(session_->state());
    return out;
  }

  static constexpr std::string_view kGameCommands[] = {"position",   "view",      "decision", "legal", "apply",  "undo",
                                                       "placements", "removable", "wall",     "score", "record", "bot"};
  if (std::find(std::begin(kGameCommands), std::end(kGameCommands), cmd) == std::end(kGameCommands))
    throw Refused("There is no command " + quoted(cmd) +
                  "; known are rules, new, load, position, view, decision, legal, apply, undo, "
                  "placements, removable, wall, score, record, replay and bot.");

  Session& s = game();
  const Notation& n = s.notation();
  if (cmd == "position") return {{"position", position(n, s.state())}};
  if (cmd == "view") {
    const json::value& who = need(request, "player");
    return {{"view", view(n, s.state(), who.is_null() ? kSpectator : n.seat(who, "player"))}};
  }
  if (cmd == "decision") {
    json::object out = n.decision(s.state());
    out["decision"] = n.decision(s.state());
    return out;
  }
  if (cmd == "legal") return {{"actions", legal_list(s)}};
  if (cmd == "apply") {
    EventLog log(n, kSeesAll);
    if (Reject why = s.apply(s.read_action(need(request, "action")), &log)) throw Refused(why.sentence, why.rule);
    json::object out = with_decision(s);
    out["events"] = log.take();
    return out;
  }
  if (cmd == "undo") {
    if (!s.undo()) throw Refused("There is nothing to take back.");
    return with_decision(s);
  }
  if (cmd == "placements") return placements(s, n.seat(need(request, "player"), "player"), need(request, "tile"));
  if (cmd == "removable") return removable_cells(s, n.seat(need(request, "player"), "player"));
  if (cmd == "wall") return longest_wall_of(s, n.seat(need(request, "player"), "player"));
  if (cmd == "score")
    return n.score(s.state(), static_cast<int>(as_integer(need(request, "round"), "round", 1, 3)), true);
  if (cmd == "record") return {{"record", s.record()}};

  if (is_over(s.state())) throw Refused("The game is over; there is nothing to choose.");
  const json::value* level = request.if_contains("level");
  const json::value* millis = request.if_contains("millis");
  if (!bot_) throw Refused("There are no bots here.");
  return bot_(s, level ? as_string(*level, "level") : "greedy",
              millis ? static_cast<int>(as_integer(*millis, "millis", 0, 3'600'000)) : 0);
}

std::string Protocol::answer(std::string_view line) {
  json::object out;
  json::value id;
  bool has_id = false;
  try {
    const json::value request = parse(line);
    const json::object& o = as_object(request, "A request");
    if (const json::value* given = o.if_contains("id")) {
      id = *given;
      has_id = true;
    }
    const std::string_view cmd = as_string(need(o, "cmd"), "cmd");
    out["ok"] = true;
    for (auto& member : handle(cmd, o)) out[member.key()] = std::move(member.value());
  } catch (const Refused& e) {
    out.clear();
    out["ok"] = false;
    out["error"] = e.what();
    if (!e.rule.empty()) out["rule"] = e.rule;
  }
  if (has_id) out["id"] = std::move(id);
  return json::serialize(out);
}

}  // namespace comares::codec
