#include "cli/contender.h"

#include <chrono>

#include "cli/text.h"

namespace comares::cli {

std::vector<std::string> split_list(const std::string& list) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t at; (at = list.find(',', from)) != std::string::npos; from = at + 1)
    parts.push_back(list.substr(from, at - from));
  parts.push_back(list.substr(from));
  return parts;
}

std::string bot_names() {
  std::string names;
  for (const bots::Bot* b : bots::all()) {
    if (!names.empty()) names += ", ";
    names += b->name;
  }
  return names;
}

Contender contender(const std::string& text) {
  Contender c{text, {}, {}};
  constexpr std::string_view kProgram = "cmd:";
  if (text.starts_with(kProgram)) {
    c.command = text.substr(kProgram.size());
    if (c.command.empty()) throw UsageError("a program is named by its command: cmd:./my-bot");
    return c;
  }
  if (bots::read_spec(text, c.spec)) return c;
  if (!c.spec.bot)
    throw UsageError("there is no bot '" + text.substr(0, text.find(':')) + "'; there are: " + bot_names() + ".");
  throw UsageError("'" + text + "' is no bot: after its name come playouts, millis or seed, as in hard:millis=20.");
}

bots::Choice choose(const Contender& c, const Ruleset& rules, const State& s, Random& random) {
  // Only who was given a time needs a clock; with a number of playouts a game can be played again.
  const bots::Clock clock{[](const void*) { return micros_now(); }};
  return bots::ask(c.spec, rules, s, random, c.spec.millis ? clock : bots::Clock{});
}

u64 micros_now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<u64>(std::chrono::duration_cast<std::chrono::microseconds>(now).count());
}

}  // namespace comares::cli
