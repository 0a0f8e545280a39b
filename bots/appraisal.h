// How good a position of Alhambra is for one player, in hundredths of a point: points scored, points
// to be expected from the scorings to come, and what money, reserve and room to build are worth.
// Knows nothing of modules but what they tell through the ruleset's hooks.
#pragma once
#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::bots {

// What is the same for everything a player may choose at one decision.
struct Outlook : alhambra::Prospects {
  Seat me;
  int next_round;                       // the next scoring
  int spread[3][alhambra::kBuildings];  // how firm a lead is until then: table index of appraisal.cpp
  int weight[3];                        // of each scoring still to come, in 64ths; 0: over
  int envy;                             // of the others' points, how much counts against me, in 64ths
  u8 market[alhambra::kSlots];
};

Outlook look_ahead(const alhambra::Position&, Seat me);
int appraise(const alhambra::Position&, const Outlook&);

}  // namespace comares::bots
