// JSON, by Boost.JSON, and how this layer says that input is not what it should be: as a value.
#pragma once
#include <boost/json.hpp>
#include <string>

#include "engine/reject.h"

namespace comares::codec {

namespace json = boost::json;

// One clear sentence about what is wrong with the input, and the rule it breaks where there is one.
// Whoever reads input is handed one of these. The first sentence stays; reading goes on harmlessly
// with empty values until somebody looks.
struct Refusal {
  std::string sentence, rule;

  explicit operator bool() const { return !sentence.empty(); }
  void refuse(std::string why, std::string_view rule_id = {}) {
    if (*this) return;
    sentence = std::move(why);
    rule = rule_id;
  }
  void refuse(const Reject& why) { refuse(why.sentence, why.rule); }
};

// Parses one JSON text; refuses what is malformed or nested too deeply.
json::value parse(std::string_view text, Refusal&);

// What is refused is read as an empty object, list or text, as the lowest number, as false.
const json::object& as_object(const json::value&, const char* what, Refusal&);
const json::array& as_array(const json::value&, const char* what, Refusal&);
std::string_view as_string(const json::value&, const char* what, Refusal&);
long long as_integer(const json::value&, const char* what, long long low, long long high, Refusal&);
bool as_bool(const json::value&, const char* what, Refusal&);

std::string quoted(std::string_view word);  // for error messages: shortened, in single quotes

}  // namespace comares::codec
