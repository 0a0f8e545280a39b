// The bots as the server uses them (table/bots.h), refusals thrown.
#pragma once
#include "codec/refused.h"
#include "table/bots.h"

namespace comares::server {

using table::bot_choice;
using table::bot_levels;
using table::default_bot;
using table::kAnyMove;

inline void check_bot(std::string_view level) {
  codec::Refusal why;
  table::check_bot(level, why);
  if (why) throw codec::Refused(why);
}

}  // namespace comares::server
