// JSON, by Boost.JSON, and the one exception of this layer: input that is not what it should be.
#pragma once
#include <boost/json.hpp>
#include <stdexcept>
#include <string>

namespace comares::codec {

namespace json = boost::json;

// One clear sentence about what is wrong with the input, and the rule it breaks where there is one.
struct Refused : std::runtime_error {
  explicit Refused(const std::string& sentence, std::string rule_id = {})
      : std::runtime_error(sentence), rule(std::move(rule_id)) {}
  std::string rule;
};

// Parses one JSON text; refuses what is malformed or nested too deeply.
json::value parse(std::string_view text);

const json::object& as_object(const json::value&, const char* what);
const json::array& as_array(const json::value&, const char* what);
std::string_view as_string(const json::value&, const char* what);
long long as_integer(const json::value&, const char* what, long long low, long long high);
bool as_bool(const json::value&, const char* what);

std::string quoted(std::string_view word);  // for error messages: shortened, in single quotes

}  // namespace comares::codec
