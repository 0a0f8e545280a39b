// Who plays, as named on a command line: one of the bots, name[:key=value…], or a program of somebody else's,
// cmd:COMMAND (docs/bot-protocol.md).
#pragma once
#include <string>
#include <vector>

#include "bots/list.h"

namespace comares::cli {

struct Contender {
  std::string name;     // as it was written
  bots::Spec spec;      // one of ours
  std::string command;  // or, where this is not empty, a program

  explicit operator bool() const { return spec.bot || !command.empty(); }
};

Contender contender(const std::string& text);  // throws UsageError
std::vector<std::string> split_list(const std::string& with_commas);
std::string bot_names();                                                       // all of them, with commas
bots::Choice choose(const Contender&, const Ruleset&, const State&, Random&);  // of our own bots
u64 micros_now();

}  // namespace comares::cli
