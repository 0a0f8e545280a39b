#include "bots/list.h"

#include <charconv>

namespace comares::bots {

extern const Bot kRandom, kEasy, kNormal, kHard, kExpert, kGreedy, kFlat;

namespace {

constexpr const Bot* kAll[] = {&kRandom, &kEasy, &kNormal, &kHard, &kExpert, &kGreedy, &kFlat};

template <class Number>
bool read_number(std::string_view text, Number& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc{} && end == text.data() + text.size();
}

bool read_setting(std::string_view text, Spec& out) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view key = text.substr(0, equals), value = text.substr(equals + 1);
  if (key == "playouts") return read_number(value, out.playouts) && out.playouts > 0;
  if (key == "millis") return read_number(value, out.millis) && out.millis > 0;
  if (key == "seed") return out.seeded = read_number(value, out.seed);
  return false;
}

}  // namespace

std::span<const Bot* const> all() { return kAll; }

const Bot* find(std::string_view name) {
  for (const Bot* b : kAll)
    if (b->name == name) return b;
  return nullptr;
}

const Bot& usual() { return kNormal; }
const Bot& adviser() { return kHard; }

bool read_spec(std::string_view text, Spec& out) {
  out = {};
  std::size_t colon = text.find(':');
  out.bot = find(text.substr(0, colon));
  bool fine = out.bot != nullptr;
  while (fine && colon != std::string_view::npos) {
    const std::size_t from = colon + 1;
    colon = text.find(':', from);
    fine = read_setting(text.substr(from, colon == std::string_view::npos ? colon : colon - from), out);
  }
  return fine;
}

Choice ask(const Spec& spec, const Ruleset& rules, const State& state, Random& random, Clock clock) {
  const u64 began = clock ? clock.now() : 0;
  Random own(spec.seed);
  Random& luck = spec.seeded ? own : random;
  State seen;
  copy_state(rules, seen, state);
  resample(rules, seen, to_decide(state), luck);
  Choice choice = spec.bot->choose(rules, seen, luck, {spec.playouts, spec.millis, clock});
  if (clock) choice.millis = static_cast<u32>((clock.now() - began) / 1000);
  return choice;
}

}  // namespace comares::bots
