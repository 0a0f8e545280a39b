// What a bot is: a name and a function that chooses. Bots know only the engine's interface and the
// games' queries; they name no module. They are given a state in which whatever the player to decide
// cannot know was dealt anew (engine's resample), so that nobody can peek, and a generator of their own.
#pragma once
#include "engine/game.h"

namespace comares::bots {

// How good something looks for the player to decide.
struct Value {
  int win = -1;    // chance to win, in hundredths of a percent; -1: not known
  int margin = 0;  // points ahead of the best of the others at the end, in hundredths
  int error = 0;   // of the margin: half of the 95 % interval; 0: not known
};

struct Rated {
  Action action;
  Value value;
};

struct Choice {
  Action action;
  bool rated = false;  // has a value and alternatives
  Value value{};
  FixedVec<Rated, 5> alternatives{};  // the next best, best first
  u32 playouts = 0;                   // that it took
  u32 millis = 0;                     // … and the time, if there was a clock
};

// The time, told by whoever asks: bots have no clock of their own. Whoever wants an answer at once lets it tell the
// end of time.
struct Clock {
  u64 (*micros)(const void* of) = nullptr;
  const void* of = nullptr;
  explicit operator bool() const { return micros != nullptr; }
  u64 now() const { return micros(of); }
};

// How long to think. With `playouts` an answer is a function of what is seen, the seed and that number; with `millis`
// it keeps to the time.
struct Budget {
  u32 playouts = 0;  // 0: the bot's own, or as many as the time allows
  u32 millis = 0;    // 0: the bot's own; needs a clock
  Clock clock{};
};

struct Bot {
  const char* name;
  const char* summary;
  bool offered = true;  // to players; the others are yardsticks
  // Somebody has to decide in `seen`.
  Choice (*choose)(const Ruleset&, const State& seen, Random&, const Budget&);
  u32 millis = 0;  // that it thinks over a move where there is a clock; 0: it answers at once
};

// A bot as it is named: hard, hard:millis=20, expert:playouts=4000:seed=7.
struct Spec {
  const Bot* bot = nullptr;
  u32 playouts = 0, millis = 0;
  u64 seed = 0;
  bool seeded = false;

  Spec() = default;
  Spec(const Bot& b) : bot(&b) {}  // NOLINT: a bot is the plainest way to name one
};

// Asks a bot with what the player to decide cannot know dealt anew. A seed of its own takes the place of `random`.
Choice ask(const Spec&, const Ruleset&, const State&, Random&, Clock = {});

}  // namespace comares::bots
