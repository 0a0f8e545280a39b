#include "cli/bot_choice.h"

#include <algorithm>
#include <chrono>

#include "bots/list.h"

namespace comares::cli {

namespace {

bots::Clock wall_clock() {
  return {[](const void*) {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<u64>(std::chrono::duration_cast<std::chrono::microseconds>(now).count());
  }};
}

}  // namespace

codec::json::object choose_with_bot(const table::Session& s, std::string_view level, int millis, codec::Refusal& why) {
  const bots::Bot* bot = bots::find(level);
  if (!bot) {
    std::string known;
    for (const bots::Bot* b : bots::all()) {
      if (!known.empty()) known += ", ";
      known += b->name;
    }
    why.refuse("There is no bot " + codec::quoted(level) + "; known are " + known + ".");
    return {};
  }
  // The same view always gets the same answer, so the seed must not depend on anything hidden.
  Random random(s.state().actions);
  bots::Spec spec = *bot;
  spec.millis = static_cast<u32>(std::max(millis, 0));
  const bots::Choice choice = bots::ask(spec, s.rules(), s.state(), random, millis > 0 ? wall_clock() : bots::Clock{});
  codec::json::object out{{"action", s.notation().action(choice.action)}};
  if (!choice.rated) return out;
  out["value"] = choice.value.margin / 100.0;
  codec::json::array others;
  for (const bots::Rated& r : choice.alternatives)
    others.push_back({{"action", s.notation().action(r.action)}, {"value", r.value.margin / 100.0}});
  out["alternatives"] = std::move(others);
  return out;
}

}  // namespace comares::cli
