#include "cli/bot_choice.h"

#include "bots/list.h"

namespace comares::cli {

codec::json::object choose_with_bot(const codec::Session& s, std::string_view level, int millis, codec::Refusal& why) {
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
  // The same position always gets the same answer.
  Random random(hash(s.rules(), s.state()));
  const bots::Choice choice = bots::ask(*bot, s.rules(), s.state(), random, millis);
  codec::json::object out{{"action", s.notation().action(choice.action)}};
  if (!choice.rated) return out;
  out["value"] = choice.value / 100.0;
  codec::json::array others;
  for (const bots::Rated& r : choice.alternatives)
    others.push_back({{"action", s.notation().action(r.action)}, {"value", r.value / 100.0}});
  out["alternatives"] = std::move(others);
  return out;
}

}  // namespace comares::cli
