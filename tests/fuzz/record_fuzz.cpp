// A record from outside is refused with a reason or replays.
#include <cstdint>

#include "codec/session.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace comares;
  try {
    const codec::Session s =
        codec::Session::from_record(codec::parse(std::string_view(reinterpret_cast<const char*>(data), size)));
    const codec::Session again = codec::Session::from_record(s.record());
    if (hash(again.rules(), again.state()) != hash(s.rules(), s.state())) __builtin_trap();
  } catch (const codec::Refused&) {
  }
  return 0;
}
