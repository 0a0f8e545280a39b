#include "codec/json.h"

#include <boost/json/src.hpp>

namespace comares::codec {

json::value parse(std::string_view text) {
  boost::system::error_code error;
  json::parse_options options;
  options.max_depth = 24;
  json::value v = json::parse(text, error, {}, options);
  if (error == json::error::too_deep) throw Refused("The JSON is nested too deeply.");
  if (error == json::error::incomplete) throw Refused("The JSON ends too early.");
  if (error) throw Refused("That is not valid JSON.");
  return v;
}

const json::object& as_object(const json::value& v, const char* what) {
  if (const auto* o = v.if_object()) return *o;
  throw Refused(std::string(what) + " must be an object.");
}

const json::array& as_array(const json::value& v, const char* what) {
  if (const auto* a = v.if_array()) return *a;
  throw Refused(std::string(what) + " must be a list.");
}

std::string_view as_string(const json::value& v, const char* what) {
  if (const auto* s = v.if_string()) return *s;
  throw Refused(std::string(what) + " must be a text.");
}

long long as_integer(const json::value& v, const char* what, long long low, long long high) {
  long long n;
  if (const auto* i = v.if_int64()) {
    n = *i;
  } else if (const auto* u = v.if_uint64()) {
    n = *u > static_cast<unsigned long long>(high) ? high + 1 : static_cast<long long>(*u);
    if (high == std::numeric_limits<long long>::max()) n = high;
  } else {
    throw Refused(std::string(what) + " must be a whole number.");
  }
  if (n < low || n > high)
    throw Refused(std::string(what) + " must be between " + std::to_string(low) + " and " + std::to_string(high) + ".");
  return n;
}

bool as_bool(const json::value& v, const char* what) {
  if (const auto* b = v.if_bool()) return *b;
  throw Refused(std::string(what) + " must be true or false.");
}

std::string quoted(std::string_view word) {
  std::string out = "'";
  for (const char c : word.substr(0, 40)) out += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
  if (word.size() > 40) out += "…";
  return out + "'";
}

}  // namespace comares::codec
