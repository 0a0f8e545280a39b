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

// The same taken apart, for a judge that weighs the parts itself.
struct Expected {
  int majorities[kMaxPlayers][3];  // by player and scoring; 0 for those that are over
  int extra[kMaxPlayers];          // points of modules, if the next scoring were held now
};
void expect_points(const alhambra::Position&, const Outlook&,
                   const i16 (&halves)[kMaxPlayers + 1][alhambra::kBuildings], Expected&);
struct Assets {
  int modules, buying_power, reserve, room;
};
Assets weigh_assets(const alhambra::Position&, const Outlook&);

}  // namespace comares::bots
