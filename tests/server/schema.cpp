#include "tests/server/schema.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>

namespace comares::server::test {

namespace {

using Keys = std::set<std::string_view>;

// The part of JSON Schema that the description uses; anything else in it fails.
constexpr std::string_view kKeywords[] = {
    "type",   "const",    "enum",     "anyOf", "allOf",   "properties", "required",    "additionalProperties",
    "items",  "minItems", "maxItems", "$ref",  "minimum", "maximum",    "description", "unevaluatedProperties",
    "answer", "x-type"};

const json::object& description() {
  static const json::object all = [] {
    std::ifstream in("docs/messages.schema.json");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (text.empty()) throw std::runtime_error("Run the tests in the root of the repository.");
    return json::parse(text).as_object();
  }();
  return all;
}

bool has_type(const json::value& v, std::string_view type) {
  if (type == "object") return v.is_object();
  if (type == "array") return v.is_array();
  if (type == "string") return v.is_string();
  if (type == "boolean") return v.is_bool();
  if (type == "null") return v.is_null();
  if (type == "integer") return v.is_int64() || v.is_uint64();
  throw std::runtime_error("the description has a type " + std::string(type));
}

std::string fault(const json::object& schema, const json::value& v, const std::string& at, Keys* seen = nullptr);

std::string fault_of_object(const json::object& schema, const json::object& o, const std::string& at, Keys& seen) {
  if (const json::value* required = schema.if_contains("required"))
    for (const json::value& key : required->as_array())
      if (!o.contains(key.as_string())) return at + " lacks '" + std::string(key.as_string()) + "'";
  const json::value* properties = schema.if_contains("properties");
  const json::value* others = schema.if_contains("additionalProperties");
  for (const auto& [key, value] : o) {
    const std::string here = at + "." + std::string(key);
    const json::value* own = properties ? properties->as_object().if_contains(key) : nullptr;
    if (own) seen.insert(key);
    else if (others && others->is_bool() && !others->as_bool() && !seen.contains(key))
      return here + " is not described";
    const json::value* by = own ? own : others && others->is_object() ? others : nullptr;
    if (!by) continue;
    if (std::string wrong = fault(by->as_object(), value, here); !wrong.empty()) return wrong;
  }
  if (schema.contains("unevaluatedProperties"))
    for (const auto& member : o)
      if (!seen.contains(member.key())) return at + "." + std::string(member.key()) + " is not described";
  return {};
}

std::string fault_of_list(const json::object& schema, const json::array& list, const std::string& at) {
  const json::value* least = schema.if_contains("minItems");
  const json::value* most = schema.if_contains("maxItems");
  if ((least && list.size() < least->to_number<std::size_t>()) ||
      (most && list.size() > most->to_number<std::size_t>()))
    return at + " has " + std::to_string(list.size()) + " entries";
  const json::value* items = schema.if_contains("items");
  for (std::size_t i = 0; items && i < list.size(); ++i)
    if (std::string wrong = fault(items->as_object(), list[i], at + "[" + std::to_string(i) + "]"); !wrong.empty())
      return wrong;
  return {};
}

// `seen`: gathers which fields of an object are described, for a description put together from several (allOf).
std::string fault(const json::object& schema, const json::value& v, const std::string& at, Keys* seen) {
  for (const auto& member : schema)
    if (std::ranges::find(kKeywords, std::string_view(member.key())) == std::end(kKeywords))
      throw std::runtime_error("the description uses '" + std::string(member.key()) + "'");
  Keys own;
  Keys& keys = seen ? *seen : own;
  if (const json::value* ref = schema.if_contains("$ref")) {
    const std::string name(ref->as_string().subview(std::string_view("#/$defs/").size()));
    const json::object& target = description().at("$defs").at(name).as_object();
    if (std::string wrong = fault(target, v, at, &keys); !wrong.empty()) return wrong;
  }
  if (const json::value* all = schema.if_contains("allOf"))
    for (const json::value& part : all->as_array())
      if (std::string wrong = fault(part.as_object(), v, at, &keys); !wrong.empty()) return wrong;
  if (const json::value* any = schema.if_contains("anyOf")) {
    std::string wrong;
    bool fits = false;
    for (const json::value& part : any->as_array()) {
      const std::string here = fault(part.as_object(), v, at);
      fits |= here.empty();
      wrong = here;
    }
    if (!fits) return wrong;
  }
  if (const json::value* type = schema.if_contains("type"); type && !has_type(v, type->as_string()))
    return at + " is no " + std::string(type->as_string()) + ": " + json::serialize(v);
  if (const json::value* one = schema.if_contains("const"); one && *one != v) return at + " is " + json::serialize(v);
  if (const json::value* some = schema.if_contains("enum");
      some && std::ranges::find(some->as_array(), v) == some->as_array().end())
    return at + " is " + json::serialize(v);
  if (const json::value* least = schema.if_contains("minimum");
      least && v.to_number<double>() < least->to_number<double>())
    return at + " is " + json::serialize(v);
  if (const json::value* most = schema.if_contains("maximum");
      most && v.to_number<double>() > most->to_number<double>())
    return at + " is " + json::serialize(v);
  if (const json::object* o = v.if_object()) return fault_of_object(schema, *o, at, keys);
  if (const json::array* list = v.if_array()) return fault_of_list(schema, *list, at);
  return {};
}

std::string fault_of(std::string_view group, const json::object& message, const char* with_id) {
  const json::value* type = message.if_contains("type");
  if (!type || !type->is_string()) return "it has no type";
  const json::value* schema = description().at(group).as_object().if_contains(type->as_string());
  const std::string name(type->as_string());
  if (!schema) return "no " + name + " is described among the " + std::string(group);
  json::object rest = message;
  for (const char* key : {"v", "type", with_id}) rest.erase(key);
  json::object closed = schema->as_object();
  if (!closed.contains("unevaluatedProperties")) closed["additionalProperties"] = false;
  return fault(closed, rest, name);
}

}  // namespace

std::string fault_of_message(const json::object& message) {
  if (!message.contains("v") || message.at("v") != 1) return "it has no version";
  return fault_of("messages", message, "re");
}

std::string fault_of_request(const json::object& request) { return fault_of("requests", request, "id"); }

std::string fault_of_http(std::string_view name, const json::object& answer) {
  return fault(description().at("http").at(name).as_object(), answer, std::string(name));
}

bool answers(std::string_view request, const json::object& message) {
  if (message.at("type") == "error") return true;
  const json::value* schema = description().at("requests").as_object().if_contains(request);
  if (!schema) return false;
  const json::array& types = schema->at("answer").as_array();
  return std::ranges::find(types, message.at("type")) != types.end();
}

}  // namespace comares::server::test
