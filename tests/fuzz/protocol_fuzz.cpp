// Any bytes at all, line by line, into the engine protocol: an answer for every line, never a crash.
#include <cstdint>

#include "table/protocol.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  comares::table::Protocol protocol;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    const std::string answer = protocol.answer(rest.substr(0, end));
    if (answer.empty() || answer.find('\n') != std::string::npos) __builtin_trap();
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  }
  return 0;
}
