// For programs that use exceptions (server, command line, tests): refusals thrown. Nothing in codec/
// includes this.
#pragma once
#include <functional>
#include <optional>
#include <stdexcept>

#include "codec/json.h"

namespace comares::codec {

struct Refused : std::runtime_error {
  explicit Refused(const std::string& sentence, std::string rule_id = {})
      : std::runtime_error(sentence), rule(std::move(rule_id)) {}
  explicit Refused(const Refusal& why) : Refused(why.sentence, why.rule) {}
  explicit Refused(const Reject& why) : Refused(why.sentence, why.rule) {}
  std::string rule;
};

template <class T>
T taken_out(T value) {
  return value;
}
template <class T>
T taken_out(std::optional<T> value) {
  return std::move(*value);
}

// call(args…, refusal); the refusal is thrown where there is one: or_throw(load_position, v).
template <class Call, class... Args>
decltype(auto) or_throw(Call&& call, Args&&... args) {
  Refusal why;
  using Result = std::invoke_result_t<Call, Args..., Refusal&>;
  Result result = std::invoke(std::forward<Call>(call), std::forward<Args>(args)..., why);
  if (why) throw Refused(why);
  if constexpr (std::is_reference_v<Result>) return result;
  else return taken_out(std::move(result));
}

inline json::value parse(std::string_view text) {
  return or_throw([&](Refusal& why) { return parse(text, why); });
}
inline const json::object& as_object(const json::value& v, const char* what) {
  return or_throw([&](Refusal& why) -> const json::object& { return as_object(v, what, why); });
}
inline const json::array& as_array(const json::value& v, const char* what) {
  return or_throw([&](Refusal& why) -> const json::array& { return as_array(v, what, why); });
}
inline std::string_view as_string(const json::value& v, const char* what) {
  return or_throw([&](Refusal& why) { return as_string(v, what, why); });
}
inline long long as_integer(const json::value& v, const char* what, long long low, long long high) {
  return or_throw([&](Refusal& why) { return as_integer(v, what, low, high, why); });
}
inline bool as_bool(const json::value& v, const char* what) {
  return or_throw([&](Refusal& why) { return as_bool(v, what, why); });
}

}  // namespace comares::codec
