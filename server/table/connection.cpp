#include "server/table/connection.h"

namespace comares::server {

const json::value* Call::given(const char* key) const {
  const json::value* v = message.if_contains(key);
  return v && !v->is_null() ? v : nullptr;
}

const json::value& Call::need(const char* key) const {
  if (const json::value* v = given(key)) return *v;
  throw codec::Refused("This message needs the field '" + std::string(key) + "'.", "server.message");
}

Text text_of(const char* type, json::object message) {
  json::object o;
  o.reserve(message.size() + 2);
  o["v"] = kProtocolVersion;
  o["type"] = type;
  for (auto& member : message) o.insert_or_assign(member.key(), std::move(member.value()));
  return std::make_shared<const std::string>(json::serialize(o));
}

void answer(const Call& call, const char* type, json::object message) {
  if (!call.id.is_null()) message["re"] = call.id;
  call.who->send(text_of(type, std::move(message)));
}

void refuse(const Call& call, std::string_view code, std::string_view sentence, std::string_view rule) {
  json::object o{{"code", code}, {"error", sentence}};
  if (!rule.empty()) o["rule"] = rule;
  if (const json::value* table = call.given("table"); table && table->is_string()) o["table"] = *table;
  answer(call, "error", std::move(o));
}

}  // namespace comares::server
