// A record from outside is refused with a reason or replays.
#include <cstdint>

#include "table/session.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace comares;
  codec::Refusal why;
  const auto text = codec::parse(std::string_view(reinterpret_cast<const char*>(data), size), why);
  const auto s = table::Session::from_record(text, why);
  if (s.has_value() == static_cast<bool>(why)) __builtin_trap();
  if (!s) return 0;
  const auto again = table::Session::from_record(s->record(), why);
  if (!again || hash(again->rules(), again->state()) != hash(s->rules(), s->state())) __builtin_trap();
  return 0;
}
