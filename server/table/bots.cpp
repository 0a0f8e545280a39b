#include "server/table/bots.h"

#include "bots/list.h"
#include "codec/refused.h"

namespace comares::server {

std::vector<std::string> bot_levels() {
  std::vector<std::string> names;
  for (const bots::Bot* bot : bots::all()) names.emplace_back(bot->name);
  return names;
}

std::string default_bot() { return bots::find("greedy") ? "greedy" : bots::all().front()->name; }

void check_bot(std::string_view level) {
  if (bots::find(level)) return;
  std::string all;
  for (const bots::Bot* bot : bots::all()) {
    if (!all.empty()) all += ", ";
    all += bot->name;
  }
  throw codec::Refused("There is no bot " + codec::quoted(level) + "; there are: " + all + ".", "server.no-bot");
}

Action bot_choice(const Ruleset& rules, const State& state, std::string_view level, u64 seed) {
  Random random(seed);
  const bots::Bot* bot = bots::find(level);
  if (!bot) bot = bots::all().front();  // a level of an older or newer server
  return bots::ask(*bot, rules, state, random).action;
}

}  // namespace comares::server
