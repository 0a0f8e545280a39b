// Why something was refused: the id of the rule it rests on and one clear sentence. A value, never
// an exception; whatever returns one has left the state as it was.
#pragma once

namespace comares {

struct [[nodiscard]] Reject {
  const char* rule = nullptr;  // e.g. "base.4.on-foot"; null: accepted
  const char* sentence = nullptr;

  constexpr bool rejected() const { return rule != nullptr; }
  constexpr explicit operator bool() const { return rejected(); }
};

inline constexpr Reject kAccepted{};

}  // namespace comares
