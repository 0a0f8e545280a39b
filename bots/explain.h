// Why one action is better than another: where it scores more, and where less. Both are played on to the end by habit in
// the same deals with the same luck, and the score sheets of all scorings are compared. So a module needs nothing for it.
#pragma once
#include "bots/bot.h"

namespace comares::bots {

// A source of points as in a score sheet (engine/score.h).
struct Reason {
  u8 owner = 0, category = 0, detail = kNone;
  int points = 0;          // on the mean, in hundredths: what the chosen action brings more
  int by_scoring[3] = {};  // the same, scoring by scoring
};

struct Because {
  FixedVec<Reason, 24> reasons{};  // the weightiest first; none within its error
  int others = 0;                  // points that the best of the others gets more, in hundredths
  int actions = 0;                 // more decisions of this kind at once, in hundredths
  u32 playouts = 0;                // that it took
};

// `state`: somebody has to decide; both actions are lawful. Depends on what he can see, the generator and the number of
// deals alone.
Because compare(const Ruleset&, const State& state, const Action& chosen, const Action& other, Random&, u32 deals);

}  // namespace comares::bots
