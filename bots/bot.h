// What a bot is: a name and a function that chooses. Bots know only the engine's interface and the
// games' queries; they name no module. They are given a state in which whatever the player to decide
// cannot know was dealt anew (engine's resample), so that nobody can peek, and a generator of their own.
#pragma once
#include "engine/game.h"

namespace comares::bots {

struct Rated {
  Action action;
  int value;  // hundredths of a point; how good the bot thinks this is, on a scale of its own
};

struct Choice {
  Action action;
  bool rated = false;  // has a value and alternatives
  int value = 0;
  FixedVec<Rated, 5> alternatives{};  // the next best, best first
};

struct Bot {
  const char* name;
  const char* summary;
  // Somebody has to decide in `seen`. `millis`: time to think, for bots that can use it; 0: their own.
  Choice (*choose)(const Ruleset&, const State& seen, Random&, int millis);
};

// Asks a bot with what the player to decide cannot know dealt anew.
Choice ask(const Bot&, const Ruleset&, const State&, Random&, int millis = 0);

}  // namespace comares::bots
