#include "server/handlers/handlers.h"

#include "codec/facts.h"
#include "server/table/bots.h"

namespace comares::server {

using codec::Refused;

namespace {

struct TableMessage {
  std::string_view type;
  void (*handler)(Table&, const CallPtr&);
};
constexpr TableMessage kTableMessages[] = {
    {"watch", handlers::watch},    {"unwatch", handlers::unwatch}, {"join", handlers::join},
    {"start", handlers::start},    {"leave", handlers::change},    {"return", handlers::change},
    {"resign", handlers::change},  {"decline", handlers::change},  {"rematch", handlers::rematch},
    {"act", handlers::change},     {"undo", handlers::change},     {"agree", handlers::change},
    {"chat", handlers::chat},      {"view", handlers::ask},        {"check", handlers::ask},
    {"placements", handlers::ask}, {"removable", handlers::ask},   {"wall", handlers::ask},
    {"score", handlers::ask},      {"replay", handlers::replay},   {"play_on", handlers::play_on},
    {"marks", handlers::ask},      {"facts", handlers::facts},     {"remove", handlers::remove},
    {"forget", handlers::forget},
};

void take(Hub& hub, const CallPtr& call, Allowance& allowance) {
  if (const json::value* v = call->given("v"); v && codec::as_integer(*v, "v", 0, 1000) != kProtocolVersion)
    throw Refused("This server speaks version 1 of the protocol.", "server.version");
  const std::string_view type = codec::as_string(call->need("type"), "type");
  if (type == "ping") return answer(*call, "pong", {{"now", now_ms()}});
  if (type == "create") {
    if (!allowance.may_create()) return refuse(*call, "rate", "You create tables too fast; wait a little.");
    return hub.create(call);
  }
  if (type == "facts" && !call->given("table"))
    return answer(*call, "facts", {{"facts", codec::or_throw(codec::facts_of_setup, call->message)}});
  for (const TableMessage& m : kTableMessages) {
    if (m.type != type) continue;
    const std::string id(codec::as_string(call->need("table"), "table"));
    if (!is_table_id(id)) return refuse(*call, "not-found", "There is no such table.");
    if (type == "play_on" && !allowance.may_create())
      return refuse(*call, "rate", "You create tables too fast; wait a little.");
    if (type == "chat" && !allowance.chats.take(steady_ms()))
      return refuse(*call, "rate", "You write too fast; wait a little.");
    if (type == "watch" || type == "join") {
      auto& list = allowance.watching;
      if (std::find(list.begin(), list.end(), id) == list.end()) {
        if (list.size() >= hub.config().limits.tables_per_connection)
          return refuse(*call, "limit", "You look on at too many tables over one connection.");
        list.push_back(id);
      }
    }
    if (type == "unwatch") std::erase(allowance.watching, id);
    return hub.table(id)->run(call, m.handler);
  }
  throw Refused("There is no message " + codec::quoted(type) + "; docs/server-protocol.md lists them.",
                "server.message");
}

}  // namespace

bool take_message(Hub& hub, const std::shared_ptr<Connection>& who, Allowance& allowance, std::string_view text) {
  ++hub.metrics().messages;
  auto call = std::make_shared<Call>();
  call->who = who;
  if (!allowance.may_send(1 + who->collect())) {
    ++hub.metrics().over_limit;
    refuse(*call, "rate", "You send too much; the connection is closed.");
    return false;
  }
  try {
    json::value v = codec::parse(text);
    if (!v.is_object()) throw Refused("A message must be an object.", "server.message");
    call->message = std::move(v.as_object());
    if (const json::value* id = call->given("id");
        id && (id->is_number() || (id->is_string() && id->as_string().size() <= 64)))
      call->id = *id;
    take(hub, call, allowance);
  } catch (const Refused& e) {
    ++hub.metrics().refused;
    refuse(*call, "refused", e.what(), e.rule);
  } catch (const std::exception& e) {
    log("error", "a message failed", {{"error", e.what()}});
    refuse(*call, "internal", "The server could not do that.");
  }
  return true;
}

void connection_closed(Hub& hub, Connection& who, const Allowance& allowance) {
  who.closed();
  for (const std::string& id : allowance.watching) hub.table(id)->gone(who.number());
}

Text welcome(const Hub&) {
  json::array bots;
  for (const std::string& level : bot_levels()) bots.emplace_back(level);
  return text_of("welcome", {{"server", "comares"}, {"bots", std::move(bots)}, {"now", now_ms()}});
}

}  // namespace comares::server
