#include "table/bots.h"

#include "bots/list.h"

namespace comares::table {

std::vector<std::string> bot_levels() {
  std::vector<std::string> names;
  for (const bots::Bot* bot : bots::all())
    if (bot->offered) names.emplace_back(bot->name);
  return names;
}

std::string default_bot() { return bots::usual().name; }

void check_bot(std::string_view level, codec::Refusal& why) {
  if (bots::find(level)) return;
  std::string all;
  for (const bots::Bot* bot : bots::all()) {
    if (!bot->offered) continue;
    if (!all.empty()) all += ", ";
    all += bot->name;
  }
  why.refuse("There is no bot " + codec::quoted(level) + "; there are: " + all + ".", "server.no-bot");
}

Action bot_choice(const Ruleset& rules, const State& state, std::string_view level, u64 seed) {
  Random random(seed);
  const bots::Bot* bot = bots::find(level);
  if (!bot) bot = &bots::usual();  // a level of an older or newer server
  return bots::ask(*bot, rules, state, random).action;
}

}  // namespace comares::table
