#include "codec/json.h"

namespace comares::codec {

json::value parse(std::string_view text, Refusal& why) {
  boost::system::error_code error;
  json::parse_options options;
  options.max_depth = 24;
  json::value v = json::parse(text, error, {}, options);
  if (error == json::error::too_deep) why.refuse("The JSON is nested too deeply.");
  else if (error == json::error::incomplete) why.refuse("The JSON ends too early.");
  else if (error) why.refuse("That is not valid JSON.");
  return v;
}

const json::object& as_object(const json::value& v, const char* what, Refusal& why) {
  static const json::object kEmpty;
  if (const auto* o = v.if_object()) return *o;
  why.refuse(std::string(what) + " must be an object.");
  return kEmpty;
}

const json::array& as_array(const json::value& v, const char* what, Refusal& why) {
  static const json::array kEmpty;
  if (const auto* a = v.if_array()) return *a;
  why.refuse(std::string(what) + " must be a list.");
  return kEmpty;
}

std::string_view as_string(const json::value& v, const char* what, Refusal& why) {
  if (const auto* s = v.if_string()) return *s;
  why.refuse(std::string(what) + " must be a text.");
  return {};
}

long long as_integer(const json::value& v, const char* what, long long low, long long high, Refusal& why) {
  long long n = low;
  if (const auto* i = v.if_int64()) {
    n = *i;
  } else if (const auto* u = v.if_uint64()) {
    n = *u > static_cast<unsigned long long>(high) ? high + 1 : static_cast<long long>(*u);
    if (high == std::numeric_limits<long long>::max()) n = high;
  } else {
    why.refuse(std::string(what) + " must be a whole number.");
  }
  if (low <= n && n <= high) return n;
  why.refuse(std::string(what) + " must be between " + std::to_string(low) + " and " + std::to_string(high) + ".");
  return low;
}

bool as_bool(const json::value& v, const char* what, Refusal& why) {
  if (const auto* b = v.if_bool()) return *b;
  why.refuse(std::string(what) + " must be true or false.");
  return false;
}

std::string quoted(std::string_view word) {
  std::string out = "'";
  for (const char c : word.substr(0, 40)) out += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
  if (word.size() > 40) out += "…";
  return out + "'";
}

}  // namespace comares::codec
