// A position from outside is refused with a reason or is a game that can be played.
#include <cstdint>

#include "codec/position.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace comares;
  codec::Refusal why;
  const auto text = codec::parse(std::string_view(reinterpret_cast<const char*>(data), size), why);
  std::optional<codec::LoadedPosition> p = codec::load_position(text, why);
  if (p.has_value() == static_cast<bool>(why)) __builtin_trap();
  if (!p) return 0;
  auto list = std::make_unique<ActionList>();
  Random random(size);
  const codec::Notation n(*p->rules);
  for (int i = 0; i < 40 && !is_over(p->state); ++i) {
    legal(*p->rules, p->state, *list);
    if (list->empty()) __builtin_trap();
    if (apply(*p->rules, p->state, (*list)[random.below(static_cast<u32>(list->size()))])) __builtin_trap();
  }
  (void)codec::position(n, p->state);
  return 0;
}
