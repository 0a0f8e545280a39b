// What a game in the terminal is begun with, from the command line or from the set-up screen.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "bots/list.h"
#include "cli/play/screen.h"

namespace comares::cli::play {

struct Beginning {
  Setup setup;
  std::vector<const bots::Bot*> bots;  // of the other seats, in their order
  std::vector<std::string> programs;   // likewise: a command in the bot's place (docs/bot-protocol.md), or nothing
  Seat me = 0;
  u64 seed = 0;
  int pause = 350;  // milliseconds after a bot's action
};

Beginning usual_beginning();
const bots::Bot* usual_bot();
u64 new_seed();

// Asks; nothing when the player leaves. Changes `from` as it is edited.
bool ask_beginning(Console&, Beginning& from);

}  // namespace comares::cli::play
